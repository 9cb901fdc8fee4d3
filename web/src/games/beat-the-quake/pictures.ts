/** The drawings of the cards: one file each, under the name that an edition gives as `picture`. */

const drawings = import.meta.glob<string>("./pictures/[a-z]*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const byName = new Map(
  Object.entries(drawings).map(([path, drawing]) => [
    path.slice("./pictures/".length, -".svg".length),
    drawing,
  ]),
);

/** A card of somebody's own edition may have no drawing here: then it shows a plain box. */
const plain = byName.get("object") ?? "";

/**
 * The drawing of this name as SVG text, ours from end to end, so that it may be put into the page as it is.
 * It takes the size of what it stands in, and says nothing: the name of the card stands beside it.
 */
export function pictureOf(name: string): string {
  return byName.get(name) ?? plain;
}
