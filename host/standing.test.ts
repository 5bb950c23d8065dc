import { type Choice, choices, describe as described, explain, matchOf } from '@peerless/engine';
import type { StandingAnswer } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { followUp } from './due.ts';
import { type Enacted, enact } from './enact.ts';
import { isPrivate, isToldTo } from './standing.ts';
import { type Around, stateFor } from './state.ts';
import { askedSeat, type Table, toldLength } from './table.ts';
import { at, choosing, decided, happens, PEOPLE, playing, playOn, why } from './test/tables.ts';

const LOT = { random: () => 0, newSeed: () => '' };
const AROUND: Around = {
  card: (id) => ({ id, name: id, emblem: 'alice' }),
  rating: () => null,
  isHere: () => true,
  watchers: 0,
  ratings: [],
  leastTime: 60_000,
  rematch: null,
  now: 0,
};
const NONE: StandingAnswer = { by: null, on: null, card: null };
const isDefense = (table: Table): boolean => explain(table.game!)?.kind === 'defense';
/** Chance that is the same in every run. */
function chance(): (legal: readonly Choice[]) => Choice {
  let state = 11;
  return (legal) => {
    state = (state * 48271) % 2147483647;
    return legal[state % legal.length];
  };
}
/** The answers that lead to somebody who can defend with a card. */
const TO_DEFENSE = ((): Choice[] => {
  const table = playing();
  const pick = chance();
  while (!(isDefense(table) && choices(table.game!).length > 2)) playOn(table, 1, pick);
  return [...table.answers];
})();
/** Before the card is laid that somebody is attacked with, and what is laid then; and who is asked to defend, with what. */
function beforeAttack() {
  const table = playing();
  for (const choice of TO_DEFENSE.slice(0, -1)) playOn(table, 1, () => choice);
  const after = playing();
  for (const choice of TO_DEFENSE) playOn(after, 1, () => choice);
  const { about } = explain(after.game!)!;
  const cards = choices(after.game!).flatMap((choice) => described(after.game!, choice).card ?? []);
  const seat = askedSeat(after);
  const attack = (): Enacted =>
    enact(table, { do: 'answer', seat: askedSeat(table), choice: TO_DEFENSE.at(-1)! }, 0, (now, time) => followUp(now, time, LOT));
  const given = (): string | null | undefined => {
    const [, second] = attack().entries;
    if (second?.do !== 'answer') return undefined;
    return described(after.game!, second.choice).card ?? null;
  };
  const says = (...answers: StandingAnswer[]): unknown => happens(table, { do: 'standing', seat, answers });
  return { table, seat, by: about.fighter!, on: about.target!, cards, says, attack, given };
}

describe('a standing answer', () => {
  it('is given when the question comes, and not before', () => {
    const { table, says, attack, seat } = beforeAttack();
    says(NONE);
    expect(followUp(table, 0, LOT)).toBeNull();
    const { entries, heard } = attack();
    expect(entries).toMatchObject([{ do: 'answer' }, { do: 'answer', seat, standing: 0 }]);
    expect(heard.map(({ event }) => event.kind)).toContain('lay');
    expect(isDefense(table)).toBe(false);
  });
  it('is not needed: without one the seat is asked', () => {
    const { table, attack } = beforeAttack();
    expect(attack().entries).toHaveLength(1);
    expect(isDefense(table)).toBe(true);
  });
  it('is given to no other question', () => {
    const table = playing();
    for (const seat of [0, 1]) happens(table, { do: 'standing', seat, answers: [NONE] });
    expect(followUp(table, 0, LOT)).toBeNull();
  });
  it('is the first that fits attacker, attacked and hand', () => {
    const { by, on, cards, seat } = beforeAttack();
    const { kinds, fighters } = matchOf(beforeAttack().table.game!);
    const missing = kinds.find(({ id, seat: its }) => its === seat && !cards.includes(id))!.id;
    const another = fighters.find(({ name }) => name !== by && name !== on)!.name;
    const answered = (...answers: StandingAnswer[]): unknown => {
      const { says, given } = beforeAttack();
      says(...answers);
      return given();
    };
    const [card] = cards;
    expect(answered({ by, on, card })).toBe(card);
    expect(answered({ by: null, on: null, card: missing }, { by: another, on: null, card }, NONE)).toBe(null);
    expect(answered({ by: null, on: another, card }, { by, on: null, card: null }, { by, on, card })).toBe(null);
    expect(answered({ by: another, on: null, card }, { by: null, on: another, card: null })).toBe(undefined);
  });
  it('plays a card once, and goes on playing none', () => {
    const { table, seat, cards, says, attack } = beforeAttack();
    const after: StandingAnswer = { by: null, on: null, card: cards.at(-1)! };
    says({ ...NONE, card: cards[0] }, after, NONE);
    attack();
    expect(table.standing[seat]).toEqual([after, NONE]);
    expect(table.stood).toEqual([TO_DEFENSE.length + 1]);
    const other = beforeAttack();
    other.says(NONE);
    other.attack();
    expect(other.table.standing[seat]).toEqual([NONE]);
  });
  it('refuses no draw that was offered before it was given', () => {
    const { table, seat, says, attack } = beforeAttack();
    says(NONE);
    happens(table, { do: 'draw', seat: 1 - seat, say: 'ask' });
    attack();
    expect(table.stood).toEqual([TO_DEFENSE.length + 1]);
    expect([table.draw, table.paused.draw]).toEqual([{ by: 1 - seat, agreed: [1 - seat] }, [null, null]]);
  });
  it('is changed by saying another, and gone when its owner takes an answer back', () => {
    const { table, seat, cards, says, attack } = beforeAttack();
    says({ ...NONE, card: cards[0] });
    says(NONE);
    attack();
    expect(table.standing[seat]).toEqual([NONE]);
    const to = table.answeredBy.lastIndexOf(seat);
    happens(table, { do: 'takeBack', seat, say: 'ask', to });
    expect(table.standing[seat]).toEqual([NONE]);
    happens(table, { do: 'takeBack', seat: 1 - seat, say: 'agree', to });
    expect([table.standing[seat], table.stood, isDefense(table), followUp(table, 0, LOT)]).toEqual([[], [], true, null]);
  });
  it('is told to its owner alone, who is also told what was given', () => {
    const { table, seat, says, attack } = beforeAttack();
    const states = (): unknown[] => [PEOPLE[1 - seat], 'somebody', null].map((player) => stateFor(table, player, AROUND));
    const before = states();
    const { askedAt, changed } = table;
    says(NONE);
    expect(states()).toEqual(before);
    expect([table.askedAt, table.changed]).toEqual([askedAt, changed]);
    expect(toldLength(table)).toBe(table.length - 1);
    expect(stateFor(table, PEOPLE[seat], AROUND).standing).toEqual([{ seat, answers: [NONE], given: [] }]);
    attack();
    expect(stateFor(table, PEOPLE[seat], AROUND).standing).toEqual([{ seat, answers: [NONE], given: [TO_DEFENSE.length + 1] }]);
    expect(stateFor(table, PEOPLE[1 - seat], AROUND).standing).toEqual([{ seat: 1 - seat, answers: [], given: [] }]);
  });
});

describe('who may say it, and what', () => {
  const table = playing();
  const says = (answer: Partial<StandingAnswer>, player = 'a'): unknown =>
    why(() => decided(table, 'standing', { answers: [{ ...NONE, ...answer }] }, player));
  it('whoever plays: what they could ever be asked, of their own cards', () => {
    const own = matchOf(table.game!).kinds.filter(({ seat }) => seat === 0);
    const [defense, attack] = ['defense', 'attack'].map((type) => own.find(({ card }) => card.type === type)!.id);
    expect(decided(table, 'standing', { answers: [{ by: 'alice', on: 'medusa', card: defense }] }, 'a')).toEqual({
      do: 'standing',
      seat: 0,
      answers: [{ by: 'alice', on: 'medusa', card: defense }],
    });
    for (const wrong of [{ by: 'medusa' }, { by: 'nobody' }, { on: 'alice' }, { card: attack }, { card: 'nothing' }])
      expect(says(wrong), JSON.stringify(wrong)).toBe('illegal');
    expect(says({ card: defense }, 'b')).toBe('illegal');
  });
  it('nobody without a seat, nor before the game', () => {
    expect(says({}, 'c')).toBe('notYours');
    expect(why(() => decided(choosing(), 'standing', { answers: [] }, 'a'))).toBe('notNow');
  });
});

it('is written down for its owner alone: nobody else is told that there is such an entry', () => {
  const given = at({ do: 'standing', seat: 1, answers: [NONE] });
  const other = at({ do: 'draw', seat: 1, say: 'ask' });
  expect([isPrivate(given), isPrivate(other)]).toEqual([true, false]);
  const holders = [[0], [1], [], [1, 3]];
  expect(holders.map((mine) => isToldTo(given, mine))).toEqual([false, true, false, true]);
  expect(holders.map((mine) => isToldTo(other, mine))).toEqual([true, true, true, true]);
});
