"""Every kind of damage to what a device keeps of a game, as a list."""

from __future__ import annotations

from dataclasses import dataclass

DATABASE = """
    const open = (version) => new Promise((resolve, reject) => {
        const opening = indexedDB.open("spieltisch", version);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
        opening.onblocked = () => reject(new Error("blocked"));
    });
    const gone = () => new Promise((resolve, reject) => {
        const going = indexedDB.deleteDatabase("spieltisch");
        going.onsuccess = resolve;
        going.onerror = () => reject(going.error);
    });
    const inStore = async (name, work) => {
        const database = await open();
        const writing = database.transaction(name, "readwrite");
        const asked = work(writing.objectStore(name));
        await new Promise((resolve) => { writing.oncomplete = resolve; });
        database.close();
        return asked?.result;
    };
"""
TEXT = """
    const key = `spieltisch:game:${id}`;
    const text = localStorage.getItem(key);
    const write = (changed) => { localStorage.setItem(key, changed); return changed; };
    const change = (changes) => write(JSON.stringify({ ...JSON.parse(text), ...changes }));
    const record = (changes) => change({ record: { ...JSON.parse(text).record, ...changes } });
    const picture = (made) => {
        const { view } = JSON.parse(text);
        const { seats } = view.observation;
        return change({ view: made(view, { ...view.observation, seats }) });
    };
"""


@dataclass(frozen=True)
class Harm:
    """One kind of damage, and what must be true afterwards."""

    name: str
    does: str = ""
    """In a tab of the same origin; returns what must be found among what was put aside, or nothing."""
    in_game: bool = False
    """True if the game is on the table meanwhile, in another tab."""
    back: int = 0
    """So many of its last actions a game may have lost: they were in no copy that can be read."""
    is_told: bool = False
    """True if it cannot go on at all; that is told, and what is left can be exported."""
    script: str = ""
    """Runs before the page does, at each start."""

    def script_for_tab(self) -> str:
        """Return the damage as a function of the game's id."""
        return f"async (id) => {{ {DATABASE} {TEXT} {self.does} }}"


HARMS = (
    # -- localStorage -----------------------------------------------------------------------------------------------
    Harm("entry cut near its beginning", "return write(text.slice(0, 60));"),
    Harm("entry cut in its middle", "return write(text.slice(0, text.indexOf('\"revision\"') + 60));"),
    Harm("entry cut at its end", "return write(text.slice(0, -1));"),
    Harm("entry is junk", "return write('no JSON at all');"),
    Harm("entry emptied", "write('');"),
    Harm("entry removed", "localStorage.removeItem(key);"),
    Harm("localStorage cleared", "localStorage.clear();"),
    Harm(
        "an action altered",
        "return record({ actions: JSON.parse(text).record.actions.with(5, 'take Atlantis') });",
    ),
    Harm("actions are no list", "return record({ actions: 7 });"),
    Harm("options are junk", "return record({ options: 'none' });"),
    Harm("record is junk", "return change({ record: [1, 2] });"),
    Harm("dates out of range", "change({ created: 1e300, updated: -1e300 });"),
    Harm("dates are words", "change({ created: 'today', updated: null });"),
    Harm("inner id unlike its key", "change({ id: 'another' });"),
    Harm("two entries with one id", "localStorage.setItem('spieltisch:game:' + 'f'.repeat(24), text);"),
    Harm("game unlike record.game", "change({ game: 'murano' });"),
    Harm("seats are junk", "change({ seats: [7, null] });"),
    Harm("status is junk", "change({ status: { current: 9, round: [], over: 'no', winners: {} } });"),
    Harm(
        "picture: nothing but seats",
        "picture((view, { seats }) => ({ observation: { seats: seats.map(() => ({})) } }));",
    ),
    Harm(
        "picture: numbers everywhere",
        """picture((view, observation) => ({
            ...Object.fromEntries(Object.keys(view).map((part) => [part, 7])),
            observation: {
                ...Object.fromEntries(Object.keys(observation).map((part) => [part, 7])),
                seats: observation.seats.map((seat) => Object.fromEntries(Object.keys(seat).map((part) => [part, 7]))),
            },
        }));""",
    ),
    Harm(
        "picture: nulls everywhere",
        """picture((view, observation) => ({
            ...Object.fromEntries(Object.keys(view).map((part) => [part, null])),
            observation: {
                ...Object.fromEntries(Object.keys(observation).map((part) => [part, null])),
                seats: observation.seats.map((seat) => Object.fromEntries(Object.keys(seat).map((part) => [part, null]))),
            },
        }));""",
    ),
    Harm(
        "picture: words for names",
        """picture((view, observation) => JSON.parse(
            JSON.stringify({ ...view, observation }).replaceAll(/"(?=[A-Z])[^"]*"(?!:)/gu, '"Atlantis"'),
        ));""",
    ),
    Harm(
        "settings and notes are junk",
        "for (const part of ['prefs', 'hints', 'last-seats', 'open', 'solo']) localStorage.setItem(`spieltisch:${part}`, '[{');",
    ),
    Harm(
        "settings and notes are of other kinds",
        "for (const part of ['prefs', 'hints', 'last-seats', 'open', 'solo']) localStorage.setItem(`spieltisch:${part}`, '[7, null]');",
    ),
    # -- the journal ------------------------------------------------------------------------------------------------
    Harm(
        "journal: an entry is missing",
        "await inStore('entries', (store) => store.delete(IDBKeyRange.lowerBound([id, 2])));",
    ),
    Harm(
        "journal: an entry is junk",
        """const entries = await inStore('entries', (store) => store.getAll());
        await inStore('entries', (store) => store.put({ id, number: entries[0].number, keep: 'all' }));""",
    ),
    Harm(
        "journal: an entry is cut, localStorage gone",
        """const entries = await inStore('entries', (store) => store.getAll());
        await inStore('entries', (store) => store.put({ id, number: entries.at(-1).number, keep: 'all' }));
        localStorage.removeItem(key);
        return '"keep":"all"';""",
        back=1,
    ),
    Harm("journal: base is junk", "await inStore('bases', (store) => store.put({ id, text: 'not JSON' }));"),
    Harm("journal: base is missing", "await inStore('bases', (store) => store.delete(id));"),
    Harm(
        "journal: base is junk, localStorage gone",
        """await inStore('bases', (store) => store.put({ id, text: 'not JSON' }));
        localStorage.removeItem(key);
        return 'not JSON';""",
        is_told=True,
    ),
    Harm(
        "both copies are junk",
        "await inStore('bases', (store) => store.put({ id, text: 'not JSON' })); return write('{\"version\":');",
        is_told=True,
    ),
    Harm(
        "journal: head is junk",
        "await inStore('heads', (store) => store.put({ id, number: 'x', revision: 5, place: 'nowhere', base: null }));",
    ),
    Harm("journal: heads are missing", "await inStore('heads', (store) => store.clear());"),
    Harm(
        "journal: all stores empty",
        "for (const name of ['heads', 'bases', 'entries']) await inStore(name, (store) => store.clear());",
    ),
    Harm("journal deleted", "await gone();"),
    Harm("journal without its stores", "await gone(); (await open(1)).close();"),
    Harm("journal of a newer version", "(await open(99)).close();"),
    Harm(
        "IndexedDB denied",
        script="IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };",
    ),
    Harm(
        "IndexedDB never answers",
        script="IDBFactory.prototype.open = () => new EventTarget();",
    ),
    Harm(
        "localStorage denied",
        script="""Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('denied', 'SecurityError'); },
        });""",
    ),
    # -- while the game is on the table -----------------------------------------------------------------------------
    Harm("in mid-game: entry is junk", "return write('junk');", in_game=True),
    Harm("in mid-game: entry cut at its end", "return write(text.slice(0, -1));", in_game=True),
    Harm("in mid-game: entry removed", "localStorage.removeItem(key);", in_game=True),
    Harm("in mid-game: localStorage cleared", "localStorage.clear();", in_game=True),
    Harm(
        "in mid-game: an earlier entry in its place",
        "const { actions } = JSON.parse(text).record;"
        "change({ revision: '1.0-0-0-0', record: { ...JSON.parse(text).record, actions: actions.slice(0, 6) } });",
        in_game=True,
    ),
    Harm("in mid-game: journal deleted", "await gone();", in_game=True),
    Harm(
        "in mid-game: journal: base is junk, localStorage gone",
        "await inStore('bases', (store) => store.put({ id, text: 'not JSON' })); localStorage.removeItem(key);",
        in_game=True,
    ),
    Harm(
        "in mid-game: journal: all stores empty",
        "for (const name of ['heads', 'bases', 'entries']) await inStore(name, (store) => store.clear());",
        in_game=True,
    ),
)
