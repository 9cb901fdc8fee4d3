/** A poster of a game, as the house draws it, kept as a file. */

import { askText } from "./api";
import { fontsWithin } from "./languages";
import { settings } from "./settings.svelte";

export type Kind = "png" | "svg";

const SHARP = 2; // pixels of a PNG for each of the drawing

/** Minutes that the clock here is ahead of UTC. */
const ahead = (): number => -new Date().getTimezoneOffset();

/** That of a game at a table. */
export const posterAt = (table: string, round: number): Promise<string> =>
  askText("GET", `/tables/${table}/games/${round}/poster?ahead=${ahead()}`);

/** That of a record that somebody has. */
export const posterOf = (record: Record<string, unknown>): Promise<string> =>
  askText("POST", "/replays/poster", { record, ahead: ahead() });

export async function keepPoster(svg: string, kind: Kind, name: string): Promise<void> {
  save(
    kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await asPng(await withLetters(svg)),
    `${name}.${kind}`,
  );
}

/** With the fonts of the language: a picture that becomes pixels sees none of the page's. */
async function withLetters(svg: string): Promise<string> {
  const fonts = await fontsWithin(settings.language);
  return fonts === "" ? svg : svg.replace("<style>", `<style>${fonts}`);
}

function asPng(svg: string): Promise<Blob> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onerror = () => failed(new Error("the poster cannot be drawn"));
    image.onload = () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth * SHARP, image.naturalHeight * SHARP];
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob(
        (blob) => (blob ? done(blob) : failed(new Error("the poster cannot be written"))),
        "image/png",
      );
    };
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

function save(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
