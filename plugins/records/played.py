"""What only shows when a record is played: examples that fail, parts that nobody explains."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from engine import examples
from engine.errors import EngineError, RecordError
from engine.game import compile_game as compile_drill
from plugins.laws import Complaint, misjudged, toothless, unclaimed
from plugins.records.compile import compile_game
from plugins.records.drawn import undrawable
from plugins.records.drills import order_drill
from plugins.records.findings import Finding, Path
from plugins.records.ordered import Scale, unguarded
from plugins.records.site import Site

# An example comes from outside: whatever it makes the engine trip over is a finding.
UNREADABLE = "hodnoty mají jinou podobu, než engine čeká – srovnejte je s jinými příklady"


def played_findings(site: Site, files: Collection[str] | None = None) -> list[Finding]:
    """Return the findings of every game and deck whose own record is free of other ones.

    A record with findings isn't played: what fails there follows from them.

    Args:
        site: the records.
        files: names of those that are asked about; None for all.
    """

    def asked(kind: str, names: Iterable[str]) -> Iterator[str]:
        return (one for one in names if files is None or site.documents[kind, one].file in files)

    games = [
        finding
        for name in asked("game", site.clean_games())
        if site.games[name].phases
        for finding in _game_findings(site, name)
    ]
    decks = asked("deck", site.clean_decks())
    return [*games, *(one for name in decks for one in order_findings(site, name))]


def failing_examples(site: Site, game: str, record: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield a finding for every example that doesn't hold or that no page could show."""
    for clause, example in examples.every(record):
        path = site.example_path(game, clause["id"], example["id"])
        if bad := _bad(record, clause, example):
            text, fix = bad
            yield site.finding(game, path, text, fix or "opravte příklad, nebo pravidla hry")


def _bad(
    record: Mapping[str, Any], clause: Mapping[str, Any], example: Mapping[str, Any]
) -> tuple[str, str] | None:
    """Return what is wrong with an example and how to mend it, None when it holds."""
    problems = _problems(record, clause, example)
    more = f" (a v dalších variantách: {len(problems) - 1})" if len(problems) > 1 else ""
    bad = f"neplatí: {problems[0]}" if problems else undrawable(record, clause, example)
    if not bad:
        return None
    text, _, fix = bad.partition(" – ")
    return f"příklad „{clause['id']}/{example['id']}“ {text}{more}", fix


def order_findings(site: Site, deck: str) -> Iterator[Finding]:
    """Yield a finding for every example of a deck's orders that doesn't hold."""
    record = order_drill(site.decks[deck])
    document = site.documents["deck", deck]
    for at, clause in enumerate(record["clauses"] if record else ()):
        order, here = site.decks[deck].orders[at], ("orders", at)
        try:
            scale = Scale(order, compile_drill(record or {}, order.id if at else ""))
        except RecordError as error:
            yield document.finding(here, str(error), "opravte pořadí")
            continue
        for no, example in enumerate(order.examples):
            path = (*here, "examples", no)
            if misfit := scale.misfit(example):
                yield document.finding((*path, misfit.key), misfit.text, misfit.fix)
            elif bad := _bad(record or {}, clause, clause["examples"][no]):
                yield document.finding(path, bad[0], bad[1] or "opravte příklad, nebo pořadí")


def order_bites(site: Site, deck: str) -> list[Finding]:
    """Return a finding for every order of a deck of which no example notices a change."""
    record = order_drill(site.decks[deck])
    orders = {one.id: (at, one) for at, one in enumerate(site.decks[deck].orders)}
    found = []
    for name, weak in unguarded(record) if record else ():
        at, order = orders[name]
        path: Path = ("orders", at, weak.key) if getattr(order, weak.key) else ("orders", at)
        found.append(site.documents["deck", deck].finding(path, weak.text, weak.fix))
    return found


def bites(site: Site, kind: str, name: str) -> list[Finding]:
    """Return what the examples of a game or deck, clean and with ones that hold, don't guard."""
    return bite_findings(site, name) if kind == "game" else order_bites(site, name)


def bite_findings(site: Site, game: str) -> list[Finding]:
    """Return a finding for every claim that no example notices, and for a wrong `neutral`.

    Args:
        site: the records.
        game: a game without findings and with examples that hold.
    """
    record = compile_game(site, game)
    found = [*toothless(record), *misjudged(record)]
    return [site.finding(game, _claim_path(site, game, one), one.text, one.fix) for one in found]


def _claim_path(site: Site, game: str, one: Complaint) -> Path:
    """Return where a complaint's path is written: under `neutral`, or in a clause's `by`."""
    if not one.clause:
        return ("neutral", one.path)
    here = (*site.clause_path(game, one.clause), "by")
    clause = site.games[game].clause(one.clause)
    at = (*here, clause.by.index(one.path)) if clause else here
    lines = site.documents["game", game].lines
    return at if at in lines else here  # a single claim may stand there without a list


def _problems(
    record: Mapping[str, Any], clause: Mapping[str, Any], example: Mapping[str, Any]
) -> list[str]:
    try:
        return examples.check(record, clause, example)
    except EngineError as error:
        return [str(error)]
    except (TypeError, ValueError, LookupError, AttributeError):
        return [UNREADABLE]


def _game_findings(site: Site, game: str) -> Iterator[Finding]:
    record = compile_game(site, game)
    yield from failing_examples(site, game, record)
    names = ["", *(variant["id"] for variant in record["variants"])]
    silent = {path: None for name in names for path in unclaimed(record, name)}
    for path in silent:
        text = f"část hry „{path}“ nepopisuje žádné pravidlo"
        yield site.finding(game, ("phases",), text, "napište ji k některému pravidlu za by:")
