"""How the generated pages write Markdown."""

from collections.abc import Iterator, Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    """A Markdown table."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(str(value) for value in row) + " |"
