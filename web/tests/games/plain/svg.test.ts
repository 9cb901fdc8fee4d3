import { expect, test } from "vitest";
import { drawingIn, isKept, type Part, type Source } from "../../../src/games/plain/svg";

const PICTURE = "urn:picture";

function text(words: string): Source {
  return { nodeType: 3, textContent: words, childNodes: [] };
}

function element(
  name: string,
  attributes: Record<string, string> = {},
  inside: Source[] = [],
  namespace = PICTURE,
): Source {
  return {
    nodeType: 1,
    localName: name,
    namespaceURI: namespace,
    textContent: inside.map((one) => one.textContent).join(""),
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    childNodes: inside,
  };
}

const namesIn = (part: Part): string[] => [
  part.name,
  ...part.parts.flatMap((inner) => (typeof inner === "string" ? [] : namesIn(inner))),
];

test("what draws is copied as it is", () => {
  const cell = element("polygon", { class: "cell", "data-move": "c3", points: "0,0 1,1" }, [
    element("title", {}, [text("c3")]),
  ]);
  expect(drawingIn(element("svg", { viewBox: "0 0 12 9" }, [cell]))).toEqual({
    root: {
      name: "svg",
      attributes: [["viewBox", "0 0 12 9"]],
      parts: [
        {
          name: "polygon",
          attributes: [
            ["class", "cell"],
            ["data-move", "c3"],
            ["points", "0,0 1,1"],
          ],
          parts: [{ name: "title", attributes: [], parts: ["c3"] }],
        },
      ],
    },
    styles: "",
  });
});

test.each(["script", "foreignObject", "image", "iframe", "a", "animate", "set", "handler", "feImage"])(
  "no %s is copied, nor what is in it",
  (name) => {
    const inner = element(name, {}, [element("rect"), element("script", {}, [text("alert(1)")])]);
    const drawing = drawingIn(element("svg", {}, [element("g", {}, [inner, element("circle")])]));
    expect(drawing && namesIn(drawing.root)).toEqual(["svg", "g", "circle"]);
  },
);

test("nothing of another language is copied", () => {
  const html = element("g", {}, [element("rect")], "http://www.w3.org/1999/xhtml");
  const drawing = drawingIn(element("svg", {}, [html]));
  expect(drawing && namesIn(drawing.root)).toEqual(["svg"]);
  expect(drawingIn(element("svg", {}, [], "http://www.w3.org/1999/xhtml"))).toBeNull();
  expect(drawingIn(element("html"))).toBeNull();
});

test.each([
  ["onclick", "alert(1)", false],
  ["ONLOAD", "alert(1)", false],
  ["href", "#tile", true],
  ["href", "javascript:alert(1)", false],
  ["href", "https://elsewhere.example/", false],
  ["href", "data:image/svg+xml,<svg/>", false],
  ["xlink:href", "#tile", false],
  ["xml:base", "https://elsewhere.example/", false],
  ["fill", "url(#land)", true],
  ["fill", "url( #land )", true],
  ["fill", "url(https://elsewhere.example/land.svg#land)", false],
  ["style", "fill:#a3271b", true],
  ["style", "fill:u\\72l(https://elsewhere.example/)", false],
  ["clip-path", "url(#edge)", true],
  ["data-move", "c3", true],
  ["tabindex", "0", false],
  ["aria-label", "another cell", false],
])("of attributes %s=%j is kept: %j", (name, value, isSo) => {
  expect(isKept(name, value)).toBe(isSo);
});

test("style sheets are set aside, but for those that fetch something", () => {
  const sheets = [".cell{fill:#f4ead2}", "@import url(x.css);", "g{mask:url(//elsewhere.example)}"];
  const drawing = drawingIn(
    element(
      "svg",
      {},
      sheets.map((sheet) => element("style", {}, [text(sheet)])),
    ),
  );
  expect(drawing).toEqual({
    root: { name: "svg", attributes: [], parts: [] },
    styles: ".cell{fill:#f4ead2}",
  });
});
