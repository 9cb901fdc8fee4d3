"""Types commands, one after the other in one process, which loads the rules once: what each says, as JSON.

It is given a list of pairs, words and what is typed to them.
"""

import json
import sys

from tests.cli.command import run

if __name__ == "__main__":
    answers = [run(*words, given=given) for words, given in json.loads(sys.argv[1])]
    assert all(answer.status == 0 for answer in answers), answers
    print(json.dumps([answer.out for answer in answers]))
