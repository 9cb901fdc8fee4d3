"""`ludotheque words`"""

import typer

from ludotheque.cli.answer import fail, quietly_closed


def words(
    missing: str = typer.Option(
        None, "--missing", metavar="LANGUAGE", help="List what this language still lacks, by file."
    ),
) -> None:
    """List the languages, and how much of each there is."""
    from ludotheque.cli.terminal.screen import spoken_language
    from ludotheque.engine.languages import ABOUT_EACH
    from ludotheque.engine.translation import missing_in, said_in
    from ludotheque.engine.words import Refused, checked_language, say

    language = spoken_language()
    try:
        asked = checked_language(missing) if missing else None
    except Refused as error:
        fail(error)

    def told() -> None:
        if asked:
            for file, keys in missing_in(asked).items():
                for key in keys:
                    print(f"{file}: {key}")
            return
        for code, about in ABOUT_EACH.items():
            lacks = sum(map(len, missing_in(code).values()))
            count = sum(map(len, said_in(code).values()))
            state = "unchecked" if about.unchecked else "checked"
            print(say(f"words-{state}", language, code=code, name=about.name, count=count, missing=lacks))

    quietly_closed(told)
