import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { actionsOf, after, game } from "./devices.js";
import { steps } from "./stories/steps.js";
import { pause, World } from "./stories/world.js";

/** Stories that lost a game once, and what the page says in each. Random ones are in stories.test.js. */

const { begin, open, act, undo, putAside, bringBack, purge, exportAll, importAll, importOne } =
  steps;
const { leave, reload, kill, disk, room, wipeShelf, wipeJournal, wipeAll, retry, clock } = steps;

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/**
 * @param {any[]} story
 * @param {{hasLocks?: boolean}} [given]
 */
async function told(story, { hasLocks = true } = {}) {
  const world = new World(mock.timers, hasLocks);
  for (const step of story) await step.run({}, world);
  return world;
}

/** @param {World} world @param {number} [at] */
function storeOf(world, at = 0) {
  const store = world.tabs[at]?.store;
  if (!store) throw new Error("there is no such tab");
  return store;
}

/** @param {World} world @param {number} [at] @returns {number[]} how much was done in each game of a tab */
function lengths(world, at = 0) {
  const { games } = storeOf(world, at).list();
  return games.map((game) => actionsOf(game).length).sort((a, b) => b - a);
}

/** @param {World} world @returns {string} the one game that the journal has */
function idOf(world) {
  const [id] = [...(world.disk.tables.heads?.values() ?? [])].map((head) => head.id);
  return id;
}

/** A game of 16 steps of which localStorage has only three after the browser was killed. */
const behind = [begin(0, "on"), act(0, 2, "on"), ...Array(13).fill(act(0, 1, "on")), kill(13)];

describe("a database that answers late", () => {
  test("is waited for: the game opens with its last moves", async () => {
    const world = await told([...behind, disk("late"), open(0, 0, "heal")]);
    assert.deepEqual(lengths(world), [16]);
    assert.deepEqual(await world.lookedThrough(), []);
  });

  test("is told while it is waited for, and nobody goes on from an older copy unasked", async () => {
    const world = await told([...behind, disk("late"), reload(0)]);
    const [game] = storeOf(world).list().games;
    assert.ok(game);
    const opening = world.openGame(await world.tab(0), game.id, "heal");
    const { keeper } = world.tabs[0]?.open ?? {};
    assert.equal(keeper?.looking, "quiet");
    mock.timers.tick(1000);
    assert.equal(keeper?.looking, "told");
    mock.timers.tick(5000);
    assert.equal(keeper?.looking, "long");
    await pause();
    world.disk.become("fine");
    await opening;
    assert.equal(keeper?.looking, "quiet");
    assert.equal(actionsOf(keeper?.saved ?? null).length, 16);
  });

  test("has another course when somebody went on without it: both are kept, and that is told once", async () => {
    const world = await told([...behind, disk("late"), open(0, 0, "on"), act(0, 2, "on")]);
    assert.deepEqual(lengths(world), [5]);
    assert.equal(storeOf(world).problem, "memory");
    for (const step of [disk("fine"), act(0, 1, "on")]) await step.run({}, world);
    assert.deepEqual(lengths(world), [16, 6]);
    assert.equal(storeOf(world).found.length, 1);
    assert.deepEqual(
      storeOf(world)
        .list()
        .games.map((game) => [actionsOf(game).length, game.second ?? false])
        .sort(),
      [
        [16, true],
        [6, false],
      ],
    );
    assert.equal(world.tabs[0]?.open?.plays, true);
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(storeOf(world).found, []);
    assert.deepEqual(lengths(world), [16, 6]);
  });

  test("has no other course when the copy that was gone on with was the last", async () => {
    const story = [begin(0, "on"), act(0, 2, "on"), kill(0), disk("late")];
    const world = await told([...story, open(0, 0, "on"), act(0, 2, "on"), disk("fine")]);
    await act(0, 1, "on").run({}, world);
    assert.deepEqual(lengths(world), [6]);
    assert.equal(storeOf(world).problem, null);
  });

  test("is found with the next start when nothing was played after it answered", async () => {
    const story = [...behind, disk("late"), open(0, 0, "on"), act(0, 2, "on"), reload(0)];
    const world = await told([...story, disk("fine"), reload(0)]);
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(lengths(world), [16, 5]);
  });
});

describe("a clock that was a year ahead and is set right again", () => {
  for (const [where, ends] of /** @type {[string, () => any[]][]} */ ([
    ["after a reload", () => [reload(0)]],
    ["when localStorage falls back", () => [kill(2), reload(0)]],
    ["when all games come in from a file of that year", () => [importAll(0, 0, "on"), reload(0)]],
  ]))
    test(`does not let what was done in that year win over what was done since: ${where}`, async () => {
      const ahead = [begin(0, "on"), clock(1), act(0, 3, "on"), exportAll(0), reload(0)];
      const since = [clock(0), open(0, 0, "on"), undo(0, "on"), act(0, 2, "on")];
      const world = await told([...ahead, ...since, ...ends()]);
      // One to begin with, three, one back, and two.
      const isFile = where.includes("file");
      assert.deepEqual(lengths(world), isFile ? [5, 4] : [5]);
      assert.deepEqual(await world.lookedThrough(), []);
    });
});

describe("where only localStorage keeps what is done", () => {
  for (const mood of ["denied", "aborting", "full"]) {
    test(`that is told: the database is ${mood}`, async () => {
      const world = await told([begin(0, "on"), disk(mood), reload(0), act(0, 2, "on")]);
      assert.equal(storeOf(world).problem, "memory");
      assert.equal(storeOf(world).where.durability, "browser");
      for (const step of [disk("fine"), retry(0)]) await step.run({}, world);
      assert.equal(storeOf(world).problem, null);
      assert.equal(storeOf(world).where.durability, "disk");
      await kill(99).run({}, world);
      assert.deepEqual(await world.lookedThrough(), []);
      assert.deepEqual(lengths(world), [3]);
    });
  }

  test("a database that is denied is told at the start: what only that has cannot be shown", async () => {
    const world = await told([begin(0, "on"), disk("denied"), reload(0)]);
    assert.equal(storeOf(world).problem, "memory");
    for (const step of [disk("fine"), retry(0)]) await step.run({}, world);
    assert.equal(storeOf(world).problem, null);
  });
});

describe("a database that was denied and has another course", () => {
  const apart = [...behind, disk("denied"), open(0, 0, "on"), act(0, 2, "on"), disk("fine")];

  test("keeps both when somebody plays on after trying again, and that is told", async () => {
    const world = await told([...apart, retry(0), act(0, 1, "on")]);
    assert.equal(world.tabs[0]?.open?.plays, true);
    assert.deepEqual(lengths(world), [16, 6]);
    assert.equal(storeOf(world).found.length, 1);
    assert.equal(storeOf(world).problem, null);
    assert.deepEqual(await world.lookedThrough(), []);
  });

  test("keeps both when trying again is all that is done", async () => {
    const world = await told([...apart, retry(0)]);
    assert.equal(storeOf(world).problem, null);
    assert.deepEqual(lengths(world), [16, 5]);
    await kill(99).run({}, world);
    assert.deepEqual(await world.lookedThrough(), []);
  });
});

describe("a database that refuses to open", () => {
  /** @param {World} world whose game is opened @param {any} wish */
  async function opening(world, wish) {
    const [game] = storeOf(world).list().games;
    assert.ok(game);
    const opened = world.openGame(await world.tab(0), game.id, wish);
    await pause();
    return { opened, keeper: world.tabs[0]?.open?.keeper };
  }

  test("asks before a game goes on from what localStorage has, where there was one", async () => {
    const world = await told([...behind, disk("denied"), reload(0)]);
    const { opened, keeper } = await opening(world, "on");
    assert.equal(keeper?.looking, "denied");
    await opened;
    assert.equal(keeper?.looking, "quiet");
    assert.deepEqual(lengths(world), [3]);
    // Asked once for each game: whoever takes it over again goes on.
    const again = await opening(world, "on");
    assert.equal(again.keeper?.looking, "quiet");
    await again.opened;
  });

  test("is tried again when that is wished, and the last moves are there", async () => {
    const world = await told([...behind, disk("denied"), reload(0)]);
    const { opened, keeper } = await opening(world, "heal");
    assert.equal(keeper?.looking, "denied");
    await opened;
    assert.deepEqual(lengths(world), [16]);
  });

  test("asks once more when it was tried again for nothing", async () => {
    const world = await told([...behind, disk("denied"), reload(0)]);
    await (await opening(world, "again")).opened;
    assert.ok(world.asked > 1);
  });

  test("asks nothing where there never was one, nor of a game that began in this tab", async () => {
    const world = await told([disk("denied"), begin(0, "on"), act(0, 1, "on"), reload(0)]);
    assert.equal((await opening(world, "on")).keeper?.looking, "quiet");
    const other = await told([begin(0, "on"), leave(0), disk("denied"), reload(0)]);
    await begin(0, "on").run({}, other);
    assert.equal(other.asked, 0);
    assert.equal(other.tabs[0]?.open?.plays, true);
  });
});

describe("a second course that the database does not take", () => {
  const story = [...behind, disk("late"), open(0, 0, "on"), act(0, 2, "on")];

  for (const mood of ["aborting", "full"]) {
    test(`lies in this browser's memory until it does, and that is told: it is ${mood}`, async () => {
      const world = await told([...story, disk(mood), reload(0)]);
      assert.deepEqual(lengths(world), [16, 5]);
      const [second] = storeOf(world).found;
      assert.ok(second);
      assert.ok(storeOf(world).where.behind.has(second.id));
      for (const step of [disk("fine"), retry(0)]) await step.run({}, world);
      assert.equal(storeOf(world).problem, null);
      await kill(99).run({}, world);
      assert.deepEqual(await world.lookedThrough(), []);
      assert.deepEqual(lengths(world), [16, 5]);
    });
  }
});

describe("a write that never ends", () => {
  /** An action of which nothing comes. */
  async function waiting() {
    const world = await told([begin(0, "on"), disk("hanging")]);
    const { keeper } = world.tabs[0]?.open ?? {};
    assert.ok(keeper?.saved);
    const acting = keeper.write(after(keeper.saved, "more"));
    await pause();
    assert.equal(storeOf(world).problem, null);
    mock.timers.tick(3000);
    assert.equal(storeOf(world).problem, "slow");
    return { world, acting, store: storeOf(world) };
  }

  test("is told after three seconds, and is over when it ends after all", async () => {
    const { world, acting, store } = await waiting();
    world.disk.become("fine");
    await acting;
    assert.equal(store.problem, null);
    assert.deepEqual(lengths(world), [2]);
  });

  test("is waited for no more by whoever goes on; what it writes late is on the disk then", async () => {
    const { world, acting, store } = await waiting();
    store.patience.answer("on");
    await acting;
    assert.equal(store.problem, "memory");
    for (let i = 0; i < 3; i += 1) {
      await world.play(await world.tab(0), (actions) => [...actions, `more ${i}`], "on");
    }
    assert.deepEqual(lengths(world), [5]);
    world.disk.become("fine");
    for (let i = 0; i < 8; i += 1) await pause();
    assert.equal(store.problem, null);
    world.kill(99);
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(lengths(world), [5]);
  });

  test("is told as long as anybody waits, although somebody else no longer does", async () => {
    const { world, acting, store } = await waiting();
    const other = store.save(game(["another"]));
    await pause();
    mock.timers.tick(3000);
    store.patience.answer("on");
    await Promise.all([acting, other]);
    assert.equal(store.problem, "memory");
    assert.deepEqual(lengths(world), [2, 1]);
  });

  test("can be tried again by another way to the database", async () => {
    const { world, acting, store } = await waiting();
    const before = store.journal.connection.opening;
    await store.retry();
    await pause();
    assert.notEqual(store.journal.connection.opening, before);
    world.disk.become("fine");
    await acting;
    assert.equal(store.problem, null);
  });
});

describe("a game for which localStorage has no room", () => {
  const ahead = [begin(0, "on"), act(0, 1, "on"), room(true), act(0, 2, "on")];

  for (const mood of ["denied", "late"]) {
    test(`is not shown as it was: the database is ${mood} at the next start`, async () => {
      const world = await told([...ahead, disk(mood), reload(0)]);
      assert.deepEqual(lengths(world), []);
      const healing = [disk("fine"), retry(0), reload(0)];
      for (const step of healing) await step.run({}, world);
      assert.deepEqual(lengths(world), [4]);
      assert.deepEqual(await world.lookedThrough(), []);
    });
  }

  test("is not left as it was by a start that finds the last moves on the disk", async () => {
    const world = await told([begin(0, "on"), act(0, 1, "on"), act(0, 2, "on"), kill(1)]);
    for (const step of [room(true), reload(0)]) await step.run({}, world);
    assert.deepEqual(lengths(world), [4]);
    for (const step of [disk("denied"), reload(0)]) await step.run({}, world);
    assert.deepEqual(lengths(world), []);
    assert.deepEqual(await world.lookedThrough(), []);
  });

  test("stays where it is when the database does not keep it either", async () => {
    const world = await told([...ahead.slice(0, 3), disk("aborting"), act(0, 1, "on"), reload(0)]);
    assert.deepEqual(lengths(world), [2]);
  });

  test("lies in localStorage again when there is room", async () => {
    const world = await told([...ahead, room(false), act(0, 1, "on"), disk("denied"), reload(0)]);
    assert.deepEqual(lengths(world), [5]);
  });
});

describe("moves that are only in the page while another tab goes on", () => {
  const alone = [begin(0, "on"), act(0, 1, "on"), room(true), disk("aborting"), act(0, 1, "on")];
  const well = [room(false), disk("fine")];

  test("are kept as a second course when saving is tried again, and that is told", async () => {
    const story = [...alone, ...well, open(1, 0, "on"), act(1, 2, "on"), leave(1)];
    const world = await told(story, { hasLocks: false });
    assert.equal(storeOf(world).problem, "full");
    await retry(0).run({}, world);
    assert.equal(storeOf(world).problem, null);
    assert.deepEqual(lengths(world), [4, 3]);
    assert.equal(storeOf(world).found.length, 1);
    await retry(0).run({}, world);
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(lengths(world), [4, 3]);
  });

  test("are kept although the other tab has put the game aside", async () => {
    const story = [...alone, ...well, open(1, 0, "on"), act(1, 1, "on"), putAside(1, 0, "on")];
    const world = await told([...story, retry(0)], { hasLocks: false });
    assert.equal(storeOf(world).problem, null);
    assert.deepEqual(lengths(world), [3]);
    assert.deepEqual(await world.lookedThrough(), []);
  });
});

test("a game that was gone on with reaches the disk after its copy that was put aside has been removed for good", async () => {
  const story = [begin(0, "on"), act(0, 2, "on"), disk("aborting"), putAside(0, 0, "on")];
  const played = [...story, act(0, 1, "on"), disk("fine"), purge(0, "on")];
  const world = await told(played, { hasLocks: false });
  assert.equal(storeOf(world).where.durability, "disk");
  await kill(99).run({}, world);
  assert.deepEqual(await world.lookedThrough(), []);
  assert.deepEqual(lengths(world), [4]);
});

test("an action that is taken back is not missed where another tab has put the game aside", async () => {
  const story = [begin(0, "on"), act(0, 3, "on"), disk("denied"), putAside(1, 0, "on")];
  const world = await told([...story, room(true), undo(0, "on")], { hasLocks: false });
  assert.deepEqual(await world.lookedThrough(), []);
});

describe("what is erased from outside while it is on the table", () => {
  test("is kept again at once, in both stores", async () => {
    const world = await told([begin(0, "on"), act(0, 2, "on"), wipeAll()]);
    assert.equal(world.disk.tables.heads?.size, 1);
    assert.equal(storeOf(world).shelf.of(idOf(world)).length, 1);
    await act(0, 1, "on").run({}, world);
    await kill(99).run({}, world);
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(lengths(world), [4]);
  });

  test("is left where another tab has put it aside or removed it for good", async () => {
    const story = [begin(0, "on"), act(0, 1, "on"), putAside(1, 0, "on")];
    for (const more of [[], [purge(1, "on")]]) {
      const world = await told([...story, ...more], { hasLocks: false });
      await world.tabs[0]?.open?.keeper.keepErased();
      assert.deepEqual(lengths(world), []);
    }
  });
});

describe("why a game is not here", () => {
  test("a database that is denied may have it: trying again finds it", async () => {
    const world = await told([begin(0, "on"), wipeShelf(), disk("denied"), reload(0)]);
    const id = idOf(world);
    await storeOf(world).catchUp(id);
    assert.equal(storeOf(world).whyMissing(id), "unanswered");
    for (const step of [disk("fine"), retry(0)]) await step.run({}, world);
    await storeOf(world).catchUp(id);
    assert.equal(actionsOf(storeOf(world).load(id)).length, 1);
  });

  test("neither store lets the page keep anything, so it is not kept at all", async () => {
    const world = await told([disk("denied"), reload(0)]);
    const store = storeOf(world);
    store.shelf.storage = null;
    await store.catchUp("none");
    assert.equal(store.whyMissing("none"), "unkept");
    assert.equal(store.problem, "blocked");
  });

  test("it was put aside, and can be brought back", async () => {
    const world = await told([begin(0, "on"), leave(0), putAside(0, 0, "on")]);
    const id = idOf(world);
    assert.equal(storeOf(world).whyMissing(id), "aside");
    await storeOf(world).purge(storeOf(world).list().deleted);
    assert.equal(storeOf(world).whyMissing(id), "missing");
  });
});

describe("removing for good", () => {
  test("is of what somebody was asked about; what another tab put aside meanwhile stays", async () => {
    const world = await told([...[begin(0, "on"), begin(0, "on"), leave(0)], putAside(0, 0, "on")]);
    const asked = storeOf(world).list().deleted;
    await putAside(1, 0, "on").run({}, world);
    await storeOf(world).purge(asked);
    const { games, deleted } = storeOf(world).list();
    assert.deepEqual([games.length, deleted.length, asked.length], [0, 1, 1]);
    assert.equal(
      deleted.some(({ id }) => asked.some((one) => one.id === id)),
      false,
    );
  });

  test("leaves a game that was brought back since", async () => {
    const world = await told([begin(0, "on"), act(0, 1, "on"), leave(0), putAside(0, 0, "on")]);
    const asked = storeOf(world).list().deleted;
    assert.equal(asked.length, 1);
    await bringBack(1, 0, "on").run({}, world);
    const left = await storeOf(world).purge(asked);
    assert.deepEqual(lengths(world), [2]);
    assert.deepEqual(
      left.map(({ id }) => id),
      asked.map(({ id }) => id),
    );
  });

  test("leaves a game that was played on since, although it was put aside again", async () => {
    const world = await told([begin(0, "on"), act(0, 1, "on"), leave(0), putAside(0, 0, "on")]);
    const asked = storeOf(world).list().deleted;
    const since = [bringBack(1, 0, "on"), open(1, 0, "on"), act(1, 1, "on"), putAside(1, 0, "on")];
    for (const step of [...since.slice(0, 3), leave(1), ...since.slice(3)])
      await step.run({}, world);
    const left = await storeOf(world).purge(asked);
    assert.equal(left.length, 1);
    assert.deepEqual(storeOf(world).list().deleted.map(actionsOf), left.map(actionsOf));
    assert.deepEqual(
      left.map((one) => actionsOf(one).length),
      [3],
    );
  });
});

describe("found by chance", () => {
  test("a file of an older state comes to a browser that forgot its quick storage", async () => {
    const story = [begin(0, "on"), exportAll(0), act(0, 1, "on"), wipeShelf()];
    const world = await told([...story, importAll(0, 0, "on")]);
    assert.deepEqual(await world.lookedThrough(), []);
  });

  test("a tab that knows an older state puts the game aside while another one plays it", async () => {
    const story = [begin(0, "on"), room(true), act(0, 1, "on"), disk("full"), reload(1)];
    const then = [room(false), act(0, 1, "on"), putAside(1, 0, "on")];
    const world = await told([...story, ...then], { hasLocks: false });
    assert.deepEqual(await world.lookedThrough(), []);
  });

  test("a game is put aside twice, as two tabs have played it", async () => {
    const story = [begin(0, "on"), open(1, 0, "on"), disk("aborting"), act(0, 1, "on")];
    const then = [
      putAside(0, 0, "on"),
      act(1, 1, "on"),
      putAside(0, 0, "on"),
      bringBack(0, 0, "on"),
    ];
    const world = await told([...story, ...then], { hasLocks: false });
    assert.deepEqual(await world.lookedThrough(), []);
  });

  test("what is taken back stays taken back, whichever copy is behind", async () => {
    const world = await told([
      begin(0, "on"),
      act(0, 3, "on"),
      undo(0, "on"),
      undo(0, "on"),
      kill(2),
    ]);
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(lengths(world), [2]);
  });

  test("a game is removed for good and comes by a file again, alone and with all", async () => {
    const story = [begin(0, "on"), act(0, 2, "on"), exportAll(0), putAside(0, 0, "on")];
    const then = [purge(0, "on"), importAll(0, 0, "on"), importOne(0, 0, "on"), kill(9)];
    const world = await told([...story, ...then]);
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(lengths(world), [3, 3]);
  });

  test("a game that another tab put aside is not shown as going on by one that had it from the journal", async () => {
    const full = [begin(0, "on"), act(0, 3, "on"), room(true), undo(0, "on"), reload(1)];
    const world = await told([...full, room(false), putAside(0, 0, "on")], { hasLocks: false });
    assert.deepEqual(lengths(world, 1), []);
    assert.equal(storeOf(world, 1).list().deleted.length, 1);
    await purge(1, "on").run({}, world);
    assert.deepEqual(await world.lookedThrough(), []);
  });

  test("a game that was put aside under its table is played on without its journal, in a full localStorage", async () => {
    const aside = [begin(0, "on"), act(0, 3, "on"), putAside(0, 0, "on"), wipeJournal()];
    const then = [room(true), act(0, 1, "on"), open(0, 0, "on"), disk("fine")];
    const world = await told([...aside, ...then], { hasLocks: false });
    assert.deepEqual(await world.lookedThrough(), []);
    assert.deepEqual(lengths(world), [5]);
  });
});
