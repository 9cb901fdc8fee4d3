import { expect, test } from "vitest";
import { colour, LETTERS, SHAPES } from "../../src/lib/seats";
import tokens from "../../src/styles/tokens.css?raw";

const SEATS = 8; // of the largest table

test("every seat has a letter and a shape of its own: colour alone tells nobody anything", () => {
  expect(new Set(LETTERS).size).toBe(SEATS);
  expect(new Set(SHAPES).size).toBe(SEATS);
});

test("every seat has a colour, and no other seat has it", () => {
  const colours = LETTERS.map((_, seat) => {
    const name = /^var\((--[\w-]+)\)$/.exec(colour(seat))?.[1];
    return tokens.split(`${name}: `)[1]?.split(";")[0];
  });
  expect(colours).not.toContain(undefined);
  expect(new Set(colours).size).toBe(SEATS);
});
