"""Hex a second time, as a person checks it: a board of letters, and a finger that follows a chain."""

from typing import Any

AROUND = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))


class Referee:
    """A game under way."""

    def __init__(self, size: int, first: int) -> None:
        self.rows = [["."] * size for _ in range(size)]
        self.actor: int | None = first
        self.winner: int | None = None

    def legal(self) -> list[str]:
        """HE-2.1 Every empty cell, row by row."""
        cells = ((row, column) for row in range(len(self.rows)) for column in range(len(self.rows)))
        return [
            f"{'abcdefghijklm'[column]}{row + 1}" for row, column in cells if self.rows[row][column] == "."
        ]

    def play(self, move: str) -> None:
        """HE-2.1, HE-3.1 A stone, and whether it joins two sides."""
        assert move in self.legal()
        assert self.actor is not None
        self.rows[int(move[1:]) - 1]["abcdefghijklm".index(move[0])] = "AB"[self.actor]
        if self.joins(self.actor):
            self.actor, self.winner = None, self.actor
        else:
            self.actor = 1 - self.actor

    def joins(self, seat: int) -> bool:
        """HE-1.2, HE-3.1 Whether a chain leads from the first side of a seat to the second."""
        last, stone = len(self.rows) - 1, "AB"[seat]
        todo = [(0, place) if seat == 0 else (place, 0) for place in range(last + 1)]
        seen: set[tuple[int, int]] = set()
        while todo:
            row, column = todo.pop()
            inside = 0 <= row <= last and 0 <= column <= last
            if inside and (row, column) not in seen and self.rows[row][column] == stone:
                seen.add((row, column))
                todo += [(row + down, column + right) for down, right in AROUND]
        return any(cell[seat] == last for cell in seen)

    def result(self) -> dict[str, Any]:
        """HE-3.1 A point for who has won."""
        return {"scores": [int(self.winner == seat) for seat in (0, 1)], "winners": [self.winner]}

    def report(self) -> dict[str, Any]:
        """Where the game stands, as `ludotheque replay --json` says it."""
        is_over = self.actor is None
        state: dict[str, Any] = {"rows": ["".join(row) for row in self.rows]}
        state |= {"winner": self.winner} if is_over else {"actor": self.actor}
        return {
            "game": "hex",
            "finished": is_over,
            "to_move": [] if is_over else [self.actor],
            "scores": self.result()["scores"],
            "winners": [self.winner] if is_over else None,
            "state": state,
        }
