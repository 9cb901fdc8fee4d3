"""Screens over the table: a page to read, a question, a line to type."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Static

from ludotheque.cli.terminal.drawn.panes import Choice, ChoiceList, words

Answer = TypeVar("Answer")


class Over(ModalScreen[Answer | None], Generic[Answer]):
    """A box over the table; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def action_close(self) -> None:
        """No answer."""
        self.dismiss(None)


class Page(Over[None]):
    """Something to read; a line typed at its foot asks for something else, where there is one."""

    def __init__(
        self, lines: Sequence[str], foot: str, ask: Callable[[str], Sequence[str]] | None = None
    ) -> None:
        super().__init__()
        self._lines = lines
        self._foot = foot
        self._ask = ask

    def compose(self) -> ComposeResult:
        """The text, and what to type."""
        with Vertical(classes="box tall"):
            with VerticalScroll(id="page"):
                yield Static(words(self._lines), id="text")
            if self._ask is not None:
                yield Input(placeholder=self._foot, compact=True)
            else:
                yield Label(self._foot, classes="foot")

    def on_mount(self) -> None:
        """Keys scroll, or go to the line."""
        self.query_one(Input if self._ask is not None else "#page").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Show what was asked for."""
        event.stop()
        assert self._ask is not None
        self.query_one("#text", Static).update(words(self._ask(" ".join(event.value.split()))))
        self.query_one("#page").scroll_home(animate=False)
        event.input.value = ""

    def on_key(self, event: events.Key) -> None:
        """While a line is typed, the keys for pages still scroll."""
        page = self.query_one("#page", VerticalScroll)
        if event.key in ("pageup", "up"):
            page.scroll_page_up() if event.key == "pageup" else page.scroll_up()
        elif event.key in ("pagedown", "down"):
            page.scroll_page_down() if event.key == "pagedown" else page.scroll_down()
        elif event.key in ("q", "enter") and self._ask is None:
            self.dismiss(None)


class Line(Over[str]):
    """A line to type; None: nothing is wanted."""

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self._question = question
        self._value = value

    def compose(self) -> ComposeResult:
        """The question over the line."""
        with Vertical(classes="box"):
            yield Label(self._question)
            yield Input(self._value, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """That is it."""
        event.stop()
        self.dismiss(" ".join(event.value.split()))


class YesNo(Over[bool]):
    """A question that is answered by a letter or a button."""

    def __init__(self, question: str, yes: Sequence[str], no: Sequence[str]) -> None:
        super().__init__()
        self._question = question
        self._answers = {"yes": yes, "no": no}  # letters and words for each; the second is a word

    def compose(self) -> ComposeResult:
        """The question over two buttons."""
        with Vertical(classes="box"):
            yield Label(self._question)
            with Horizontal(classes="buttons"):
                yield Button(self._answers["no"][1], id="no", compact=True)
                yield Button(self._answers["yes"][1], id="yes", compact=True)

    def on_key(self, event: events.Key) -> None:
        """A letter is enough."""
        for answer, letters in self._answers.items():
            if event.character is not None and event.character.casefold() in letters:
                event.stop()
                self.dismiss(answer == "yes")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """So is a click."""
        event.stop()
        self.dismiss(event.button.id == "yes")


class Listed(Over[int]):
    """All that can be done, to choose from; the number of what is chosen."""

    def __init__(self, choices: Sequence[Choice], placeholder: str) -> None:
        super().__init__()
        self._choices = choices
        self._placeholder = placeholder

    def compose(self) -> ComposeResult:
        """The list in a box."""
        with Vertical(classes="box tall"):
            yield ChoiceList(self._placeholder)

    def on_mount(self) -> None:
        """Typing narrows it at once."""
        chosen = self.query_one(ChoiceList)
        chosen.show(self._choices, has_filter=True)
        chosen.filter.focus()

    def on_choice_list_made(self, event: ChoiceList.Made) -> None:
        """That is it."""
        event.stop()
        self.dismiss(event.number)
