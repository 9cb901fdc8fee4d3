"""Editions are data: custom ones from a TOML file, and what is wrong with a broken one."""

from pathlib import Path

import pytest

from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.beat_the_quake.hand_made import FEWEST, QUAKES, record, toml_of, values_of
from tests.support.hand_made import read

GAME = registry.find("beat-the-quake")
VALUES = values_of("spade71 rope30 vase09")
GARDEN = toml_of("garden", VALUES)
ID = 'id = "spade71"'


def written(folder: Path, text: str, name: str = "garden") -> Path:
    """An edition file."""
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def of_size(count: int) -> str:
    """An edition of so many objects."""
    return toml_of("garden", [(f"card-{number}", 1, 1) for number in range(count)])


def refused(folder: Path, text: str) -> Refused:
    """Why this text is no edition; the line names the file."""
    with pytest.raises(Refused) as caught:
        GAME.edition_from(str(written(folder, text)))
    assert "garden.toml" in caught.value.tell()
    assert "\n" not in caught.value.tell()
    return caught.value


def test_an_edition_from_a_file(tmp_path: Path) -> None:
    """BQ-1.3 Its objects with their values in its order, with all six quakes."""
    edition = GAME.edition_from(str(written(tmp_path, GARDEN)))
    box = GAME.components(GAME.options({"edition": edition}))
    assert box == {
        "objects": [{"id": card, "vp": vp, "vd": vd} for card, vp, vd in VALUES],
        "quakes": list(QUAKES),
    }


def test_an_edition_with_words_and_pictures(tmp_path: Path) -> None:
    """BQ-1.2 Pictures, names and messages may be there, in any of the languages."""
    words = (
        'id = "spade71"\npicture = "torch"\nen = {name = "Spade", message = "Dig."}\nfr = {name = "Bêche"}'
    )
    edition = GAME.edition_from(str(written(tmp_path, GARDEN.replace('id = "spade71"', words))))
    box = GAME.components(GAME.options({"edition": edition}))
    assert box["objects"][0] == {"id": "spade71", "vp": 7, "vd": 1}


def test_an_object_of_which_nothing_is_said_is_neutral(tmp_path: Path) -> None:
    """BQ-1.3 Nobody is taught what the file does not say, whatever its values are."""
    text = GARDEN.replace(ID, f'{ID}\nkind = "hazard"')
    edition = GAME.edition_from(str(written(tmp_path, text)))
    told = GAME.components_told(GAME.options({"edition": edition}), "en")["objects"]
    assert [card["kind"] for card in told] == ["hazard", *["neutral"] * (FEWEST - 1)]


def test_setting_up_an_edition(tmp_path: Path) -> None:
    """BQ-2.1 With the fewest objects and most seats one object is left to shuffle with the quakes."""
    options = GAME.options({"edition": GAME.edition_from(str(written(tmp_path, GARDEN)))})
    box = GAME.box(options)
    for seed in "abcdefgh":
        pile = [GAME.outcome_text(box, card) for card in GAME.deal(options, 5, seed)[1]]
        assert sorted(pile) == sorted([*QUAKES, *(card for card, _, _ in VALUES)])
        assert not set(pile[:15]) & set(QUAKES)


def test_bq_8_4_how_many_objects(tmp_path: Path) -> None:
    """BQ-8.4 Three for each of five seats and one more; and no more than the words say."""
    why = refused(tmp_path, of_size(FEWEST - 1))
    assert (why.key, why.words["least"]) == ("edition-objects", FEWEST)
    most = why.words["most"]
    assert refused(tmp_path, of_size(most + 1)).key == "edition-objects"
    for size in (FEWEST, most):
        edition = GAME.edition_from(str(written(tmp_path, of_size(size))))
        options = GAME.options({"edition": edition})
        assert len(GAME.components(options)["objects"]) == size
        assert len(GAME.deal(options, 5, "a seed")[1]) == size + 6


BROKEN = [
    ("= nonsense", "edition-not-toml"),
    (GARDEN.replace("garden", "meadow"), "edition-name"),
    (GARDEN.replace('name = "garden"', ""), "edition-name"),
    (GARDEN.replace('"garden"', "7"), "edition-name"),
    (GARDEN + "\n[colours]\nx = 1\n", "edition-unknown-key"),
    (GARDEN.replace("vp = 7", "vp = 7\nprice = 3"), "edition-unknown-key"),
    (GARDEN.replace("vp = 7", "vp = 10"), "edition-number"),
    (GARDEN.replace("vp = 7", "vp = -1"), "edition-number"),
    (GARDEN.replace("vp = 7", "vp = 7.0"), "edition-number"),
    (GARDEN.replace("vp = 7", "vp = true"), "edition-number"),
    (GARDEN.replace("vp = 7", 'vp = "7"'), "edition-number"),
    (GARDEN.replace("vp = 7", f"vp = {10**30}"), "edition-number"),
    (GARDEN.replace("vp = 7", ""), "edition-number"),
    (GARDEN.replace("vd = 9", "vd = 10"), "edition-number"),
    (GARDEN.replace("vd = 9", ""), "edition-number"),
    (GARDEN.replace(ID, ""), "edition-card-id"),
    (GARDEN.replace(ID, "id = 7"), "edition-card-id"),
    (GARDEN.replace("spade71", ""), "edition-card-id"),
    (GARDEN.replace("spade71", "Spade"), "edition-card-id"),
    (GARDEN.replace("spade71", "7spade"), "edition-card-id"),
    (GARDEN.replace("spade71", "-spade"), "edition-card-id"),
    (GARDEN.replace("spade71", "big spade"), "edition-card-id"),
    (GARDEN.replace("spade71", "spade\\n"), "edition-card-id"),
    (GARDEN.replace("spade71", "bêche"), "edition-card-id"),
    (GARDEN.replace("spade71", "s" * 25), "edition-card-id"),
    *((GARDEN.replace("spade71", quake), "edition-card-id") for quake in QUAKES),
    (GARDEN.replace("spade71", "rope30"), "edition-card-twice"),
    (GARDEN.replace(ID, f"{ID}\npicture = 7"), "edition-card-picture"),
    (GARDEN.replace(ID, f'{ID}\npicture = "../torch"'), "edition-card-picture"),
    (GARDEN.replace(ID, f'{ID}\nkind = "friend"'), "edition-card-kind"),
    (GARDEN.replace(ID, f"{ID}\nkind = 7"), "edition-card-kind"),
    (GARDEN.replace(ID, f"{ID}\nkind = []"), "edition-card-kind"),
    (GARDEN.replace(ID, f"{ID}\nen = {{name = 7}}"), "edition-card-text"),
    (GARDEN.replace(ID, f"{ID}\nen = {{name = 'Spade', message = 7}}"), "edition-card-text"),
    (GARDEN.replace(ID, f"{ID}\nde = {{name = 'Spaten'}}"), "edition-unknown-key"),
    (GARDEN.replace(ID, f"{ID}\nen = {{title = 'Spade'}}"), "edition-unknown-key"),
    (GARDEN.replace(ID, f"{ID}\nen = 'Spade'"), "edition-group"),
    ('name = "garden"\nobjects = 3\n', "edition-objects"),
    ('name = "garden"\nobjects = ["torch"]\n', "edition-objects"),
    (f'name = "garden"\nobjects = {[*"abcdefghijklmnop"]}\n', "edition-group"),
    ('name = "garden"\n', "edition-objects"),
]


VILLAGE = """
name = "garden"
like = "classic"
objects = [ { id = "spade", in_place_of = "piano", en = { name = "Spade" } } ]
"""


def test_an_edition_like_another_one(tmp_path: Path) -> None:
    """BQ-1.3 With other objects in the places of some; values that it does not give are as they were."""
    ours = GAME.components_told(GAME.options({}), "en")["objects"]
    edition = GAME.edition_from(str(written(tmp_path, VILLAGE)))
    told = GAME.components_told(GAME.options({"edition": edition}), "en")["objects"]
    assert [card["id"] for card in told] == [
        "spade" if card["id"] == "piano" else card["id"] for card in ours
    ]
    before, now = (next(card for card in cards if card["id"] in ("piano", "spade")) for cards in (ours, told))
    assert {**before, "id": "spade", "name": "Spade", "message": "", "picture": ""} == now
    other = VILLAGE.replace('"spade"', '"spade", vp = 7')
    edition = GAME.edition_from(str(written(tmp_path, other)))
    told = GAME.components(GAME.options({"edition": edition}))["objects"]
    assert next((card["vp"], card["vd"]) for card in told if card["id"] == "spade") == (7, before["vd"])


def test_an_object_has_the_words_of_ours_unless_it_has_its_own(tmp_path: Path) -> None:
    """BQ-1.2 In every language, or in those that its file gives."""
    for own, names in (("", ("Torch", "Lampe de poche")), ('en = {name = "Lamp"}', ("Lamp", "Lamp"))):
        text = GARDEN.replace(ID, f'id = "torch"\n{own}')
        options = GAME.options({"edition": GAME.edition_from(str(written(tmp_path, text)))})
        told = [GAME.components_told(options, language)["objects"][0]["name"] for language in ("en", "fr")]
        assert tuple(told) == names


BROKEN += [
    (VILLAGE.replace("classic", "garden"), "edition-like"),
    (VILLAGE.replace('"classic"', "7"), "edition-like"),
    (VILLAGE.replace("piano", "organ"), "edition-in-place"),
    (VILLAGE.replace('in_place_of = "piano", ', ""), "edition-in-place"),
    (VILLAGE.replace("[ {", '[ { id = "hoe", in_place_of = "piano" }, {'), "edition-in-place"),
    (VILLAGE.replace("spade", "torch"), "edition-card-twice"),
    (VILLAGE.replace("{ id", "{ price = 3, id"), "edition-unknown-key"),
    (VILLAGE.replace("objects = [", "objects = [ 3, "), "edition-group"),
    (VILLAGE.partition("objects")[0], "edition-group"),
]


@pytest.mark.parametrize(("text", "key"), BROKEN)
def test_a_broken_edition(tmp_path: Path, text: str, key: str) -> None:
    """BQ-8.4 Each fault has its own words, and the file is named."""
    assert text != GARDEN
    assert refused(tmp_path, text).key == key


@pytest.mark.parametrize("given", [None, 1, 0, "true", []])
def test_advanced_is_true_or_false(given: object) -> None:
    """BQ-6.1 Nothing that only looks like it."""
    document = record("a00 b00")
    document["options"]["advanced"] = given
    with pytest.raises(Refused) as caught:
        read(document)
    assert (caught.value.key, caught.value.place) == ("option-not-bool", "options.advanced")
