import { type Level, paceOf } from '@peerless/ai';
import { choices } from '@peerless/engine';
import { askedSeat, gameAt } from '@peerless/host';
import { describe, expect, it } from 'vitest';
import type { Hall, Parts } from '../src/hall.ts';
import { AWAY } from '../src/tables/computers.ts';
import type { Think } from '../src/tables/thinking.ts';
import { DUEL, duel, playLong, type Visitor, visitor } from './house.ts';
import { calmWatch, houses, MINUTE, type Watch } from './houses.ts';

const newHouse = houses();
const FOUR = { ...DUEL, mode: 'freeForAll', seats: 4, board: 'random', heroes: 'random' } as const;
const TWO = { ...DUEL, heroes: 'random' } as const;
const PERSON = { kind: 'open' } as const;
const computer = (level: Level) => ({ kind: 'computer', level }) as const;

interface Thought {
  level: Level;
  isDuel: boolean;
  at: number;
  stop: AbortSignal;
}
/** A house whose computer players think for so many milliseconds of a clock that the test moves, or for ever; a thread for quick ones and one for slow ones, first come first served. */
async function thinkingHouse(
  takes: (thought: Thought) => number = () => 10,
  parts: Partial<Parts> = {},
): Promise<{ own: Hall; watch: Watch; thoughts: Thought[] }> {
  const watch = await calmWatch();
  const thoughts: Thought[] = [];
  const threads: Partial<Record<Level, Promise<unknown>>> = {};
  const think: Think = async ({ level, masked }, stop) => {
    const thought = { level, isDuel: masked.state.setup.mode === 'duel', at: watch.now(), stop };
    thoughts.push(thought);
    const thread = level === 'master' ? 'master' : 'novice';
    const milliseconds = takes(thought);
    if (milliseconds === Number.POSITIVE_INFINITY) return new Promise(() => {});
    const done = (threads[thread] ?? Promise.resolve()).then(() => watch.wait(milliseconds));
    threads[thread] = done;
    await done;
    return choices(masked.state)[0];
  };
  return { own: await newHouse({ ...watch, think, ...parts }), watch, thoughts };
}

/** A game of one person, whose table it is, and computer players of a level; it is looked at. */
async function against(person: Visitor, level: Level, count = 1): Promise<string> {
  const seats = [PERSON, ...Array.from({ length: count }, () => computer(level))];
  const { table } = await person.ask('create', { options: count > 1 ? FOUR : TWO, seats, mine: 0 });
  await person.ask('open', { table });
  return table;
}
/** A game of two computer players that somebody looks at. */
async function between(host: Visitor, level: Level): Promise<string> {
  const { table } = await host.ask('create', { options: { ...TWO, isPublic: true }, seats: [PERSON, computer(level)], mine: null });
  await host.ask('open', { table });
  await host.ask('computer', { table, seat: 0, level });
  return table;
}
/** The first of what is offered, wherever somebody is asked. */
async function answerAll(person: Visitor, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const push = person.pushes.findLast((each) => 'update' in each && each.update.id === table);
    if (push && 'update' in push && push.update.answers.length)
      await person.ask('answer', { table, at: push.at, choice: push.update.answers[0] });
  }
}
/** Until the computer player is asked. */
async function answerOn(person: Visitor, table: string): Promise<void> {
  while (person.update().update.answers.length) await answerAll(person, [table]);
}
/** What each answer of the computer players at a table took, and among how many. */
async function answersAt(own: Hall, id: string): Promise<{ took: number; among: number }[]> {
  const { entries } = (await own.store.read(id))!;
  const table = await own.tables.read(id, (found) => found);
  let answers = 0;
  return entries.flatMap((entry, n) => {
    if (entry.do !== 'answer') return [];
    const among = choices(gameAt(table, answers++)).length;
    return table.seats[entry.seat].kind === 'computer' ? [{ took: entry.at - entries[n - 1].at, among }] : [];
  });
}

describe('thinking is shared', () => {
  it('so that one player with twenty tables of three masters keeps nobody waiting', { timeout: 60_000 }, async () => {
    const { own, watch } = await thinkingHouse(({ level }) => (level === 'master' ? 1_600 : 5));
    const first = await visitor(own);
    const greedy = [first, await visitor(own, first), await visitor(own, first)];
    const theirs = new Map<Visitor, string[]>(greedy.map((device) => [device, []]));
    for (let n = 0; n < 20; n++) theirs.get(greedy[n % 3])!.push(await against(greedy[n % 3], 'master', 3));
    const [one, other] = [await visitor(own), await visitor(own)];
    const [withMedium, withMaster] = [await against(one, 'medium'), await against(other, 'master')];
    for (let n = 0; n < 160; n++) {
      await watch.pass(250);
      await answerAll(one, [withMedium]);
      await answerAll(other, [withMaster]);
      for (const [device, tables] of theirs) await answerAll(device, tables);
    }
    const took = async (table: string) => (await answersAt(own, table)).map((each) => each.took);
    const [quick, slow] = [await took(withMedium), await took(withMaster)];
    expect(quick.length).toBeGreaterThan(50);
    expect(new Set(quick)).toEqual(new Set([paceOf('medium')]));
    expect(slow.length).toBeGreaterThan(5);
    expect(Math.max(...slow)).toBeLessThanOrEqual(2 * paceOf('master'));
  });

  it('player by player, and each has one slow turn at a time', async () => {
    const { own, watch, thoughts } = await thinkingHouse(() => 100, { room: { quick: 16, slow: 3 } });
    const [many, few] = [await visitor(own), await visitor(own)];
    for (let n = 0; n < 5; n++) await answerOn(many, await against(many, 'master'));
    await answerOn(few, await against(few, 'master'));
    await watch.pass(0);
    expect(thoughts).toHaveLength(2);
    await watch.pass(paceOf('master'));
    // Theirs was answered; of the other five another one has its turn.
    expect(thoughts.length).toBeGreaterThanOrEqual(3);
    for (const { at } of thoughts) expect(thoughts.filter((other) => other.at === at).length).toBeLessThanOrEqual(2);
  });

  it('and quick ones do not wait for slow ones', async () => {
    const { own, watch } = await thinkingHouse(({ level }) => (level === 'master' ? Number.POSITIVE_INFINITY : 5));
    for (let n = 0; n < 4; n++) {
      const person = await visitor(own);
      await answerOn(person, await against(person, 'master'));
    }
    const person = await visitor(own);
    for (const level of ['novice', 'easy', 'medium', 'hard'] as const) {
      const table = await against(person, level);
      await answerOn(person, table);
      await watch.pass(paceOf(level));
      expect((await answersAt(own, table))[0]).toMatchObject({ took: paceOf(level) });
    }
  });

  it('and nothing else waits for it', async () => {
    const own = await newHouse({ think: () => new Promise(() => {}), room: { quick: 100, slow: 100 }, leastTime: 0 });
    for (let n = 0; n < 12; n++) {
      const person = await visitor(own);
      await answerOn(person, await against(person, 'novice'));
    }
    const { table, players } = await duel(own, { rated: true, isPublic: true });
    await playLong(own.tables, table);
    await players[0].ask('concede', { table });
    await players[1].until(() => players[1].state()?.ended?.ratings.length === 2);
  });
});

describe('a game', () => {
  it('that nobody has looked at for a while is left alone until somebody does', async () => {
    const { own, watch, thoughts } = await thinkingHouse();
    const host = await visitor(own);
    const table = await between(host, 'master');
    await watch.pass(2 * AWAY);
    const before = thoughts.length;
    expect(before).toBeGreaterThan(50);
    host.leave();
    await watch.pass(AWAY / 2);
    expect(thoughts.length).toBeGreaterThan(before);
    await watch.pass(AWAY / 2);
    const { length } = thoughts;
    await watch.pass(60 * MINUTE);
    own.computers.renew();
    await watch.pass(MINUTE);
    expect(thoughts).toHaveLength(length);
    expect(await own.store.dueTables(watch.now() + 60 * MINUTE, 10)).toEqual([]);
    await (await visitor(own)).ask('open', { table });
    await watch.pass(0);
    expect(thoughts).toHaveLength(length + 1);
  });

  it('is waited for by whoever has just answered, looking or not', async () => {
    const { own, watch, thoughts } = await thinkingHouse();
    const person = await visitor(own);
    const table = await against(person, 'medium');
    await person.until(() => person.update());
    await person.ask('close', { table });
    await watch.pass(2 * AWAY);
    const { length } = thoughts;
    for (let n = 0; n < 20 && thoughts.length === length; n++) {
      const { at, choice } = await own.tables.read(table, ({ askedAt, game }) => ({ at: askedAt, choice: choices(game!)[0] }));
      await person.ask('answer', { table, at, choice });
      await watch.pass(0);
    }
    expect(thoughts.length).toBeGreaterThan(length);
  });

  it('that is over is thought about no more, and what was being thought ends', async () => {
    const { own, watch, thoughts } = await thinkingHouse(() => Number.POSITIVE_INFINITY);
    const [one, other] = [await visitor(own), await visitor(own)];
    const first = await against(one, 'master');
    await answerOn(one, first);
    await watch.pass(0);
    await answerOn(other, await against(other, 'master'));
    await watch.pass(AWAY / 2);
    expect(thoughts).toHaveLength(1);
    await one.ask('concede', { table: first });
    await watch.pass(0);
    expect(thoughts).toHaveLength(2);
    expect(thoughts.map(({ stop }) => stop.aborted)).toEqual([true, false]);
  });

  it('that was over while it waited is not thought about at all', async () => {
    const { own, watch, thoughts } = await thinkingHouse(() => Number.POSITIVE_INFINITY);
    const [one, other] = [await visitor(own), await visitor(own)];
    await answerOn(one, await against(one, 'master'));
    await watch.pass(0);
    const second = await against(other, 'master');
    await answerOn(other, second);
    await other.ask('concede', { table: second });
    await one.ask('concede', { table: one.update().update.id });
    await watch.pass(AWAY / 2);
    expect(thoughts).toHaveLength(1);
  });

  it('that has gone on since is not thought about, though a process that does not know it wishes so', async () => {
    const { own, watch, thoughts } = await thinkingHouse();
    const person = await visitor(own);
    const table = await against(person, 'medium');
    await person.until(() => person.update()?.update.answers.length);
    const at = await own.tables.read(table, ({ askedAt }) => askedAt);
    for (const wished of [at - 1, at, at + 1])
      own.turns.wish({ table, at: wished, player: person.id, level: 'medium', since: watch.now(), until: watch.now() + AWAY });
    own.computers.renew();
    await watch.pass(AWAY / 2);
    expect(thoughts).toEqual([]);
    expect((await own.turns.waiting()).quick).toEqual([]);
  });

  it('that was left alone for a month goes on, so that nobody saves a rating by staying away', async () => {
    let isStuck = true;
    const { own, watch, thoughts } = await thinkingHouse(() => (isStuck ? Number.POSITIVE_INFINITY : 10));
    const person = await visitor(own);
    const { table } = await person.ask('create', {
      options: { ...TWO, rated: true, isPublic: true },
      seats: [PERSON, computer('easy')],
      mine: 0,
    });
    await person.ask('open', { table });
    await answerOn(person, table);
    person.leave();
    await watch.pass(30 * 24 * 60 * MINUTE);
    own.computers.renew();
    expect(thoughts).toHaveLength(1);
    const [due] = await own.store.dueTables(watch.now(), 10);
    expect(due).toMatchObject({ table });
    isStuck = false;
    watch.jobs.at(due.due, { kind: 'due', table });
    await watch.pass(AWAY);
    expect(thoughts.length).toBeGreaterThan(1);
    expect(await own.tables.read(table, (found) => found)).toMatchObject({ phase: 'playing', times: null });
    expect(await own.tables.read(table, askedSeat)).toBe(0);
  });
});

describe('a computer player', () => {
  it('thinks once at a time, and anew if something has happened meanwhile', async () => {
    // Achilles has a sidekick to place, so that there is something to think about.
    const lot = { random: () => 0, newSeed: () => '0'.repeat(32) };
    const { own, watch, thoughts } = await thinkingHouse(() => 50, { lot });
    const [a, b] = [await visitor(own), await visitor(own)];
    const { table } = await a.ask('create', {
      options: { ...DUEL, mode: 'freeForAll', seats: 3, board: 'random', isPublic: true },
      seats: [computer('novice'), PERSON, PERSON],
      mine: 1,
    });
    await b.ask('sit', { table, seat: 2 });
    await a.ask('pick', { table, hero: 'alice' });
    await b.ask('pick', { table, hero: 'medusa' });
    const answered = () => own.tables.read(table, ({ answeredBy }) => answeredBy);
    await watch.pass(20);
    await own.tables.due(table);
    await own.computers.attend(table);
    own.computers.renew();
    await watch.pass(20);
    expect(thoughts).toHaveLength(1);
    expect(await answered()).toEqual([]);
    await b.ask('concede', { table });
    await watch.pass(paceOf('novice'));
    expect((await answered()).slice(0, 2)).toEqual([2, 0]);
    expect(thoughts.length).toBeGreaterThan(1);
    expect(thoughts[0].stop.aborted).toBe(true);
  });

  it('takes as long with one answer as with several', { timeout: 60_000 }, async () => {
    const { own, watch } = await thinkingHouse();
    const among: number[] = [];
    for (let game = 0; game < 4; game++) {
      const person = await visitor(own);
      const table = await against(person, 'novice');
      for (let n = 0; n < 60; n++) {
        await answerAll(person, [table]);
        await watch.pass(paceOf('novice'));
      }
      const answers = await answersAt(own, table);
      among.push(...answers.map((each) => each.among));
      expect(new Set(answers.map(({ took }) => took))).toEqual(new Set([paceOf('novice')]));
    }
    expect(among.filter((number) => number === 1).length).toBeGreaterThan(2);
    expect(among.filter((number) => number > 1).length).toBeGreaterThan(30);
  });

  it('takes as long where it has found what to do as where it has not', async () => {
    const lengths = [1, 1_500, 30, 1_600, 400];
    const { own, watch, thoughts } = await thinkingHouse(() => lengths[thoughts.length % lengths.length]);
    const host = await visitor(own);
    const table = await between(host, 'master');
    await watch.pass(20 * paceOf('master'));
    const took = (await answersAt(own, table)).map((each) => each.took);
    expect(took).toEqual(new Array(20).fill(paceOf('master')));
  });

  it('tells nothing by when another table has its turn', async () => {
    const lengths = [1, 1_500, 30, 1_600];
    const { own, watch, thoughts } = await thinkingHouse(() => lengths[thoughts.length % lengths.length]);
    for (const host of [await visitor(own), await visitor(own)]) for (let n = 0; n < 2; n++) await between(host, 'master');
    await watch.pass(20 * paceOf('master') - 1);
    expect(thoughts.map(({ at }) => at - thoughts[0].at)).toEqual(Array.from({ length: 20 }, (_, n) => n * paceOf('master')));
  });

  it('that waits for its turn is shown to wait, with how many go before it', async () => {
    const { own, watch } = await thinkingHouse();
    const people = [await visitor(own), await visitor(own), await visitor(own)];
    const tables: string[] = [];
    for (const person of people) {
      tables.push(await against(person, 'master'));
      await answerOn(person, tables.at(-1)!);
      await watch.pass(0);
    }
    const waits = (person: Visitor) => person.pushes.flatMap((push) => ('wait' in push ? [push.wait] : []));
    await own.computers.tellWaits();
    await own.computers.tellWaits();
    expect(people.map(waits)).toEqual([[], [{ of: tables[1], ahead: 0 }], [{ of: tables[2], ahead: 1 }]]);
    // Whoever comes later is told as well.
    const late = await visitor(own, people[2]);
    await late.ask('open', { table: tables[2] });
    await watch.pass(0);
    await own.computers.tellWaits();
    expect(waits(late)).toEqual([{ of: tables[2], ahead: 1 }]);
    await watch.pass(paceOf('master'));
    await own.computers.tellWaits();
    expect(waits(people[1]).at(-1)).toEqual({ of: tables[1], ahead: null });
    expect(waits(late).at(-1)).toEqual({ of: tables[2], ahead: 0 });
    expect(own.computers.waiting).toBeGreaterThan(0);
    expect(await own.metrics.text()).toContain(`peerless_waiting ${own.computers.waiting}`);
  });
});
