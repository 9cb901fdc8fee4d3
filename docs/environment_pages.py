"""The pages on the games as environments for research, all of one shape."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import dedent, fill
from typing import Any

import numpy as np
import option_pages
from writing import table

from ludotheque.bots import learned, lineup
from ludotheque.engine.contract import Game, Seat
from ludotheque.games import registry
from ludotheque.games.beat_the_quake import moves as quake_moves
from ludotheque.games.beat_the_quake.components import QUAKE_CODES
from ludotheque.games.beat_the_quake.layout import OBJECTS
from ludotheque.games.seismic import moves as seismic_moves
from ludotheque.games.situation_4 import moves as situation_moves
from ludotheque.games.situation_4.layout import COLUMNS, ROWS
from ludotheque.research.scenario import Scenario
from ludotheque.research.vector import MOST_STEPS, STEP

LINE = 116  # characters


@dataclass(frozen=True)
class Page:
    """What one game's page says of its own."""

    game: str
    title: str
    gym: str  # its id in Gymnasium
    module: str  # its module for PettingZoo
    picture: str
    told: str  # what is seen on the picture
    about: str
    zoo: str  # how PettingZoo's environment is used
    usual: str  # options in the examples
    rules: str
    actions: Sequence[tuple[str, str, str]]
    features: str  # how to read them
    rewards: str
    spiel: str  # how OpenSpiel's game is used
    versions: Sequence[tuple[str, str]]


def span(first: int, after: int) -> str:
    """Codes from `first` up to the one before `after`."""
    return f"{first}" if after == first + 1 else f"{first} – {after - 1}"


def paragraph(words: str) -> Iterator[str]:
    """A text in lines of the length that these pages have, however it stands in this file."""
    yield fill(" ".join(words.split()), LINE, break_long_words=False, break_on_hyphens=False)


def python(code: str) -> Iterator[str]:
    """A piece of Python that runs as it stands."""
    yield "```python"
    yield from dedent(code).strip().splitlines()
    yield "```"


def by_turns(module: str, options: str) -> str:
    """How a game by turns is played with PettingZoo."""
    return f"""
        from ludotheque.research import {module}

        env = {module}.env({options})
        env.reset(seed=42)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
        env.close()
    """


BY_TIME = """
    from ludotheque.research import situation_4_v0

    env = situation_4_v0.parallel_env(seats=4, board="skirmish")
    observations, infos = env.reset(seed=42)
    while env.agents:
        actions = {
            agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents
        }
        observations, rewards, terminations, truncations, infos = env.step(actions)
    env.close()
"""

SPIEL = """
    import numpy as np
    import pyspiel
    import ludotheque.research.open_spiel  # makes our games known to pyspiel

    game = pyspiel.load_game("{name}")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(np.random.choice(outcomes, p=chances))
        else:
            state.apply_action(np.random.choice(state.legal_actions()))
    print(state.returns())
"""

LOST_OR_WON = """
    0 until the game is over. Then (seats/winners − 1)/(seats − 1) for each winner, which is 1 for a lone win,
    and −1/(seats − 1) for everybody else: all rewards add up to 0.
"""

SEISMIC = Page(
    game="seismic",
    title="Seismic",
    gym="ludotheque/Seismic-v0",
    module="seismic_v0",
    picture="seismic.svg",
    told="A table of Seismic at the end of a game: tiles with highways, road crews, and what each seat has",
    about="""
        A game of tiles by turns, for 2 to 4 seats, played in the open; chance draws the tiles. Hundreds of
        moves are legal at once, out of many codes: this is where masks matter.
    """,
    zoo=by_turns("seismic_v0", 'seats=3, variants=["dilemma"]'),
    usual='seats=2, table="small"',
    rules="""
        Lay a tile so that highways meet highways, then put a road crew on it, or not. A section of highway
        between two intersections is complete and scores for who has most crews on it. Quakes take tiles away
        along a line from the town. The game ends with the pile.
    """,
    actions=[
        (span(seismic_moves.PLACE, seismic_moves.CREW), "`place SHAPE Q,R K`", "lay a tile"),
        (span(seismic_moves.CREW, seismic_moves.QUAKE), "`crew …`", "a crew on a fragment, or none"),
        (span(seismic_moves.QUAKE, seismic_moves.CHOOSE_TOWN), "`quake S`", "the side that a quake hits"),
        (
            span(seismic_moves.CHOOSE_TOWN, seismic_moves.PASS_TURN),
            "`town Q,R`",
            "the town that it hits first",
        ),
        (span(seismic_moves.PASS_TURN, seismic_moves.TURN), "`turn -`", "turn no tile"),
        (span(seismic_moves.TURN, seismic_moves.MOVES), "`turn Q,R K`", "turn a tile"),
    ],
    features="""
        Planes lie over the largest table, row by row; smaller tables lie in its middle, and `on the table`
        says where. A `fragment` is named by the sides that it joins, or by its one side if it is a stub.
        `value` is in points, all other planes are 0 or 1. Seats are counted from the one who looks: `+0` is
        oneself.
    """,
    rewards=LOST_OR_WON
    + """
        Equal points share the win: nobody here has a height (SE-6.5). Two of three seats that do have 1/4
        each, and the third −1/2.
    """,
    spiel=SPIEL.format(name="ludotheque_seismic(players=3,variants=big-one+dilemma)"),
    versions=[("v0", "rules_version 1")],
)

QUAKE = Page(
    game="beat-the-quake",
    title="Beat the Quake",
    gym="ludotheque/BeatTheQuake-v0",
    module="beat_the_quake_v0",
    picture="beat-the-quake.svg",
    told="A table of Beat the Quake: quakes that were met, common objects before each seat, hands face down",
    about="""
        A game of cards by turns, for 2 to 5 seats, with hidden hands: everybody loses together, or one
        wins. Rivals have to share what keeps them all alive.
    """,
    zoo=by_turns("beat_the_quake_v0", "seats=3, advanced=True"),
    usual="seats=3",
    rules="""
        Draw an object, show one to all or keep your hand; then draw once more or stop. A quake does as much
        damage as the hand of who draws it is worth in VD, and common objects have to reach it with their
        VP. If they cannot, all lose. After six quakes most points win: cards in hand count, and so do
        common objects that others needed.
    """,
    actions=[
        (span(quake_moves.SHOW, quake_moves.KEEP), "`show CARD`", "lay a card of the hand face up"),
        (span(quake_moves.KEEP, quake_moves.DRAW), "`keep`", "show none"),
        (span(quake_moves.DRAW, quake_moves.STOP), "`draw`", "draw a second card"),
        (span(quake_moves.STOP, quake_moves.DISCARD), "`stop`", "end the turn"),
        (span(quake_moves.DISCARD, quake_moves.USE), "`discard CARD`", "lose a card to a quake"),
        (span(quake_moves.USE, quake_moves.MOVES), "`use CARD`", "use a common object against a quake"),
    ],
    features=f"""
        A plane has a place for each of at most {OBJECTS} objects, in the order of the edition (`ludotheque
        components beat-the-quake`); a card's place is the same in planes and in actions. `VP` and `VD` are
        in points, all other planes are 0 or 1. Seats are counted from the one who looks: `+0` is oneself.
        Of other hands there is their size and the damage that was announced of them, no card. The quakes
        are {", ".join(f"`{one}`" for one in QUAKE_CODES)}.
    """,
    rewards=LOST_OR_WON
    + " After a fatal quake each seat has −1: then they do not. With `together` each has the same, 1 or −1.",
    spiel=SPIEL.format(name="ludotheque_beat_the_quake(players=3,advanced=true)"),
    versions=[("v0", "rules_version 1")],
)

SITUATION = Page(
    game="situation-4",
    title="Situation 4",
    gym="ludotheque/Situation4-v0",
    module="situation_4_v0",
    picture="situation-4.svg",
    told="A board of Situation 4: a map under jigsaw pieces of two sides, with flags, tanks and bridges",
    about=f"""
        Two sides of one to four seats lay a jigsaw over one map at the same time. The game goes by time: an
        environment lets it pass in steps of {STEP // 1000} s, and in each of them every seat does one thing
        or waits. All hands are equally quick here, bots' too: what counts is what one goes for.
    """,
    zoo=BY_TIME,
    usual='seats=2, board="skirmish"',
    rules="""
        Lay pieces from your base line on, next to your own. Cover an objective and plant a flag on it,
        before the other side does it for you. A covered base gives paratroopers, which open the other
        side's land, or tanks, which close your own. Bridges and whole zones count as well. When the board
        is covered, most points win.
    """,
    actions=[
        (span(situation_moves.LAY, situation_moves.DROP), "`lay C5`", "lay the piece of a location"),
        (span(situation_moves.DROP, situation_moves.TANK), "`drop C5`", "drop a paratrooper"),
        (span(situation_moves.TANK, situation_moves.FLAG), "`tank C5`", "set a tank"),
        (span(situation_moves.FLAG, situation_moves.BRIDGE), "`flag ID`", "plant a flag on an objective"),
        (span(situation_moves.BRIDGE, situation_moves.RESIGN), "`bridge ID`", "build a bridge"),
        (span(situation_moves.RESIGN, situation_moves.MOVES), "`resign`", "never legal here"),
        (span(situation_moves.MOVES, situation_moves.MOVES + 1), "", "wait"),
    ],
    features=f"""
        Planes lie over a board of {ROWS} × {COLUMNS} locations, the largest there can be; `on the board`
        says where ours lies. The own base line is the first row: side 1 sees the board after half a turn.
        Actions are not turned: the location in row r and column c of the board, from 0, has the number
        r × {COLUMNS} + c, for both sides. Objectives and bridge sites are numbered as in the board's file.
        `value` is in tens of points, `zones held` counts zones, `forgotten` is in hundredths of the grace
        that had passed; all other planes are 0 or 1.
    """,
    rewards=LOST_OR_WON
    + f"""
        All seats of a side win together. Of two sides of two, those that win have 1/3 each and the others
        −1/3. One seat against two has 1 if it wins, and they −1/2 each; if not it has −1/2, and they 1/4
        each. Equal points are worth 0 to all. A game is truncated after {MOST_STEPS} steps, with 0 for all;
        that takes seats that wait.
    """,
    spiel="""
        import random

        import pyspiel
        import ludotheque.research.open_spiel  # makes our games known to pyspiel

        game = pyspiel.load_game("ludotheque_situation_4(board=skirmish)")
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        print(state.returns())
    """,
    versions=[("v0", f"rules_version 1, steps of {STEP // 1000} s, one action a step")],
)

PAGES = (SEISMIC, QUAKE, SITUATION)

GYM = """
    import gymnasium
    import ludotheque.research.gym  # makes our games known to Gymnasium

    env = gymnasium.make("{gym}", {usual}, seat=None, opponents="level-3")
    observation, info = env.reset(seed=42)
    is_over = False
    while not is_over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        is_over = terminated or truncated
    print(reward, info["scores"])
"""

MASKED = """
    import gymnasium
    from gymnasium.wrappers import FilterObservation
    import ludotheque.research.gym

    env = gymnasium.make("{gym}", {usual})
    env = FilterObservation(env, ["planes", "numbers"])
    env.reset(seed=42)
    masks = env.get_wrapper_attr("action_masks")()
"""

MANY = """
    import gymnasium
    import numpy as np
    import ludotheque.research.gym

    options = dict({usual}, opponents="level-1")
    envs = gymnasium.make_vec("{gym}", num_envs=4, vectorization_mode="async", **options)
    observations, infos = envs.reset(seed=42)
    for _ in range(20):
        masks = observations["action_mask"]
        actions = np.array([np.argmax(np.random.random(mask.shape) * mask) for mask in masks])
        observations, rewards, terminations, truncations, infos = envs.step(actions)
    envs.close()
"""

STEPPED = """
    `Vector` steps thousands of games by one call, one seat a game, on cores (`threads=`) or on a GPU
    (`device="cuda"`); arrays stay where they are:
"""

VECTOR = """
    from ludotheque.research.vector import Vector

    env = Vector("{game}", games=64, {usual}, seed="train")
    batch = env.reset()
    for _ in range(100):
        batch = env.step(env.sample())
    print(batch.planes.shape, batch.mask.shape, batch.rewards.shape)
"""

RENDER = """
    from ludotheque.research import {module}

    env = {module}.{make}({usual}, render_mode="svg")
    env.reset(seed=42)
    picture = env.render()
    assert picture.startswith("<svg")
"""


BY_TIME_ILLEGAL = """
    `situation_4_v0.env()` is the same with one agent after the other, by PettingZoo's own conversion. An
    action that is not legal, or that somebody else was quicker with, costs the step and changes nothing
    (S4-3.3): the agent's info says why as `refused`. Who comes first within a step is drawn.
"""

BY_TURNS_ILLEGAL = """
    An action that is not legal ends the game and loses it. `{module}.raw_env()` has no wrappers: there it
    raises `Refused`, and its words say why.
"""

SEATS = """
    `seat=None` draws a seat each game. `opponents` is a bot, {bots}, or a list with
    one for each other seat; a function `(game, seed) -> bot` stands for [a bot of your
    own](../guides/write-a-bot.md), say an earlier self. Bots get their seats' views alone. An action that is
    not legal {illegal}. The mask is in the observation and in the info; MaskablePPO of sb3-contrib asks a
    method for it, and needs it nowhere else:
"""

LOOKS = """
    `render_mode` is `human` (printed at each step), `ansi` (the same as text), `svg`, or `rgb_array`, the
    pixels of that drawing. A game looks as a spectator sees it in PettingZoo, and as our seat sees it in
    Gymnasium.
"""


def usage(page: Page, is_timed: bool) -> Iterator[str]:
    """How the environments are used."""
    yield "## Usage"
    yield ""
    yield "### PettingZoo"
    yield ""
    yield '`pip install ".[pettingzoo]"` in the folder of Ludotheque.'
    yield ""
    yield from python(page.zoo)
    yield ""
    yield from paragraph(BY_TIME_ILLEGAL if is_timed else BY_TURNS_ILLEGAL.format(module=page.module))
    yield ""
    yield "### Gymnasium"
    yield ""
    yield '`pip install ".[gymnasium]"` in the folder of Ludotheque. One seat is ours, bots have the others:'
    yield ""
    yield from python(GYM.format(gym=page.gym, usual=page.usual))
    yield ""
    illegal = "costs the step" if is_timed else "ends the game with −1"
    yield from paragraph(SEATS.format(bots=bots(page), illegal=illegal))
    yield ""
    yield from python(MASKED.format(gym=page.gym, usual=page.usual))
    yield ""
    yield "### Many at once"
    yield ""
    yield "Gymnasium steps an environment in each of several processes, or one after the other:"
    yield ""
    yield from python(MANY.format(gym=page.gym, usual=page.usual))
    yield ""
    yield from paragraph(STEPPED)
    yield ""
    yield from python(VECTOR.format(game=page.game, usual=page.usual))
    yield ""
    yield "### OpenSpiel"
    yield ""
    yield from spiel(page, is_timed)
    yield ""
    yield "### Pictures"
    yield ""
    yield from paragraph(LOOKS)
    yield ""
    make = "parallel_env" if is_timed else "env"
    yield from python(RENDER.format(module=page.module, usual=page.usual, make=make))


def bots(page: Page) -> str:
    """The bots that can sit in the other seats."""
    game = registry.find(page.game)
    levels = lineup.names(game)
    trained = [f"`{name}` and `{name}:FILE` ([weights](../guides/train.md))" for name in learned.names(game)]
    return ", ".join(
        [f"`{levels[0]}` to `{levels[-1]}`", *(f"`{name}`" for name in lineup.plain(game)), *trained]
    )


def spiel(page: Page, is_timed: bool) -> Iterator[str]:
    """The game in OpenSpiel."""
    if is_timed:
        yield "There it is played turn by turn (S4-10.2), for two players:"
        yield ""
    yield from python(page.spiel)
    yield ""
    yield "More on it is in [OpenSpiel](../guides/open-spiel.md)."


def spaces(setting: Scenario) -> Iterator[str]:
    """What goes in and what comes out."""
    first = setting.begin(np.random.default_rng(0))
    tensors = setting.tensors(first.match.view(Seat(0)))
    rows = [("action", "", f"`Discrete({setting.actions})`", "the code of a move" + _waits(setting))]
    for name, values in tensors.items():
        about = "[see below](#features)"
        rows.append(("observation", f"`{name}`", f"`{values.dtype}` {_shape(values)}", about))
    rows.append(("observation", "`action_mask`", f"`int8` {_shape(np.zeros(setting.actions))}", "1 is legal"))
    yield "## Spaces"
    yield ""
    yield from table(("space", "part", "type", "what it is"), rows)
    yield ""
    yield from paragraph(
        "The parts of an observation lie side by side in Gymnasium. In PettingZoo they are "
        '`{"observation": {"planes", "numbers"}, "action_mask"}`. They show what the seat\'s '
        "view shows, and no more."
    )


def _waits(setting: Scenario) -> str:
    return "" if setting.wait is None else "; the last: wait"


def _shape(values: Any) -> str:
    return " × ".join(map(str, values.shape))


def features(page: Page, game: Game) -> Iterator[str]:
    """Plane by plane, number by number."""
    found = game.part("features")
    yield "## Features"
    yield ""
    yield from paragraph(page.features)
    for title, about in (("Planes", found.ABOUT_PLANES), ("Numbers", found.ABOUT_NUMBERS)):
        yield ""
        yield f"### {title}"
        yield ""
        yield from table(("place", "name", "one for each, in order", "holds"), list(feature_rows(about)))
    yield ""
    yield from paragraph(
        f"They are written by `games/{page.module.removesuffix('_v0')}/features.py`. After a slash stands "
        "what a number is divided by, so that most lie between 0 and 1."
    )


def feature_rows(about: Sequence[tuple[str, Sequence[object], str]]) -> Iterator[tuple[str, str, str, str]]:
    """A row for each name, with its places."""
    first = 0
    for name, each, holds in about:
        after = first + len(each)
        yield span(first, after), f"`{name.replace('{}', '…')}`", ", ".join(map(str, each)), holds
        first = after


def page_of(page: Page) -> Iterator[str]:
    """One game's page."""
    game = registry.find(page.game)
    setting = Scenario(game, min(game.seat_counts), {})
    yield f"# {page.title} as an environment"
    yield ""
    yield "This page is written by `docs/generate.py`; its examples are run by the tests."
    yield ""
    yield f"![{page.told}](../pictures/{page.picture})"
    yield ""
    yield from paragraph(page.about)
    yield ""
    yield from usage(page, game.is_timed)
    yield ""
    yield "### Options"
    yield ""
    seats = f"{min(game.seat_counts)} to {max(game.seat_counts)}, default 2"
    options = [(f"`{option.name}`", option_pages.told(option)) for option in game.OPTIONS]
    yield from table(("option", "is"), [("`seats`", seats), *options])
    yield ""
    yield from paragraph(
        "What is wrong is refused in words. A seed given to `reset` settles all that chance decides, "
        "bots included."
    )
    yield ""
    yield "## Rules"
    yield ""
    yield from paragraph(page.rules)
    yield ""
    folder = page.module.removesuffix("_v0")
    yield f"All of them, clause by clause: [the ruling sheet](../../src/ludotheque/games/{folder}/RULES.md)."
    yield ""
    yield from spaces(setting)
    yield ""
    yield "## Actions"
    yield ""
    yield from table(("codes", "move", "does"), page.actions)
    yield ""
    yield "## Rewards"
    yield ""
    yield from paragraph(page.rewards)
    yield ""
    yield from features(page, game)
    yield ""
    yield "## Versions"
    yield ""
    yield from table(("version", "what it is"), page.versions)
