/** The map as a picture of its own, to keep or to share: nothing in it needs our style sheets. */

const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linejoin",
  "stroke-linecap",
  "paint-order",
  "opacity",
  "font",
  "text-anchor",
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the map in this box, as SVG. */
export function pictureOf(map: SVGSVGElement, box: Box): string {
  const copy = map.cloneNode(true) as SVGSVGElement;
  const originals = map.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, place) => {
    const original = originals[place];
    if (!original || !(element instanceof SVGElement)) return;
    const computed = getComputedStyle(original);
    for (const name of STYLES) {
      const value = computed.getPropertyValue(name);
      if (value && !(name === "opacity" && value === "1")) element.setAttribute(name, value);
    }
    for (const name of ["class", "style", "data-cell"]) element.removeAttribute(name);
  });
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  copy.removeAttribute("role");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.setAttribute("width", `${Math.round(box.width)}`);
  copy.setAttribute("height", `${Math.round(box.height)}`);
  return new XMLSerializer().serializeToString(copy).replaceAll("<!---->", "");
}

/** The same as PNG. */
export function asPng(svg: string, box: Box, scale = 2): Promise<Blob> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onerror = () => failed(new Error("the picture cannot be drawn"));
    image.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = Math.round(box.width * scale);
      canvas.height = Math.round(box.height * scale);
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob(
        (blob) => (blob ? done(blob) : failed(new Error("the picture cannot be written"))),
        "image/png",
      );
    };
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

export function save(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
