"""`ludotheque serve`"""

import gc
import os
from pathlib import Path
from typing import Any

import typer

from ludotheque.cli.answer import INTERRUPTED, fail
from ludotheque.cli.options import language_option
from ludotheque.server.settings import ABOUT, Settings, default_text, option


def _option(key: str) -> Any:
    """An option as text: `read_settings` checks it, wherever it comes from."""
    about = ABOUT[key]
    told = f"{about.does} Default: {default_text(key)}."
    return typer.Option(None, option(key), metavar=about.takes, help=told)


def serve(
    game: str = typer.Argument(None, metavar="[GAME]", help="What the class plays, with --classroom."),
    host: str = _option("host"),
    port: str = _option("port"),
    database: str = _option("database"),
    redis: str = _option("redis"),
    data_dir: str = _option("data_dir"),
    public: str = _option("public"),
    config: Path = typer.Option(
        None,
        "--config",
        metavar="FILE",
        help="A TOML file with settings. Default: server.toml, if it is there.",
    ),
    browser: bool = typer.Option(None, "--browser/--no-browser", help=ABOUT["browser"].does),
    lang: str = language_option(),
    limit_requests: str = _option("limit_requests"),
    limit_messages: str = _option("limit_messages"),
    bot_threads: str = _option("bot_threads"),
    thinking: str = _option("thinking"),
    classroom: bool = typer.Option(
        None,
        "--classroom",
        help="Be a classroom: children join with a code, and a teacher sees all tables.",
    ),
    log_level: str = _option("log_level"),
) -> None:
    """Open a house: tables for people and bots, in the browser."""
    from ludotheque.cli.terminal.screen import prepare_streams, spoken_language
    from ludotheque.engine.languages import LANGUAGES
    from ludotheque.engine.words import Refused, quote
    from ludotheque.server.settings import read_settings

    given = {
        "host": host,
        "port": port,
        "database": database,
        "redis": redis,
        "data_dir": data_dir,
        "public": public,
        "config": config,
        "browser": browser,
        "language": lang,
        "limit_requests": limit_requests,
        "limit_messages": limit_messages,
        "bot_threads": bot_threads,
        "thinking": thinking,
        "classroom": (game or classroom) if classroom else None,
        "log_level": log_level,
    }
    language = lang if lang in LANGUAGES else spoken_language()
    prepare_streams()
    try:
        if game and not classroom:
            raise Refused("serve-game", game=quote(game))
        settings = read_settings(given, os.environ)
        language = settings.language or language
        status = _run(settings, language)
    except Refused as error:
        fail(error.tell(language))
    except KeyboardInterrupt:
        print()
        raise typer.Exit(INTERRUPTED) from None
    raise typer.Exit(status)


def _run(settings: Settings, language: str) -> int:
    """Serve until told to stop; the exit status."""
    gc.disable()  # until all is loaded: a tenth of the time
    from ludotheque.engine import kernel_cache
    from ludotheque.engine.words import say
    from ludotheque.server import announce, logs

    if not kernel_cache.is_compiled_before():
        print(say("compiling", language), flush=True)
    logs.configure(settings.log_level)
    logs.note_settings(settings)
    from ludotheque.server.run import run

    return run(settings, lambda port, *invited: announce.announce(settings, port, language, *invited))
