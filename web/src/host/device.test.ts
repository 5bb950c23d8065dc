import { paceOf } from '@peerless/ai';
import '@peerless/boards';
import { type Choice, type Described, record, type Setup } from '@peerless/engine';
import '@peerless/heroes';
import type { Sitting, Update } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { device } from './device.ts';
import type { Kept, Push, Thinking } from './host.ts';
import { type Seen, seated } from './seated.ts';

const DUEL: Setup = { board: 'marmoreal', heroes: ['medusa', 'alice'], mode: 'duel' };
const person: Sitting = { kind: 'person' };
const novice: Sitting = { kind: 'computer', level: 'novice' };

const keptOf = (setup: Setup, seats: Sitting[], seed = 7): Kept => ({
  id: 'test',
  record: record(setup, seed),
  seats,
  started: 0,
  changed: 0,
  over: false,
  winners: [],
  turn: 0,
  takenBack: [],
  undone: [],
});
const seat = (setup: Setup, seats: Sitting[], seed?: number): Promise<Seen> => seated(keptOf(setup, seats, seed));
let dice = 1;
const pick = (choices: readonly Choice[]): Choice => {
  dice = (dice * 48271) % 2147483647;
  return choices[dice % choices.length];
};

/** Plays a card, or leads to it. */
const spends = ({ card, action }: Described): boolean => card !== undefined || action === 'attack' || action === 'scheme';

describe('a computer player', () => {
  /** Time passes only while the host waits; each question is hurried after so long. */
  async function timed(seats: Sitting[], seed: number, hurriedAfter = Number.POSITIVE_INFINITY) {
    let clock = 0;
    let isIdle = true;
    const updates: { update: Update; at: number }[] = [];
    const told: (Thinking | null)[] = [];
    const host = device({
      tell(push: Push) {
        if ('update' in push) updates.push({ update: structuredClone(push.update), at: clock });
        if ('thinking' in push) told.push(push.thinking);
      },
      now: () => clock,
      async breathe(milliseconds = 0) {
        isIdle = false;
        clock += milliseconds;
        if (clock - updates.at(-1)!.at >= hurriedAfter) await host.hurry();
      },
    });
    const settle = async (): Promise<void> => {
      do {
        isIdle = true;
        await new Promise((resolve) => setTimeout(resolve, 0));
      } while (!isIdle);
    };
    await host.open(keptOf(DUEL, seats, seed));
    await settle();
    return { host, updates, told, settle };
  }
  /** Plays some answers of the first seat; what the other's answers took, and among how many. */
  async function played(seed: number, hurriedAfter?: number): Promise<{ took: number; among: number }[]> {
    const { host, updates, settle } = await timed([person, novice], seed, hurriedAfter);
    for (let n = 0; n < 40 && !updates.at(-1)!.update.view.over; n++) {
      const { view, answers } = updates.at(-1)!.update;
      await host.answer(view.seq, pick(answers));
      await settle();
    }
    const all = await Promise.all(
      updates.slice(0, -1).map(async ({ update: { view }, at }, n) => ({
        took: updates[n + 1].at - at,
        among: view.waiting?.seat === 1 ? (await host.past(view.seq, 1)).answers.length : 0,
      })),
    );
    return all.filter(({ among }) => among);
  }

  it('takes as long with one answer as with several', async () => {
    const answers = (await Promise.all([1, 2, 3, 4, 5].map((seed) => played(seed)))).flat();
    expect(answers.some(({ among }) => among === 1)).toBe(true);
    expect(answers.some(({ among }) => among > 1)).toBe(true);
    expect(new Set(answers.map(({ took }) => took))).toEqual(new Set([paceOf('novice')]));
  });

  it('answers at once when it is hurried', async () => {
    expect(new Set((await played(1, 30)).map(({ took }) => took))).toEqual(new Set([30]));
  });

  it('tells how much of its time is gone, and nothing of what it has found', async () => {
    const { told } = await timed([{ kind: 'computer', level: 'medium' }, person], 3);
    const of = paceOf('medium');
    const first = told.slice(0, told.indexOf(null));
    expect(first).toEqual(Array.from({ length: Math.floor(of / 100) }, (_, n) => ({ seat: 0, gone: 100 * (n + 1), of })));
  });

  it('need not be waited for where nobody plays', async () => {
    const { updates } = await timed([novice, novice], 3);
    expect(updates.at(-1)!.update.view.over).toBe(true);
    expect(updates.at(-1)!.at).toBe(0);
  });
});

describe('a table', () => {
  it('plays a whole game against a computer player', async () => {
    const { host, last, settle } = await seat(DUEL, [person, novice]);
    for (let n = 0; n < 600 && !last().view.over; n++) {
      const { view, answers } = last();
      expect(view.waiting?.seat).toBe(0);
      expect(await host.answer(view.seq, pick(answers))).toBe(true);
      await settle();
    }
    expect(last().view.over).toBe(true);
    expect(last().view.eyes).toBe('all');
  });

  it('refuses an answer to a question of before', async () => {
    const { host, last, settle } = await seat(DUEL, [person, novice]);
    const { view, answers } = last();
    expect(await host.answer(view.seq, answers[0])).toBe(true);
    await settle();
    expect(await host.answer(view.seq, answers[0])).toBe(false);
  });

  it('draws a curtain between two people and shows neither hand behind it', async () => {
    const { host, last, all, settle } = await seat(DUEL, [person, person]);
    expect(last().curtain).toBe(0);
    for (let n = 0; n < 300 && !last().view.over; n++) {
      const { curtain, view } = last();
      if (curtain !== null) await host.face(curtain);
      else await host.answer(view.seq, pick(last().answers));
      await settle();
    }
    const played = all.filter(({ view }) => !view.over);
    for (const { curtain, view, answers } of played) {
      if (curtain !== null) {
        expect(view.seats.flatMap(({ hand, handCount }) => (hand.length > handCount ? hand : []))).toEqual([]);
        expect(view.eyes).toBe('spectator');
        expect(answers).toEqual([]);
      } else expect(view.eyes).toBe(view.waiting!.seat);
    }
    expect(played.some(({ curtain }) => curtain === 1)).toBe(true);
  });

  it('draws no curtain for somebody who has nothing to hide', async () => {
    const { host, last, settle } = await seat(DUEL, [person, person], 11);
    let skipped = 0;
    for (let n = 0; n < 700 && !last().view.over; n++) {
      const { curtain, view } = last();
      if (curtain !== null) {
        const knowsMore = (await host.past(view.seq, curtain)).view.seats;
        expect(knowsMore).not.toEqual(view.seats);
        await host.face(curtain);
      } else {
        if (view.seats[view.waiting!.seat].handCount === 0) skipped++;
        const spending = last().answers.filter((_, i) => spends(view.choices[i]));
        await host.answer(view.seq, pick(spending.length ? spending : last().answers));
      }
      await settle();
    }
    expect(skipped).toBeGreaterThan(0);
  });

  it.each([
    ['four people', [person, person, person, person]],
    ['two allies and two computer players', [person, novice, person, novice]],
  ])('of teams is played to its end by %s, and allies need no curtain between them', async (_, seats) => {
    const TEAMS: Setup = { board: 'marmoreal', heroes: ['medusa', 'alice', 'sinbad', 'achilles'], mode: 'teams' };
    const { host, last, settle } = await seat(TEAMS, seats);
    let facing = -1;
    for (let n = 0; n < 3000 && !last().view.over; n++) {
      const { curtain, view, answers } = last();
      if (curtain !== null) {
        expect([facing, (facing + 2) % 4]).not.toContain(curtain);
        facing = curtain;
        await host.face(curtain);
      } else {
        expect(view.eyes).toBe(view.waiting!.seat);
        facing = view.waiting!.seat;
        await host.answer(view.seq, pick(answers));
      }
      await settle();
    }
    expect(last().view.over).toBe(true);
  });

  it('takes back the last decision without a mark when nothing hidden was seen, and gives it again', async () => {
    const { host, last, settle, kept } = await seat(DUEL, [person, person]);
    await host.face(0);
    const before = last();
    await host.answer(before.view.seq, before.answers[0]);
    await settle();
    expect(last().undo).toBe('free');
    const after = last();
    await host.undo();
    expect(last().view).toEqual(before.view);
    expect(last().redo).toBe(true);
    await host.redo();
    await settle();
    expect(last().view).toEqual(after.view);
    expect(kept().takenBack).toEqual([]);
  });

  it('marks a decision taken back after a card was drawn', async () => {
    const { host, last, settle, kept } = await seat(DUEL, [person, novice]);
    while (last().view.waiting?.kind !== 'action') {
      await host.answer(last().view.seq, last().answers[0]);
      await settle();
    }
    const maneuver = last().answers[last().view.choices.findIndex(({ action }) => action === 'maneuver')];
    const seq = last().view.seq;
    await host.answer(seq, maneuver);
    await settle();
    expect(last().undo).toBe('marked');
    await host.undo();
    expect(last().view.seq).toBe(seq);
    expect(kept().takenBack).toEqual([seq]);
  });

  it('shows any moment of the past, and says why a card cannot be played', async () => {
    const { host, last, settle } = await seat(DUEL, [person, novice]);
    const first = last().view;
    for (let n = 0; n < 20; n++) {
      await host.answer(last().view.seq, pick(last().answers));
      await settle();
    }
    const past = await host.past(first.seq, 0);
    expect(past.view).toEqual(first);
    expect(past.told.every(({ seq }) => seq <= first.seq)).toBe(true);
    expect(await host.why({ space: 's999' })).toMatchObject({ why: 'unknown' });
  });

  it('goes on from where a game was kept', async () => {
    const { host, last, settle, kept } = await seat(DUEL, [person, novice]);
    for (let n = 0; n < 15; n++) {
      await host.answer(last().view.seq, pick(last().answers));
      await settle();
    }
    const again = await seat(DUEL, [person, novice]);
    await again.host.open(kept());
    await again.settle();
    expect(again.last().view).toEqual(last().view);
  });

  it('plays a game that began with a position, keeps it and goes on from it', async () => {
    const position = {
      fighters: { medusa: { health: 9 }, alice: { health: 4 } },
      seats: [{ hand: ['feint', 'dash'] }, { hand: ['feint'] }],
    };
    const begun = { ...keptOf(DUEL, [person, novice]), record: record(DUEL, 7, [], position) };
    const { host, last, settle, kept } = await seated(begun);
    expect(last().view).toMatchObject({ turn: 3, fighters: { medusa: { health: 9 } }, waiting: { seat: 0 } });
    for (let n = 0; n < 8; n++) {
      await host.answer(last().view.seq, pick(last().answers));
      await settle();
    }
    expect(kept().record).toMatchObject({ format: 2, position });
    const again = await seated(kept());
    expect(again.last().view).toEqual(last().view);
    for (let n = 0; n < 600 && !last().view.over; n++) {
      await host.answer(last().view.seq, pick(last().answers));
      await settle();
    }
    expect(kept()).toMatchObject({ over: true, winners: last().view.winners });
  });

  it('tells each person only what their seat may see', async () => {
    const { last } = await seat(DUEL, [person, novice]);
    const draws = last().told.flatMap(({ event }) => (event.kind === 'draw' ? [event] : []));
    expect(draws.filter(({ seat: whose }) => whose === 0).every(({ cards }) => cards !== undefined)).toBe(true);
    expect(draws.filter(({ seat: whose }) => whose === 1).every(({ cards }) => cards === undefined)).toBe(true);
  });
});

describe('a hint', () => {
  it('gives the grounds of the best choice at the end', async () => {
    const { host, advised } = await seat(DUEL, [person, novice]);
    await host.advise();
    const { advice, isDone } = advised.at(-1)!;
    expect(isDone).toBe(true);
    expect(advice.map(({ grounds }) => grounds !== null)).toEqual(advice.map((_, n) => n === 0));
  });
  it('is given to nobody behind the curtain', async () => {
    const { host, advised, last } = await seat(DUEL, [person, person]);
    expect(last().curtain).toBe(0);
    await host.advise();
    expect(advised).toEqual([]);
    await host.face(0);
    await host.advise();
    expect(advised.at(-1)!.isDone).toBe(true);
  });
});
