import { afterEach, expect, test, vi } from "vitest";
import { share } from "../../src/lib/share";

afterEach(() => {
  vi.restoreAllMocks();
});

test("16 bytes, two digits each: a small one too", () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    (bytes as Uint8Array).forEach((_, place, all) => (all[place] = 17 * place));
    return bytes;
  });
  expect(share()).toBe("00112233445566778899aabbccddeeff");
});

test("no two are alike", () => {
  expect(share()).not.toBe(share());
});
