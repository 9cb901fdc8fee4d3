/** A table as it is shown, for tests: two people at Seismic, and what a test says otherwise. */

import type { SeatShown, Shown } from "../src/protocol";

export function seat(changes: Partial<SeatShown> = {}): SeatShown {
  return { kind: "person", ready: true, left: false, resigned: false, ...changes };
}

export function shown(changes: Partial<Shown> = {}): Shown {
  return {
    game: "seismic",
    rules: 1,
    options: {},
    clock: { kind: "none" },
    public: false,
    chat: true,
    hints: true,
    lens: false,
    grace: 0,
    hidden: false,
    host: "p1",
    is_host: true,
    status: "playing",
    round: 1,
    seats: [seat({ name: "Ada" }), seat({ name: "Ben" })],
    yours: [0],
    can: [],
    moves: 0,
    to_move: [0],
    ...changes,
  };
}
