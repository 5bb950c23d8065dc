import { choice, type Described, type Prospect } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { attackOn, attackWith, dropped, droppedCard, fitting, foreseen, maneuverTo, planned, schemeWith } from './intents.ts';

/** A question with such choices, numbered in this order. */
const asked = (kind: string, ...offered: Partial<Described>[]): Update =>
  ({
    view: {
      waiting: { kind, seat: 0 },
      choices: offered.map((each) => ({ kind, seat: 0, ...each })),
      fighters: {
        medusa: { seat: 0, space: 's1' },
        'harpy-1': { seat: 0, space: 's2' },
        alice: { seat: 1, space: 's3' },
        jabberwock: { seat: 1, space: null },
      },
    },
    answers: offered.map((_, n) => choice('number', n)),
  }) as unknown as Update;
const nth = (n: number) => choice('number', n);

const ACTION = asked('action', { action: 'maneuver' }, { action: 'attack' }, { action: 'scheme' });

const HOW: Prospect = { ways: { s9: ['s1', 's8', 's9'] }, targets: ['alice'], threatens: [], isStepwise: false, moves: 2, accounts: {} };
const BY_STEPS: Prospect = { ...HOW, isStepwise: true };

describe('a plan', () => {
  it('gives the one answer that fits, and keeps the rest', () => {
    expect(planned(ACTION, [{ action: 'attack' }, { kind: 'target', target: 'alice' }])).toEqual({
      choice: nth(1),
      rest: [{ kind: 'target', target: 'alice' }],
    });
  });
  it('leaves out what is not asked about', () => {
    const target = asked('target', { target: 'alice' }, { target: 'jabberwock' });
    expect(planned(target, [{ kind: 'attackWith', fighter: 'medusa' }, { target: 'jabberwock' }])).toEqual({ choice: nth(1), rest: [] });
    expect(planned(target, attackOn('jabberwock'))).toEqual({ choice: nth(1), rest: [] });
  });
  it('ends where the player must choose, and where nothing fits', () => {
    const target = asked('target', { fighter: 'medusa', target: 'alice' }, { fighter: 'harpy-1', target: 'alice' });
    expect(planned(target, [{ target: 'alice' }, { fighter: 'medusa' }])).toEqual({ rest: [] });
    expect(planned(target, [{ target: 'jabberwock' }])).toEqual({ rest: [] });
    expect(planned(target, [])).toEqual({ rest: [] });
  });
  it('does not go on past a step that cannot be taken', () => {
    const step = asked('moveTo', { space: 's7' }, { pass: true });
    expect(
      planned(step, [
        { kind: 'moveTo', space: 's9' },
        { kind: 'moveTo', pass: true },
      ]),
    ).toEqual({ rest: [] });
    expect(planned(asked('action', { action: 'scheme' }), attackOn('alice'))).toEqual({ rest: [] });
  });
  it('leaves to the player what is theirs, and goes on afterwards', () => {
    const plan = maneuverTo('medusa', 's9', HOW);
    const { rest } = planned(ACTION, plan);
    const boost = asked('boostManeuver', { card: 'dash' }, { pass: true });
    expect(planned(boost, rest)).toEqual({ rest, isHeld: true });
    expect(planned(asked('moveWhom', { fighter: 'harpy-1' }, { fighter: 'medusa' }), rest)).toMatchObject({ choice: nth(1) });
  });
});

describe('what is foreseen of a plan', () => {
  it('is who goes where in the end', () => {
    expect(foreseen(maneuverTo('medusa', 's9', BY_STEPS).slice(1))).toEqual({ fighter: 'medusa', space: 's9' });
  });
  it('is the card that stays chosen', () => {
    expect(foreseen(attackWith('feint').slice(1))).toEqual({ card: 'feint' });
    expect(foreseen([])).toEqual({});
  });
});

describe('choices that fit', () => {
  it('have every field that is named', () => {
    const moves = asked('moveTo', { space: 's1' }, { space: 's2' }, { pass: true });
    expect(fitting(moves, { space: 's2' })).toEqual([nth(1)]);
    expect(fitting(moves, { kind: 'moveTo' })).toEqual([nth(0), nth(1), nth(2)]);
    expect(fitting(moves, { kind: 'moveTo', space: 's9' })).toEqual([]);
  });
});

describe('a fighter drawn onto a space', () => {
  const whom = [
    { kind: 'moveWhom', fighter: 'medusa' },
    { kind: 'walkOrPlace', isOwn: true },
  ];
  it('attacks the enemy there, if an action is asked for', () => {
    expect(dropped(ACTION, 'medusa', 's3', HOW)).toEqual({
      steps: [{ action: 'attack' }, { kind: 'attackWith', fighter: 'medusa' }, { kind: 'target', target: 'alice' }],
    });
  });
  it('does nothing to an enemy out of reach, a friend, or where there is no card to attack with', () => {
    expect(dropped(ACTION, 'medusa', 's3', { ...HOW, targets: [] })).toBeNull();
    expect(dropped(ACTION, 'medusa', 's2', { ...HOW, ways: { s2: ['s1', 's2'] } })).toBeNull();
    expect(dropped(asked('action', { action: 'maneuver' }), 'medusa', 's3', HOW)).toBeNull();
  });
  it('maneuvers to an empty space; the boost is left to the player', () => {
    const begun = [{ action: 'maneuver' }, { kind: 'boostManeuver', isOwn: true }, ...whom];
    expect(dropped(ACTION, 'medusa', 's9', HOW)).toEqual({ steps: [...begun, { kind: 'moveTo', space: 's9' }] });
    expect(dropped(ACTION, 'medusa', 's9', BY_STEPS)).toEqual({
      steps: [...begun, { kind: 'moveTo', space: 's8' }, { kind: 'moveTo', space: 's9' }, { kind: 'moveTo', pass: true }],
    });
    expect(dropped(ACTION, 'medusa', 's7', HOW)).toBeNull();
  });
  it('moves, if it is asked who moves or where to', () => {
    const moves = asked('moveWhom', { fighter: 'medusa' });
    expect(dropped(moves, 'medusa', 's9', HOW)).toEqual({ steps: [...whom, { kind: 'moveTo', space: 's9' }] });
    expect(dropped(asked('moveTo', { space: 's8' }, { space: 's9' }), 'medusa', 's9', HOW)).toEqual({ choice: nth(1) });
    expect(dropped(asked('placeTo', { space: 's8' }), 'medusa', 's9', HOW)).toBeNull();
  });
  it('goes on by steps to a space further on, and does not stop there by itself', () => {
    const step = asked('moveTo', { space: 's8' }, { pass: true });
    expect(dropped(step, 'medusa', 's9', BY_STEPS)).toEqual({
      steps: [
        { kind: 'moveTo', space: 's8' },
        { kind: 'moveTo', space: 's9' },
      ],
    });
    expect(dropped(step, 'medusa', 's7', BY_STEPS)).toBeNull();
  });
});

describe('a card drawn onto a space', () => {
  const inReach = (fighter: string) => fighter === 'alice';
  const FEINT = { id: 'feint', type: 'versatile' } as const;
  it('is chosen, if it may be', () => {
    expect(droppedCard(asked('defense', { card: 'dash' }, { card: 'feint' }), FEINT, 's9', inReach)).toEqual({ choice: nth(1) });
    expect(droppedCard(asked('defense', { card: 'dash' }), FEINT, 's9', inReach)).toBeNull();
    expect(droppedCard(asked('takeCard', { card: 'feint' }), FEINT, 's9', inReach)).toBeNull();
  });
  it('attacks who stands there, if it is one to attack with', () => {
    expect(droppedCard(ACTION, FEINT, 's3', inReach)).toEqual({ steps: [...attackOn('alice'), { kind: 'attackCard', card: 'feint' }] });
    expect(droppedCard(ACTION, FEINT, 's3', () => false)).toBeNull();
    expect(droppedCard(asked('action', { action: 'scheme' }), FEINT, 's3', inReach)).toBeNull();
    expect(droppedCard(ACTION, { id: 'dodge', type: 'defense' }, 's3', inReach)).toBeNull();
  });
  it('plays a scheme anywhere, and nothing else', () => {
    const scheme = { id: 'glance', type: 'scheme' } as const;
    expect(droppedCard(ACTION, scheme, 's9', inReach)).toEqual({ steps: schemeWith('glance') });
    expect(droppedCard(ACTION, scheme, 's3', inReach)).toEqual({ steps: schemeWith('glance') });
    expect(droppedCard(asked('action', { action: 'attack' }), scheme, 's9', inReach)).toBeNull();
    expect(droppedCard(ACTION, FEINT, 's9', inReach)).toBeNull();
  });
});
