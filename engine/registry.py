"""The registries of phases and mechanics, filled by the packages `phases`, `mechanics`, `games`.

A phase or mechanic declares its parameters, its own parts (what can be switched off besides
the parameters) and its verbs, with the Czech sentences that the table and the refusals use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from engine.cards import Card, Cards, Seat
from engine.errors import RecordError
from engine.moves import Move, Takes
from engine.params import Kind

if TYPE_CHECKING:
    from engine.bounds import Bound
    from engine.plan import Plan
    from engine.position import Given
    from engine.state import Draft, State


@dataclass(frozen=True)
class Verb:
    """A kind of move.

    Attributes:
        label: the button in Czech; „…“ when it is said aloud.
        you: the status line when the reader made the move.
        they: the same for an opponent; `{name}` and `{cards}` are filled in.
        takes: what follows the verb in its text.
        form: what an argument that is no card looks like, a regular expression for all of it;
            it lets one text through for each argument.
        secret: other seats don't learn the cards.
        arg: what such an argument says, for those who write records.
        timed: the argument is the time in hundredths of a second that somebody took to decide;
            the page measures it.
        spoken_by_itself: nobody decides to say it, so there is no button for it; a record may show
            that it is refused.
    """

    label: str
    you: str = ""
    they: str = ""
    takes: Takes = ()
    form: str = ""
    secret: bool = False
    arg: str = ""
    timed: bool = False
    spoken_by_itself: bool = False


class Phase(Protocol):
    """A piece of play. Instances are immutable; all that changes is in the state."""

    name: str

    def enter(self, draft: Draft) -> None:
        """Begin; sets `draft.turn`, or does its work and leaves it at NOBODY."""

    def place(self, draft: Draft, given: Given) -> None:
        """Complete an example's position in this phase and set the turn."""

    def passed(self, draft: Draft, given: Given) -> None:
        """Complete what this phase has left behind, for a position in a later one."""


@runtime_checkable
class Dealing(Protocol):
    """A phase that gives out cards; examples complete hands by it."""

    hand_size: int  # cards that every seat gets
    sets_trump: bool  # it also decides the trump suit

    def retire(self, draft: Draft) -> None:
        """Leave out whoever gets no cards."""

    def gets(self, draft: Draft, seat: Seat) -> bool:
        """Say whether a seat is dealt cards."""


@runtime_checkable
class Reserving(Protocol):
    """A phase that a later position is prepared by, before its open cards are filled in."""

    def reserve(self, draft: Draft, given: Given) -> None:
        """Take what must lie where this phase has left it."""


@runtime_checkable
class Parting(Protocol):
    """A phase in which hands never hold two cards of a group: they would have been laid aside."""

    apart: tuple[Cards, ...]  # the groups


@runtime_checkable
class Bounding(Protocol):
    """A phase in which public play tells how many of some cards a hand holds."""

    def bounds(self, variables: Sequence[Any]) -> Sequence[Bound]:
        """Return what is known, from the public variables."""


@runtime_checkable
class Opening(Protocol):
    """A phase that may begin with the turned card: it has left its place by then."""

    opens_with_turned: bool


@runtime_checkable
class Rounding(Protocol):
    """A phase of rounds: an example of it is over once a round is."""

    def round_over(self, since: State, state: State) -> bool:
        """Say whether everybody has had a turn since a position."""


class Deciding(Phase, Protocol):
    """A phase in which somebody decides; the others do their work on entering."""

    def legal(self, state: State) -> list[Move]:
        """Return every move that the seat to move may make."""

    def forbids(self, state: State, move: Move) -> str:
        """Return the path of the part that forbids a move which isn't legal."""

    def play(self, draft: Draft, move: Move) -> None:
        """Make a legal move."""


# A phase's parameters and the marks of all phases of the game → what doesn't go together, or ''.
Agree: TypeAlias = Callable[[Mapping[str, Any], frozenset[str]], str]


@dataclass(frozen=True)
class PhaseKind:
    """A registered phase."""

    name: str
    build: Callable[[Plan, str, Mapping[str, Any]], Phase]
    doc: str
    params: Mapping[str, Kind]
    parts: Mapping[str, str]  # what can be switched off besides the parameters → doc
    # Part or parameter → why it refuses, what it gives points for; `flat over` is what `flat`
    # says where a line has the detail `over`.
    says: Mapping[str, str]
    verbs: Mapping[str, Verb]
    marks: frozenset[str]  # keys of an example's `given` that speak of this phase
    reads: tuple[str, ...]  # other keys that mean something in it
    leaves: tuple[str, ...]  # keys that still mean something in the phases after it
    agree: Agree  # what is wrong with its parameters together


def agreed(params: Mapping[str, Any], marks: frozenset[str]) -> str:
    """Find nothing wrong with parameters that don't depend on one another."""
    return ""


@dataclass(frozen=True)
class Mechanic:
    """A registered mechanic: a function or a factory that phases are filled with."""

    name: str
    make: Callable[..., Any]
    doc: str
    params: Mapping[str, Kind] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)
    says: Mapping[str, str] = field(default_factory=dict)  # "" for the mechanic itself
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    refines: bool = False  # a duty that narrows another one


PHASES: dict[str, PhaseKind] = {}
DUTIES: dict[str, Mechanic] = {}
CALLS: dict[str, Mechanic] = {}
CARDS: dict[str, Mechanic] = {}  # roles that single cards have in tricks
BEATS: dict[str, Mechanic] = {}  # ways in which a card beats the one on top of a pile
HANDS: dict[str, Mechanic] = {}  # hands that are something special

P = TypeVar("P", bound=Callable[..., Any])


def phase(
    name: str,
    *,
    doc: str,
    params: Mapping[str, Kind] | None = None,
    parts: Mapping[str, str] | None = None,
    says: Mapping[str, str] | None = None,
    verbs: Mapping[str, Verb] | None = None,
    marks: Iterable[str] = (),
    reads: tuple[str, ...] = (),
    leaves: tuple[str, ...] = (),
    agree: Agree = agreed,
) -> Callable[[P], P]:
    """Register the decorated class as a phase (see `PhaseKind`)."""

    def register(build: P) -> P:
        _once(PHASES, name, build)
        PHASES[name] = PhaseKind(
            name,
            build,
            doc,
            params or {},
            parts or {},
            says or {},
            verbs or {},
            frozenset(marks),
            reads,
            leaves,
            agree,
        )
        return build

    return register


def mechanic(
    registry: dict[str, Mechanic],
    name: str,
    *,
    doc: str,
    params: Mapping[str, Kind] | None = None,
    parts: Mapping[str, str] | None = None,
    says: Mapping[str, str] | None = None,
    refines: bool = False,
    verbs: Mapping[str, Verb] | None = None,
) -> Callable[[P], P]:
    """Register the decorated function or class as a mechanic of one registry."""

    def register(make: P) -> P:
        _once(registry, name, make)
        registry[name] = Mechanic(
            name, make, doc, params or {}, parts or {}, says or {}, verbs or {}, refines
        )
        return make

    return register


class Call(Protocol):
    """A mechanic that offers moves beside the cards a seat may play."""

    verbs: tuple[str, ...]  # of its own moves

    def offers(self, state: State | Draft, seat: Seat, allowed: int) -> list[Move]:
        """Return the extra moves; `allowed` is the mask of cards that may be played."""

    def narrows(self, state: State | Draft, seat: Seat, allowed: int) -> int:
        """Return the cards that may be played after what was called."""

    def promises(self, move: Move) -> int:
        """Return the cards that a call binds to play at once, which shows that they may be."""

    def forbids(self, state: State | Draft, seat: Seat, move: Move) -> str:
        """Return the path of the part that forbids one of its own moves or a card, or ''."""

    def play(self, draft: Draft, seat: Seat, move: Move) -> None:
        """Make one of its moves; the seat stays to move."""


@runtime_checkable
class Watching(Protocol):
    """A call that also looks at what is led and at who takes tricks."""

    def on_lead(self, draft: Draft, seat: Seat, card: Card) -> None:
        """See the card that has just been led."""

    def on_trick(self, draft: Draft, seat: Seat) -> None:
        """See who has just taken a trick, before its cards are counted."""


@runtime_checkable
class Ending(Protocol):
    """A call that may end the play of a deal before the hands are empty."""

    def ends(self, draft: Draft, seat: Seat) -> bool:
        """Say whether what a seat has led, called or just taken ends the play."""


def _once(registry: Mapping[str, Any], name: str, new: Callable[..., Any]) -> None:
    if name in registry:
        raise RecordError(
            f"„{name}“ je zapsáno dvakrát: {registry[name]!r} a {new.__module__}.{new.__name__}"
        )
