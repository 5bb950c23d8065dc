import { type Choice, choice, type Described, type View } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { hintsFor } from './hints.ts';
import { markOf, markOfLine } from './marks.ts';

const about = (more: Partial<Described>): Described => ({ kind: 'moveTo', seat: 0, ...more });

describe('a choice is drawn where it is', () => {
  it.each<[string, Choice, Partial<Described>, ReturnType<typeof markOf>]>([
    ['a way', choice('space', 3), { fighter: 'alice', space: 's3' }, { thing: { space: 's3' }, from: 'alice', card: null }],
    ['a space', choice('space', 3), { kind: 'pickSpace', space: 's3' }, { thing: { space: 's3' }, from: null, card: null }],
    [
      'a target',
      choice('fighter', 1),
      { kind: 'target', fighter: 'alice', target: 'medusa' },
      { thing: { fighter: 'medusa' }, from: 'alice', card: null },
    ],
    ['a fighter', choice('fighter', 0), { kind: 'moveWhom', fighter: 'alice' }, { thing: { fighter: 'alice' }, from: null, card: null }],
    [
      'a card, whatever it is about',
      choice('card', 2),
      { kind: 'attackCard', fighter: 'alice', target: 'medusa', card: 'feint' },
      { thing: null, from: null, card: 'feint' },
    ],
    ['a button', choice('action', 0), { kind: 'action', action: 'maneuver' }, { thing: null, from: null, card: null }],
  ])('%s', (_, chosen, described, mark) => expect(markOf(chosen, about(described))).toEqual(mark));
});

describe('a choice that is a button is drawn where it leads', () => {
  const maneuver: [Choice, Described] = [choice('action', 0), about({ kind: 'action', action: 'maneuver' })];
  const move = { choice: choice('space', 3), said: about({ fighter: 'alice', space: 's3' }) };
  const whom = { choice: choice('fighter', 0), said: about({ kind: 'moveWhom', fighter: 'alice' }) };
  const card = { choice: choice('card', 2), said: about({ kind: 'attackCard', card: 'feint' }) };
  it('the first way, with the arrow there', () =>
    expect(markOfLine(...maneuver, [whom, move, whom])).toEqual({ thing: { space: 's3' }, from: 'alice', card: null }));
  it('and the card', () =>
    expect(markOfLine(...maneuver, [whom, card])).toEqual({ thing: { fighter: 'alice' }, from: null, card: 'feint' }));
  it('not where it is on the table itself', () =>
    expect(markOfLine(whom.choice, whom.said, [move])).toMatchObject({ thing: { fighter: 'alice' } }));
  it('nor where nothing is known of it', () => expect(markOfLine(...maneuver)).toEqual({ thing: null, from: null, card: null }));
});

it('hints are in order, and only of what is asked now', () => {
  const spaces = ['s1', 's2', 's3'].map((space) => about({ fighter: 'alice', space }));
  const answers = [1, 2, 3].map((n) => choice('space', n));
  const said = [spaces[2], about({ fighter: 'alice', space: 'gone' }), spaces[0]];
  const found = hintsFor(
    { view: { choices: spaces } as unknown as View, answers },
    said.map((each) => ({ choice: { ...each }, chance: 0.5, line: [], grounds: null })),
  );
  expect(found.map(({ rank, choice: each }) => [rank, each])).toEqual([
    [1, answers[2]],
    [3, answers[0]],
  ]);
});
