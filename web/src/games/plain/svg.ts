/** A picture of the house for our own page: what draws is copied, and what could run or fetch something is not. */

const SVG = "http://www.w3.org/2000/svg";
/** What stands for it while a picture is read: elements of it are words, and no browser acts on their styles. */
const INERT = "urn:picture";

/** A node of a parsed document, as far as we look at it. */
export interface Source {
  readonly nodeType: number;
  readonly localName?: string;
  readonly namespaceURI?: string | null;
  readonly textContent: string | null;
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>;
  readonly childNodes: ArrayLike<Source>;
}

/** An element that only draws. */
export interface Part {
  name: string;
  attributes: [name: string, value: string][];
  parts: (Part | string)[];
}

export interface Drawing {
  root: Part;
  /** Its style sheets. */
  styles: string;
}

const [ELEMENT, TEXT] = [1, 3]; // types of nodes
const STYLE = "style";

const DRAWS = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "path",
  "polygon",
  "polyline",
  "line",
  "rect",
  "circle",
  "ellipse",
  "text",
  "tspan",
  "title",
  "linearGradient",
  "radialGradient",
  "stop",
  "pattern",
  "clipPath",
  "mask",
  "marker",
]);

const isInside = (value: string): boolean => !/url\s*\((?!\s*#)|\\|@import/i.test(value);

/** Whether an attribute only draws. What it is called and how it is reached is said by the board. */
export function isKept(name: string, value: string): boolean {
  if (/^on|^aria-|^(?:role|tabindex|xmlns)$|:/i.test(name)) return false;
  return name === "href" ? value.startsWith("#") : isInside(value);
}

/** The drawing in a document; null: there is none. */
export function drawingIn(root: Source): Drawing | null {
  const [styles, part] = [[] as string[], partOf(root, [])];
  if (part === null || part.name !== "svg") return null;
  collect(root, styles);
  return { root: part, styles: styles.filter(isInside).join("\n") };
}

function partOf(node: Source, above: string[]): Part | null {
  const name = node.localName ?? "";
  if (node.nodeType !== ELEMENT || node.namespaceURI !== INERT || !DRAWS.has(name)) return null;
  if (name === "title" && above.length < 2) return null; // of the whole: the board says what it is
  const attributes = Array.from(node.attributes ?? [], ({ name, value }): [string, string] => [name, value]);
  const parts = Array.from(node.childNodes, (inner) =>
    inner.nodeType === TEXT ? (inner.textContent ?? "") : partOf(inner, [...above, name]),
  );
  return {
    name,
    attributes: attributes.filter(([name, value]) => isKept(name, value)),
    parts: parts.filter((part) => part !== null),
  };
}

function collect(node: Source, styles: string[]): void {
  if (node.localName === STYLE && node.namespaceURI === INERT) styles.push(node.textContent ?? "");
  else for (const inner of Array.from(node.childNodes)) collect(inner, styles);
}

/** The drawing in a text; null: it is none. */
export function drawingOf(text: string): Drawing | null {
  const inert = text.replaceAll(SVG, INERT);
  return drawingIn(new DOMParser().parseFromString(inert, "application/xml").documentElement);
}

/** A part as an element of the page. Letters are for who sees them: others are told the table in words. */
export function made(part: Part): SVGElement {
  const element = document.createElementNS(SVG, part.name);
  for (const [name, value] of part.attributes) {
    if (name === STYLE) element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  if (part.name === "text") element.setAttribute("aria-hidden", "true");
  element.append(...part.parts.map((inner) => (typeof inner === "string" ? inner : made(inner))));
  return element;
}
