"""What a review takes, and how far its readings are from one with four times the simulations.

python benchmarks/reviews.py docs/pictures/seismic.json

By the processor, all threads together: the time that other work on the machine lengthens least.
"""

import argparse
import time
from pathlib import Path

import numpy as np

from ludotheque.bots.review import SIMULATIONS, SKETCHED, Draft, Judge, Review, Reviewer, seed_of
from ludotheque.bots.search import strongest
from ludotheque.engine.records import Record, read_record
from ludotheque.games import registry

MORE = 4  # times the simulations of a full review


def chances_of(found: Draft | Review) -> np.ndarray:
    """Of each seat, before each decision."""
    return np.array([one.before for one in found.judged])


def reviewed(record: Record, seed: str, simulations: int) -> Review:
    """A review with this seed."""

    def judge(number: int) -> Judge:
        return strongest(record.game, seed_of(seed, number))

    return Reviewer(record, judge, simulations).review()


def main() -> None:
    """Measure one record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", type=Path)
    record = read_record(parser.parse_args().record, registry.find)

    def judge(number: int) -> Judge:
        return strongest(record.game, seed_of("0", number))

    Reviewer(record, judge, 1).step()  # compiles
    reviewer = Reviewer(record, judge, SIMULATIONS, is_sketched=True)
    began = time.process_time()
    while reviewer.draft().end is None:
        reviewer.step()
    sketched, quick = time.process_time() - began, chances_of(reviewer.draft())
    began = time.process_time()
    thorough = chances_of(reviewer.review())
    full = time.process_time() - began
    reference = chances_of(reviewed(record, "reference", MORE * SIMULATIONS))
    print(f"{len(record.players)} seats, {len(record.moves)} moves")
    for count, seconds, found in ((SKETCHED, sketched, quick), (SIMULATIONS, full, thorough)):
        off = 100 * float(np.mean(np.abs(found - reference)))
        print(f"{count:>5} simulations: {seconds:5.1f} s, {off:.2f} hundredths from {MORE * SIMULATIONS}")


if __name__ == "__main__":
    main()
