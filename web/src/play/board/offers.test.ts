import { choice, type Described, type Prospect } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { attackOn, maneuverTo } from '../intents.ts';
import { offerAt, offersOf } from './offers.ts';

const CHOICES = { space: 's8', fighter: 'medusa', door: 'd1', token: 1, action: 'attack' };
const asked = (kind: string, offered: Partial<Described>[], about: Partial<Described> = {}): Update =>
  ({
    view: {
      waiting: { kind, seat: 0, about },
      choices: offered.map((each) => ({ kind, seat: 0, ...each })),
      fighters: {
        medusa: { seat: 0, space: 's1' },
        'harpy-1': { seat: 0, space: 's2' },
        'harpy-2': { seat: 0, space: null },
        alice: { seat: 1, space: 's3' },
        jabberwock: { seat: 1, space: 's4' },
      },
    },
    answers: offered.map((each, n) => choice(Object.keys(CHOICES).find((name) => name in each) as 'space', n)),
  }) as unknown as Update;
const could = (more: Partial<Prospect>): Prospect => ({
  ways: {},
  targets: [],
  threatens: [],
  isStepwise: false,
  moves: 0,
  accounts: {},
  ...more,
});
const ACTION = asked('action', [{ action: 'maneuver' }, { action: 'attack' }]);
const MEDUSA = could({ ways: { s1: ['s1'], s9: ['s1', 's9'] }, targets: ['alice'] });
const PROSPECTS = new Map([
  ['medusa', MEDUSA],
  ['harpy-1', could({ targets: ['alice', 'jabberwock'] })],
]);
const deeds = (update: Update, taken: string | null = null, prospects: ReadonlyMap<string, Prospect> = PROSPECTS) =>
  Object.fromEntries([...offersOf(update, taken, prospects)].map(([key, { deed }]) => [key, deed]));

describe('on a board may be done', () => {
  it('what is asked for: spaces, fighters, doors, tokens', () => {
    const offered = [{ space: 's8' }, { fighter: 'alice' }, { door: 'd1' }, { token: 1 }];
    expect(deeds(asked('anything', offered))).toEqual({
      'space s8': { does: 'choose', choice: choice('space', 0) },
      'fighter alice': { does: 'choose', choice: choice('fighter', 1) },
      'door d1': { does: 'choose', choice: choice('door', 2) },
      'token 1': { does: 'choose', choice: choice('token', 3) },
    });
  });
  it('at an action: own fighters are taken up, and enemies in reach attacked', () => {
    expect(deeds(ACTION)).toEqual({
      'fighter medusa': { does: 'take', fighter: 'medusa' },
      'fighter harpy-1': { does: 'take', fighter: 'harpy-1' },
      'fighter alice': { does: 'attack', steps: attackOn('alice') },
      'fighter jabberwock': { does: 'attack', steps: attackOn('jabberwock', 'harpy-1') },
    });
  });
  it('with a fighter taken up: its ways and its targets', () => {
    expect(deeds(ACTION, 'medusa')).toEqual({
      'fighter medusa': { does: 'put' },
      'fighter harpy-1': { does: 'take', fighter: 'harpy-1' },
      'space s9': { does: 'maneuver', steps: maneuverTo('medusa', 's9', MEDUSA) },
      'fighter alice': { does: 'attack', steps: attackOn('alice', 'medusa') },
    });
  });
  it('no attack where none may be chosen, and nothing where nobody is asked', () => {
    expect(Object.keys(deeds(asked('action', [{ action: 'maneuver' }])))).toEqual(['fighter medusa', 'fighter harpy-1']);
    expect(deeds(asked('action', []))).toEqual({});
  });
  it('in a move by steps: also spaces further on', () => {
    const step = asked('moveTo', [{ space: 's8' }, { pass: true }], { fighter: 'medusa', from: 's1' });
    const ways = { s1: ['s1'], s8: ['s1', 's8'], s9: ['s1', 's8', 's9'] };
    const steps = [
      { kind: 'moveTo', space: 's8' },
      { kind: 'moveTo', space: 's9' },
    ];
    expect(deeds(step, null, new Map([['medusa', could({ ways, isStepwise: true })]]))).toMatchObject({
      'space s8': { does: 'choose' },
      'space s9': { does: 'walk', steps },
    });
    expect(Object.keys(deeds(step, null, new Map([['medusa', could({ ways })]])))).toEqual(['space s8']);
  });
});
describe('a space', () => {
  it('is pressed for itself, or for who stands there', () => {
    const offers = offersOf(asked('anything', [{ space: 's3' }, { fighter: 'alice' }]), null, new Map());
    expect(offerAt(offers, 's3', 'alice')?.thing).toEqual({ space: 's3' });
    expect(offerAt(offers, 's7', 'alice')?.thing).toEqual({ fighter: 'alice' });
    expect(offerAt(offers, 's7', undefined)).toBeUndefined();
  });
});
