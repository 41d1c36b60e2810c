"""What crosses the border to the page, typed: what is alike for every game (docs/decisions/087).

Modules called ``schema`` are for those who read types: mypy, the generator of the page's types and of the tables in
docs/reference.md (``build.py types``), and the tests. No program loads them; import from them under ``TYPE_CHECKING`` only.
"""

from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

O = TypeVar("O")  # noqa: E741 - a game's Observation, Action and Event
A = TypeVar("A")
E = TypeVar("E")

Options = dict[str, str | bool]


class Ids:
    """Marks a text that is one of some ids: ``Annotated[str, Ids("End", "left", "right")]``.

    Args:
        name: of the set, the same wherever a room adds ids to it; the page's type has it too.
        ids: those that this room brings.
    """

    def __init__(self, name: str, *ids: str) -> None:
        self.name = name
        self.ids = ids


LevelId = Annotated[str, Ids("LevelId", "apprentice", "messenger", "merchant", "patrician")]


# -- events -------------------------------------------------------------------------------------------------------------


class GameEvent(TypedDict):
    """An event as those know it who know no game."""

    event: str
    seat: NotRequired[int]


class Place(TypedDict):
    """Something on the board that a sentence is about."""

    kind: str
    id: str


class Sentence(TypedDict):
    """What is said, without its words."""

    id: str
    """of its text in web/i18n"""
    args: dict[str, Any]
    """numbers and texts as they stand, and things by their kind: `{"city": "ulm"}`"""


class Telling(Sentence):
    """The sentence that tells an event."""

    focus: list[Place]


class TurnBegan(TypedDict):
    event: Literal["turn-began"]
    seat: int
    round: int


class TurnEnded(TypedDict):
    event: Literal["turn-ended"]
    seat: int


class EndTriggered(TypedDict):
    """What everybody understands of it; a game has more to say."""

    event: Literal["end-triggered"]
    seat: int
    by: NotRequired[str]
    """what did it, where a game knows several ways"""
    last: NotRequired[int]
    """seat that has the last turn, where a game tells"""


class GameOver(TypedDict):
    event: Literal["game-over"]
    winners: list[int]


# -- what can be played -------------------------------------------------------------------------------------------------


class RuleOption(TypedDict):
    """One option of a game's rules."""

    id: str
    values: list[str | bool]
    default: str | bool
    module: str


class OptionConflict(TypedDict):
    """Choices that cannot all stand together, and the rule that says so."""

    rule: str
    choices: Options


class GameInfo(TypedDict):
    id: str
    name: str
    players: list[int]
    options: list[RuleOption]
    conflicts: list[OptionConflict]
    computers: bool
    """true if computers can play, advise and look back"""


class GameRecord(TypedDict):
    format: int
    """1; a reader refuses a higher number (`newer-record`)"""
    game: str
    """id of the game"""
    players: list[str]
    """one name for each seat"""
    options: Options
    """those that differ from their defaults, or all"""
    seed: NotRequired[int]
    """whole number from 0 to 2^53 - 1"""
    position: NotRequired[dict[str, Any]]
    """in place of a seed: where it begins, with players and options of its own"""
    actions: list[str]
    """from the first on, in any way of writing"""


# -- a table ------------------------------------------------------------------------------------------------------------


class PositionHead(TypedDict):
    """What every position begins with."""

    format: int
    """1"""
    game: str
    """id of the game"""
    options: Options
    """all options"""
    players: list[str]
    """names by seat"""
    random: str
    """the generator of chance, 16 hexadecimal digits in lower case"""
    round: int
    """from 1; 0 while start characters of *Murano* are offered"""
    start: int
    """seat of the start player"""
    turn: int
    """seat whose turn it is"""
    current: int | None
    """seat that is to decide; null when the game is over"""
    phase: str
    """what is to be decided"""


class Observation(TypedDict):
    """What every observation begins with."""

    format: int
    game: str
    options: Options
    board: str
    players: list[str]
    seat: int | None
    round: int
    start: int
    turn: int
    current: int | None
    phase: str


class Action(TypedDict):
    """An action as those know it who know no game."""

    text: str
    type: str
    says: NotRequired[Sentence]
    """what it is called"""


class Score(TypedDict):
    total: int
    parts: dict[str, int]


class RankRow(TypedDict):
    seat: int
    rank: int
    total: int
    tieBreak: bool
    gold: NotRequired[int]
    """that decides among equals, where a game counts it"""


class Verdict(TypedDict):
    """How a game came out between the first two."""

    seat: int
    total: int
    margin: int
    how: Annotated[str, Ids("How", "points", "next", "owner", "shared")]
    """by points, by which tie-break, or not at all"""
    tied: list[int]
    """the seats with as many points as the first"""
    owner: int | None
    """the seat of the end tile, where there is one"""
    parts: list[str]
    """of the score, in this game"""


class Temper(TypedDict):
    """How a computer plays at a seat in this game; see docs/players.md."""

    temper: str
    """id of its temperament; empty where the game has none"""
    weakness: str
    """id of what the weakest level does badly; empty where the game has none"""


class Undo(TypedDict):
    """How many own steps can be taken back, and what stands against more."""

    steps: int
    blocked: Annotated[str, Ids("Blocked", "start", "turn", "revealed")]


class View(TypedDict, Generic[O, A]):
    """What a seat is shown."""

    game: str
    seat: int | None
    current: int | None
    step: int
    """how many actions led here"""
    steps: int
    """how many there are in all"""
    ending: bool
    """true if the end was triggered, so that the last turns are played"""
    over: bool
    observation: O
    actions: list[A]
    undo: Undo
    scores: list[Score] | None
    ranking: list[RankRow] | None
    winners: list[int] | None
    verdict: Verdict | None
    achievements: list[list[str]] | None
    """by seat the ids of what stays of a finished game besides its points, as ``town-ulm``"""
    tempers: list[Temper]
    """by seat"""


class Shown(TypedDict, Generic[O, A]):
    """The answer to beginning or loading a game."""

    view: View[O, A]
    record: GameRecord


class HistoryStep(TypedDict, Generic[E]):
    """An action; an event that needs words has them as ``telling``."""

    step: int
    seat: int
    text: str | None
    """null for an action that must stay hidden until the end"""
    events: list[E]
    unasked: NotRequired[bool]
    """true if it was the only choice of another person, who was not asked"""


class Looked(TypedDict, Generic[O, A, E]):
    """The answer to a look at the table."""

    view: View[O, A]
    history: list[HistoryStep[E]]
    """what these eyes have not heard of yet"""


class Problem(TypedDict):
    """An error of the engine."""

    id: str
    message: str
    data: dict[str, Any]


class Refused(TypedDict):
    index: int
    """which action of those that were asked for"""
    error: Problem


class Changed(TypedDict, Generic[O, A, E]):
    """The answer to an action or to taking one back: as long for a late action as for the first."""

    view: View[O, A]
    open: View[O, A] | None
    """what everybody may see; null where `view` is that"""
    kept: int
    """how many actions of the record stand as before"""
    actions: list[str]
    """those that come after them"""
    history: list[HistoryStep[E]]
    """what these eyes have not heard of yet"""
    refused: Refused | None
    """the first of several actions that was not possible; null when all were carried out"""


class ScoreStep(TypedDict):
    step: int
    totals: list[int]


class Counted(TypedDict):
    """What one thing brings at the end, such as a tile or a card."""

    seat: int
    part: str
    """of the score"""
    points: int
    telling: Telling


class CountingStep(Counted):
    totals: list[int]
    """by seat, with this one"""


class Source(TypedDict):
    """What one thing brought in the whole game: a row of the table at the end."""

    part: str
    points: list[int]
    """by seat"""


class Counting(TypedDict):
    """How a finished game is counted."""

    begin: list[int]
    """by seat, what was known before"""
    steps: list[CountingStep]
    sources: list[Source]
    """that add up to the totals"""


class Refusal(TypedDict):
    """Why an action is not legal."""

    rule: str
    data: dict[str, Any]


class Preview(TypedDict, Generic[E]):
    """What an action would bring."""

    events: list[E]
    before: Score
    after: Score | None
    """null where it cannot be foreseen"""
    gain: int | None
    worth: float | None
    """to compare it with others of its kind: as computer players judge it where the best of many is proposed, else `gain`"""
    foreseen: list[Telling]
    """what it would change besides, in sentences"""


class Followed(TypedDict):
    """Where a table stands that was brought to a record."""

    step: int
    current: int | None


# -- thoughts -----------------------------------------------------------------------------------------------------------


class LevelInfo(TypedDict):
    """A level of the computer players; times in milliseconds."""

    id: LevelId
    order: int
    searches: bool
    decisionMs: int
    turnMs: int


class Reason(TypedDict):
    """Why an action is good, in the game's own terms; the game's table has words for the id."""

    id: str
    data: dict[str, Any]


class Considered(TypedDict, Generic[A]):
    """One action that was weighed."""

    text: str
    action: A
    """with the plan that it begins"""
    chance: float | None
    """of winning, from 0 to 1; null where it is about as good as the best one"""
    less: int | None
    """by how many per cent that is less than the best one; null likewise"""
    even: bool
    """true if it is about as good as the best one: what differs is within the luck of the deals that were tried"""
    reasons: list[Reason]


class HintNote(TypedDict):
    """What a hint said, as it is kept with the game and given back with the next hint and with the analysis."""

    step: int
    action: str
    deals: int
    chances: list[float]
    """of all seats, as they were found; what is told of them is calibrated"""
    options: list[tuple[str, float]]
    plan: NotRequired[list[str]]
    """the texts of all actions of the plan that it advised, in order"""
    warned: NotRequired[bool]
    """true if it was a warning after the decision"""


class Hint(TypedDict, Generic[A]):
    """Advice to the person to move."""

    action: A
    chance: float
    """of winning, from 0 to 1"""
    percent: int
    """that as it is shown, in steps of five"""
    reasons: list[Reason]
    options: list[Considered[A]]
    """the best ones, best first"""
    note: HintNote
    line: list[Place]
    """of the action and of the steps that are to follow it, in their order"""
    following: list[A]
    """the actions without which it is only a part of what is decided now"""
    left: list[Reason]
    """why it leaves the plan of the turn before; empty where it does not"""


class Explained(TypedDict):
    """Why an action was good, as far as the seat that asks may know."""

    reasons: list[Reason]


class Thought(TypedDict, Generic[A]):
    """How far a computer is with its thoughts."""

    step: int
    seat: int
    level: LevelId
    done: bool
    progress: float
    playouts: int
    action: str | None
    tally: list[tuple[str, int, float]] | None
    """for each action how often it was tried, and what that brought in all"""
    hint: NotRequired[Hint[A] | None]
    """where the caller asked for one"""


class Decision(TypedDict):
    """What several workers have found together."""

    action: str


class Chances(TypedDict):
    step: int
    chances: list[float]
    """of all seats, from 0 to 1"""
    low: list[float]
    high: list[float]
    """between which they may still change"""
    percents: list[int]
    """the chances as they are shown, in steps of five"""


Kind = Literal["costly", "advised", "brilliant", "perhaps"]
"""A decision cost chances, although a hint had advised it, brought some, or may have cost some."""


class Standout(TypedDict, Generic[A]):
    """A decision that cost chances of winning, or one that brought more than it seemed to."""

    step: int
    """the position before it"""
    round: int
    turn: int
    """the last step of its turn, which tells decisions of one turn"""
    seat: int
    action: A
    chance: float
    better: A
    """what would have been better; after a brilliant one what seemed to be"""
    betterChance: float
    percent: int
    """the chance after what was decided as it is shown, in steps of five"""
    cost: int
    """by how many per cent the two differ: it is known more exactly than they are"""
    kind: Kind
    task: str
    """what the decision was about, in the kinds of positions to solve"""
    mistake: str
    """id of the kind of mistake that it was, as players call it; empty where it has no name"""
    reasons: list[Reason]
    lacks: list[Reason]
    """what is wrong with what was decided, at most one; empty after a brilliant one"""
    line: list[Place]
    """of what was better and of the steps that were to follow it, in their order"""


Outcome = Literal["found", "begun", "even", "worse"]
"""A decision was the best one, the first part of it alone, about as good as that, or cost chances."""


class Follows(TypedDict, Generic[A]):
    """What the next of the others does most often to answer an action, and would not do after the better one."""

    seat: int
    action: A
    percent: int
    """of the deals that were tried"""
    ends: int
    """1 if it triggers the end of the game"""
    secret: int
    """1 if it is what was better, which is not to be named"""


class Judged(TypedDict, Generic[A]):
    """How far the verdict on one decision is."""

    done: bool
    progress: float
    outcome: Outcome | None
    """null while it is not done"""
    answer: A
    """the decision with all its parts"""
    worse: Standout[A] | None
    """what was better, and what the decision cost"""
    percents: list[int]
    """after a worse decision its chance and that of the better one, as they are shown, in steps of five; where a position was
    solved, the chance of the next best action first; otherwise empty"""
    reasons: list[Reason]
    """for the decision itself; after a worse one only what it gives up, without what names a solution that is to be found"""
    lacks: list[Reason]
    """what is wrong with a worse decision that is made once more, told so that it names no solution; two at most"""
    brings: list[Reason]
    """for a worse decision, as far as it does not hold for what was better; one at most"""
    note: HintNote | None
    """what the analysis is to know of what is said against the decision; null where nothing is, or a position was given"""
    follows: Follows[A] | None
    """after a wrong answer to a position that has one solution; null where nothing answers just that"""


class Par(TypedDict):
    """How far the par of a deal is worked out."""

    done: bool
    points: int | None
    """null while it is not done"""


class Loss(TypedDict):
    """A decision that cost chances of winning."""

    task: str
    """what it was about, in the kinds of positions to solve"""
    cost: int
    """in per cent"""
    way: str
    """the kind of mistake, as `Standout.mistake`"""
    step: int
    round: int
    better: str
    chance: float
    """with what was better"""


class Losses(TypedDict):
    """How far a game is looked at for what people lost by."""

    done: bool
    progress: float
    lost: dict[str, list[Loss]]
    """by seat; empty until it is done"""


class Fact(TypedDict):
    """A printed fact that can be corrected, see `spieltisch.patch.facts.Field`."""

    place: str
    kind: str
    value: Any
    grade: str
    """its provenance in the data file"""
    low: int
    high: int
    least: int
    most: int
    choices: list[str]
    no: int
    """the number that is printed on the card, 0 where there is none"""


class PatchProblem(TypedDict):
    """What speaks against a patch."""

    id: str
    place: str
    found: NotRequired[int]
    wanted: NotRequired[int]
    """how many there are, and how many there must be"""
    players: NotRequired[int]
    """in a game of so many"""
    cities: NotRequired[list[str]]
    """the names of those that are cut off"""


class CheckedPatch(TypedDict):
    """A patch that can be used."""

    patch: str
    """as records carry it"""
    hash: str
    """of its changes"""
    needs: list[dict[str, bool | str]]
    """the options that bring each of its files into a game"""
    options: dict[str, bool | str]
    """those of them that go together"""


class PatchVerdict(TypedDict):
    """Whether a patch can be used."""

    problems: list[PatchProblem]
    doubts: list[PatchProblem]
    """what can be played, and is perhaps not meant so"""
    checked: CheckedPatch | None


class PatchTrial(TypedDict):
    """How random games with a patch went."""

    played: int
    broken: str | None
    """what broke the next one"""


class TurnWorth(TypedDict, Generic[A]):
    """What the decisions of a turn did to the chances."""

    step: int
    last: int
    seat: int
    cost: float
    """to the seat whose turn it was, against the best decisions, all that is suspected included"""
    effects: list[float]
    """of the decisions that are told, to every seat: none moves a chance by more than 1"""
    before: list[float]
    after: list[float]
    """everybody's chances as they are told, as its seat knew them; empty until they were looked at, and where nobody asked for that seat"""
    searched: bool
    """whether better decisions were searched for"""
    draw: int | None
    """the step that turned up what was good or bad luck, where that is clear"""
    best: Standout[A] | None
    """the decision of the turn that stands out most; null until the share is done"""


class Remark(TypedDict):
    """What is said of a turn; the page has words for the id."""

    id: Kind | Literal["luck", "bad-luck", "more", "less"]
    percent: int
    most: int
    """what the greatest of several decisions has of it; 0 where there is one"""


class Between(TypedDict):
    """How the chance of a seat changed while others played."""

    seat: int
    """in whose turn most of it"""
    others: int
    """how many played"""
    before: int
    after: int
    """in per cent, as of a turn"""


class Turn(TypedDict, Generic[A]):
    """A whole turn as it is shown afterwards."""

    step: int
    round: int
    between: Between | None
    """what happened since the turn before, where it was much"""
    before: int
    after: int
    """chance of its seat in per cent, in steps of five"""
    remarks: list[Remark]
    draw: int | None
    """the step that turned up the luck, where that is clear"""
    best: Standout[A] | None
    """the decision that stands out, with what was better"""


class Person(TypedDict, Generic[A]):
    """How a seat played."""

    seat: int
    accuracy: float | None
    """of its turns, from 0 to 1; null where better decisions were not searched for, or too little could be lost"""
    start: int
    """its chance in per cent at the beginning"""
    end: int
    """the same at the end, or where the last person went who played there: `start` and the three parts below"""
    decided: int
    """by how much its own decisions changed it, against the best that was found"""
    rivals: int
    """by how much those of the others did"""
    luck: int
    """by how much it changed through what no player decided"""
    given: int
    """what one of its turns gave away on average, in per cent of a win"""
    lucky: int
    """how many of its turns are remarked for good luck"""
    unlucky: int
    turns: list[Turn[A]]
    then: Between | None
    """what happened after the last of them"""
    others: int
    """how many turns of a person somebody else played: they are not judged, and not among the turns"""


class Reviewed(TypedDict, Generic[A]):
    """What one engine found in its share of an analysis."""

    done: bool
    progress: float
    chances: list[Chances]
    turns: list[TurnWorth[A]]
    costly: list[Standout[A]]
    brilliant: list[Standout[A]]


class Analysis(TypedDict, Generic[A]):
    """What a finished game looks like afterwards."""

    done: bool
    progress: float
    chances: list[Chances]
    costly: list[Standout[A] | None]
    """null in a place that is kept for one"""
    more: int
    """how many other turns are listed with a loss"""
    brilliant: list[Standout[A]]
    people: list[Person[A]]
    """empty until it is done"""
    lost: dict[str, list[Loss]]
    """what cost chances to win so far, by seat"""
