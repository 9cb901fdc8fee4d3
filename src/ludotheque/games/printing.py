"""What is printed of a game, as a PDF: what its part `paper` says, or else its ruling sheet alone."""

from ludotheque.engine.contract import Game, Options
from ludotheque.engine.options import Edition
from ludotheque.engine.paper import PAPERS, Document, Heading, Listed, Prose, Text, check_paper, pdf
from ludotheque.engine.words import Refused, said, say
from ludotheque.games.rulesheet import RULING, Sheet, for_players, parse, sheet_of


def pdf_of(game: Game, options: Options, paper: str, language: str) -> bytes:
    """A game on this paper; Refused, with words, if there is no such paper or nothing to print."""
    check_paper(paper)
    return pdf(document_of(game, options, language), PAPERS[paper], language)


def document_of(game: Game, options: Options, language: str) -> Document:
    """What its part `paper` says is printed, or else its ruling sheet; Refused if there is none either."""
    if game.has_part("paper"):
        found: Document = game.part("paper").document(options, language)
        return found
    try:
        sheet = for_players(parse(sheet_of(game.name, language)))
    except FileNotFoundError:
        raise Refused("rules-none", game=game.name) from None
    return ruling_sheet(sheet, said(f"title-{game.name}", language) or game.name, language)


def ruling_sheet(sheet: Sheet, title: str, language: str) -> Document:
    """A ruling sheet as it is printed: each clause with its number."""
    blocks: list[Heading | Text | Listed] = [Text(_plain(text)) for text in sheet.about]
    for section in sheet.sections:
        blocks.append(Heading(_plain(section.title)))
        blocks += [Text(f"*{clause.number}* {_plain(clause.text)}") for clause in section.clauses]
    notice = say("paper-notice", language, game=title)
    return Document(title, notice, (Prose(title, tuple(blocks), columns=2, letters=9.5),))


def _plain(text: str) -> str:
    """A text of a sheet without its marks, but for what is strong."""
    return text.replace(RULING, "").replace("**", "*").replace("`", "").strip()


def options_with(game: Game, edition: str | None) -> Options:
    """The usual options of a game, with this edition or board; Refused, with words, if it has none such."""
    if edition is None:
        return game.options({})
    return game.options({_edition_option(game) or "edition": edition})


def file_name(game: Game, options: Options, paper: str, language: str) -> str:
    """What a PDF is called: its game, its edition if it is not the usual one, its language and its paper."""
    option = _edition_option(game)
    others = []
    if option and (chosen := getattr(options, option).name) != getattr(game.options({}), option).name:
        others.append(chosen)
    return f"{'-'.join([game.name, *others, language, paper])}.pdf"


def _edition_option(game: Game) -> str | None:
    """The option that names an edition, if the game has one."""
    return next((option.name for option in game.OPTIONS if isinstance(option, Edition)), None)
