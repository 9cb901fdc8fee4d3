"""The panes of the drawn terminal: the table, what is on offer, what may be done, the story."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ludotheque.cli.terminal.drawn.aiming import Direction, nearest
from ludotheque.engine.pointer import Piece, Place, Spot

REACH = 6  # characters: so near to a place a click means it


def ansi(lines: Sequence[str]) -> Text:
    """Lines as a game draws them, with the colours of a terminal in them."""
    return Text.from_ansi("\n".join(lines), no_wrap=True, end="")


def words(lines: Sequence[str]) -> Text:
    """Lines of words, which may hold colours, to be wrapped where they end."""
    return Text.from_ansi("\n".join(lines), end="")


class Board(ScrollableContainer):
    """The table. With a pointer the arrow keys move the cursor; without one they scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"step('{key}')", show=False) for key in ("up", "down", "left", "right")
    ]

    class Stepped(Message):
        """An arrow key."""

        def __init__(self, direction: Direction) -> None:
            super().__init__()
            self.direction = direction

    class Pointed(Message):
        """The mouse over a place, or a click on it."""

        def __init__(self, place: Place, is_click: bool) -> None:
            super().__init__()
            self.place = place
            self.is_click = is_click

    class Turned(Message):
        """The wheel, one step forwards or back."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self) -> None:
        super().__init__(id="board")
        self.spots: Mapping[Place, Spot] = {}
        self._drawing = Static(id="drawing")
        self._under: Place | None = None

    def compose(self) -> ComposeResult:
        """The drawing, as large as it is."""
        yield self._drawing

    def draw(self, lines: Sequence[str], spots: Mapping[Place, Spot], cursor: Place | None) -> None:
        """Show a table; the cursor stays in sight."""
        self.spots = spots
        self._drawing.update(ansi(lines))
        if cursor is not None and cursor in spots:
            from textual.geometry import Region

            across, down = spots[cursor]
            around = Region(max(across - 8, 0), max(down - 4, 0), 17, 9)
            self.call_after_refresh(self.scroll_to_region, around, animate=False, force=True)

    def action_step(self, direction: Direction) -> None:
        """Move the cursor, or the drawing where there is none."""
        if self.spots:
            self.post_message(self.Stepped(direction))
        else:
            getattr(self, f"scroll_{direction}")(animate=False)

    def _place_at(self, event: events.MouseEvent) -> Place | None:
        offset = event.get_content_offset(self._drawing)
        if offset is None:
            return None
        return nearest(self.spots, offset.x, offset.y, REACH)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """A ghost follows the mouse."""
        place = self._place_at(event)
        if place is not None and place != self._under:
            self.post_message(self.Pointed(place, is_click=False))
        self._under = place

    def on_click(self, event: events.Click) -> None:
        """A place is chosen."""
        place = self._place_at(event)
        if place is not None:
            self.post_message(self.Pointed(place, is_click=True))

    def _on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._wheel(event, 1)

    def _on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._wheel(event, -1)

    def _wheel(self, event: events.MouseEvent, step: int) -> None:
        if self.spots:
            event.stop()
            event.prevent_default()
            self.post_message(self.Turned(step))


class Offered(Static):
    """A piece on offer, drawn."""

    class Chosen(Message):
        """This piece is taken."""

        def __init__(self, piece: str) -> None:
            super().__init__()
            self.piece = piece

    def __init__(self, piece: Piece, key: str, is_held: bool) -> None:
        super().__init__(ansi([*piece.lines, key.center(8).rstrip()]), classes="held" if is_held else "")
        self.piece = piece.name
        self.tooltip = piece.words

    def on_click(self) -> None:
        """Take it."""
        self.post_message(self.Chosen(self.piece))


class Offer(Horizontal):
    """What is on offer, side by side."""

    async def show(self, pieces: Sequence[Piece], held: str, can_choose: bool) -> None:
        """These pieces; a key below each where one can be chosen."""
        async with self.batch():
            await self.remove_children()
            await self.mount_all(
                Offered(piece, f"[{number}]" if can_choose else "", piece.name == held)
                for number, piece in enumerate(pieces, start=1)
            )
        self.set_class(not can_choose, "idle")
        self.set_class(not pieces, "empty")


class Filter(Input):
    """What is typed here narrows the list; the arrow keys move in the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.choice(-1)", show=False),
        Binding("down", "app.choice(1)", show=False),
    ]


class Choice:
    """A move in a list."""

    def __init__(self, number: int, group: str, label: str) -> None:
        self.number = number
        self.group = group  # those of one group stand together
        self.label = label


class ChoiceList(Vertical):
    """Moves to choose from, group by group; typing narrows them."""

    class Made(Message):
        """A choice is made, by its number."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, placeholder: str, id: str | None = None) -> None:
        super().__init__(id=id)
        self._choices: Sequence[Choice] = ()
        self.filter = Filter(placeholder=placeholder, compact=True)
        self.list = OptionList(compact=True)

    def compose(self) -> ComposeResult:
        """The filter over the list."""
        yield self.filter
        yield self.list

    def show(self, choices: Sequence[Choice], has_filter: bool) -> None:
        """These choices; few need no filter."""
        self._choices = choices
        self.display = bool(choices)
        self.filter.display = has_filter
        self.filter.value = ""
        self._fill()

    def _fill(self) -> None:
        wanted = self.filter.value.casefold().split()
        found = [
            choice for choice in self._choices if all(word in choice.label.casefold() for word in wanted)
        ]
        if len(wanted) == 1 and wanted[0].isdecimal():
            found.sort(
                key=lambda choice: choice.number != int(wanted[0])
            )  # the number that is typed comes first
        groups: dict[str, list[Choice]] = {}
        for choice in found:
            groups.setdefault(choice.group, []).append(choice)
        self.list.clear_options()
        for group in groups.values():
            if self.list.option_count:
                self.list.add_option(None)
            if len(groups) > 1 and len(group) > 2 and (heading := _heading(group)):
                self.list.add_option(Option(Text(heading, style="bold"), disabled=True))
            self.list.add_options(Option(Text(choice.label), id=str(choice.number)) for choice in group)
        self.list.action_first()

    def light(self, number: int) -> None:
        """Put the cursor on a choice."""
        with_number = str(number)
        for place in range(self.list.option_count):
            if self.list.get_option_at_index(place).id == with_number:
                self.list.highlighted = place

    def step(self, step: int) -> None:
        """Move the cursor."""
        if step > 0:
            self.list.action_cursor_down()
        else:
            self.list.action_cursor_up()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list."""
        event.stop()
        self._fill()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter takes what the cursor is on."""
        event.stop()
        if self.list.highlighted is not None:
            self.list.action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice is made."""
        event.stop()
        if event.option.id is not None:
            self.post_message(self.Made(int(event.option.id)))


def _heading(group: Sequence[Choice]) -> str:
    """What all labels of a group begin with, in whole words; their numbers aside."""
    told = [choice.label.partition(" ")[2] for choice in group]
    first, last = min(told).split(), max(told).split()
    same = (pair[0] for pair in takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False)))
    shared = " ".join(same)
    return f"{shared} …" if shared else ""


class Story(VerticalScroll):
    """What happened, the latest below."""

    MOST = 400  # lines that are kept

    def __init__(self) -> None:
        super().__init__(id="story")
        self.lines: list[str] = []
        self._told = Static()

    def compose(self) -> ComposeResult:
        """All in one text."""
        yield self._told

    def tell(self, lines: Sequence[str]) -> None:
        """More of it."""
        self.lines = [*self.lines, *lines][-self.MOST :]
        self._told.update(words(self.lines))
        self.anchor()  # the end stays in sight, until somebody scrolls

    def forget(self, lines: Sequence[str]) -> None:
        """Nothing but these lines may stay."""
        self.lines = []
        self.tell(lines)
