// boardgame.io's own server with tic-tac-toe in memory: node boardgame.mjs PORT [delta]
//
// It sends the whole state with each move; with `delta` what changed, by its option deltaState.
//
// Kind to it on purpose: no win check, and a full board is cleared by the next move, so that no match ever
// has to be opened again; matches without credentials; on loopback only.

import boardgame from "boardgame.io/dist/cjs/server.js";
import core from "boardgame.io/dist/cjs/core.js";

const ticTacToe = {
  name: "tic-tac-toe",
  deltaState: process.argv[3] === "delta",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (!G.cells.includes(null)) G.cells.fill(null);
      if (G.cells[cell] !== null) return core.INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};

// Collected before memory is read: what it could give back is not counted.
process.on("SIGUSR2", () => globalThis.gc());

const server = boardgame.Server({ games: [ticTacToe], origins: [boardgame.Origins.LOCALHOST] });
await server.run({ port: { host: "127.0.0.1", port: Number(process.argv[2]) } });
