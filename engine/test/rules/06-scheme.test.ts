import {
  adjacentTo,
  card,
  damage,
  defeat,
  discard,
  draw,
  each,
  gainCounter,
  inZoneOf,
  lookAtTheirHand,
  move,
  named,
  one,
  opponent,
  opposingFighters,
  type Position,
  perCardInDiscard,
  pickFromTheirHand,
  recover,
  returnDefeated,
  scheme,
  sidekick,
  space,
  takeFromDiscard,
  theirHero,
  theyDiscardThatCard,
  upTo,
  whenever,
  withItem,
  yourFighter,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table } from '../table.ts';
import { attackWith, playScheme } from './acting.ts';

const board = row('scheme-row', 8);
const wide = row('scheme-row-of-four', 12, 4);
const asScheme = { type: 'scheme', boost: 1, copies: 2, by: 'any' } as const;
for (const id of ['scheme-foe', 'scheme-third', 'scheme-fourth']) madeUp(id, []);
const told = (here: Table, kind: string) => here.events.filter(({ event }) => event.kind === kind);

describe('playing a scheme', () => {
  const Page = named('scheme-page');
  madeUp(
    'scheme-lord',
    [
      card('anyones-plan', asScheme, scheme(move(yourFighter, upTo(1)))),
      card('lords-plan', { ...asScheme, by: 'scheme-lord' }, scheme(draw(1))),
      card('pages-plan', { ...asScheme, by: 'scheme-page' }, scheme(draw(1))),
      card('for-the-page', asScheme, scheme(recover(Page, 2), draw(1))),
      card('revive', asScheme, scheme(returnDefeated('scheme-page', space(adjacentTo(yourHero))))),
      card('sacrifice', { ...asScheme, by: 'scheme-page' }, scheme(defeat(Page), draw(2))),
    ],
    { sidekicks: [sidekick('scheme-page', { health: 3, reach: 'melee' })] },
  );
  const holding = (hand: string[], about: Position = {}) =>
    table(
      { board, heroes: ['scheme-lord', 'scheme-foe'] },
      { actions: 1, fighters: { 'scheme-page': { space: 's4' } }, ...about, seats: [{ hand }, { hand: ['plain'] }] },
    );
  const alone = { fighters: { 'scheme-page': { health: 0 } } };

  it('R-6.1 A scheme is played face up, with the fighter who plays it', () => {
    const here = holding(['anyones-plan']).choose({ action: 'scheme' }).choose({ card: 'anyones-plan' });
    expect(here.asks).toBe('schemeFighter 0');
    expect(here.legal().map((choice) => choice.fighter)).toEqual(['scheme-lord', 'scheme-page']);
    here.choose({ fighter: 'scheme-page' });
    expect(told(here, 'scheme')).toEqual([
      { event: { kind: 'scheme', seat: 0, card: 'anyones-plan', fighter: 'scheme-page' }, sees: 0b11111 },
    ]);
    expect(here.see(1).inPlay).toEqual(['anyones-plan']);
    expect(here.choose({ space: 's5' }).settled().at('scheme-page')).toBe('s5');
  });

  it('R-6.1 The banner says who may play it', () => {
    const schemer = (plan: string) => {
      const here = playScheme(holding([plan]), plan).settled();
      return told(here, 'scheme').map(({ event }) => 'fighter' in event && event.fighter);
    };
    expect(schemer('lords-plan')).toEqual(['scheme-lord']);
    expect(schemer('pages-plan')).toEqual(['scheme-page']);
  });

  it('R-6.1 The fighter must be on the board', () => {
    const here = holding(['anyones-plan'], alone).choices({ action: 'scheme' }, { card: 'anyones-plan' });
    expect(here.asks).toBe('moveTo 0');
    expect(here.legal().every((choice) => choice.fighter === 'scheme-lord')).toBe(true);
    here.choose({ space: 's2' }).settled();
  });

  it("R-6.2 The effect is resolved as a whole, then the card goes to its owner's pile", () => {
    const here = playScheme(holding(['anyones-plan']), 'anyones-plan', 'scheme-lord');
    expect(here.see()).toMatchObject({ inPlay: ['anyones-plan'] });
    expect([here.hand(0), here.discard(0), here.discard(1)]).toEqual([[], [], []]);
    here.choose({ space: 's2' }).settled();
    expect([here.hand(0), here.discard(0), here.discard(1)]).toEqual([[], ['anyones-plan'], []]);
    expect(here.see().inPlay).toEqual([]);
  });

  it('R-6.2 It does so although the fighter who plays it is defeated meanwhile', () => {
    const here = playScheme(holding(['sacrifice']), 'sacrifice').settled();
    expect(here.at('scheme-page')).toBe(null);
    expect(here.hand(0)).toHaveLength(2);
    expect(here.discard(0)).toEqual(['sacrifice']);
  });

  madeUp(
    'scheme-basket',
    [
      card('same-again', { ...asScheme, item: 'pelt' }, scheme(takeFromDiscard({ name: 'same-again' }))),
      card(
        'what-is-in-it',
        { ...asScheme, item: 'pelt' },
        withItem('knife', scheme(draw(1))),
        withItem('pelt', scheme(damage(yourHero, 1))),
      ),
      card('count', asScheme, scheme(recover(yourHero, perCardInDiscard({})))),
    ],
    { items: ['knife', 'pelt'] },
  );
  const baskets = (card: string, discard: string[]) =>
    playScheme(
      table(
        { board, heroes: ['scheme-basket', 'scheme-foe'] },
        { actions: 1, fighters: { 'scheme-basket': { health: 5 } }, seats: [{ hand: [card], discard }, { hand: ['plain'] }] },
      ),
      card,
    ).settled();

  it('R-6.2 While it resolves it is in no pile: not found there, not counted, not in the basket', () => {
    expect(baskets('same-again', ['plain']).hand(0)).toEqual([]);
    expect(baskets('same-again', ['same-again', 'plain']).hand(0)).toEqual(['same-again']);
    expect(baskets('count', ['plain', 'plain']).health('scheme-basket')).toBe(7);
    const knife = baskets('what-is-in-it', ['plain']);
    expect([knife.hand(0).length, knife.health('scheme-basket')]).toEqual([1, 5]);
    const pelt = baskets('what-is-in-it', ['plain', 'same-again']);
    expect([pelt.hand(0).length, pelt.health('scheme-basket')]).toEqual([0, 4]);
  });

  it('R-6.3 A scheme cannot be played by a defeated fighter', () => {
    expect(holding(['pages-plan']).may({ action: 'scheme' })).toBe(true);
    expect(holding(['pages-plan'], alone).may({ action: 'scheme' })).toBe(false);
    const here = holding(['pages-plan', 'lords-plan'], alone).choose({ action: 'scheme' });
    expect(here.legal().map((choice) => choice.card)).toEqual(['lords-plan']);
  });

  it('R-6.3 Nor for one: what speaks of a defeated fighter does nothing, unless it brings the fighter back', () => {
    const healing = playScheme(holding(['for-the-page'], alone), 'for-the-page').settled();
    expect([healing.health('scheme-page'), healing.at('scheme-page')]).toEqual([0, null]);
    expect(healing.hand(0)).toHaveLength(1);
    const revived = playScheme(holding(['revive'], alone), 'revive').settled();
    expect([revived.health('scheme-page'), revived.at('scheme-page')]).toEqual([3, 's2']);
  });
});

describe('answering a scheme', () => {
  madeUp('scheme-spy', [
    card('peek', asScheme, scheme(lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard, draw(1))),
    card('volley', asScheme, scheme(damage(each(opposingFighters(inZoneOf(yourHero))), 2))),
    card('smite', asScheme, scheme(damage(theirHero, 3))),
    card('tax', asScheme, scheme(opponent(discard(1)))),
    card('aim', asScheme, scheme(damage(one(opposingFighters()), 1))),
  ]);
  const playing = (heroes: string[], plan: string, about: Position = {}, theirs: string[] = []) =>
    playScheme(table({ board, heroes }, { ...about, seats: [{ hand: [plan, 'plain'] }, { hand: theirs }] }), plan);

  it('R-6.4 Nobody else is asked while a scheme resolves', () => {
    madeUp('scheme-ready', [card('parry', { type: 'defense', value: 9, boost: 1, copies: 2, by: 'any' })]);
    for (const plan of ['smite', 'volley', 'aim']) {
      const here = playing(['scheme-spy', 'scheme-ready'], plan, {}, ['parry', 'plain']).settled();
      expect(here.asks).toBe('action 0');
      expect(here.hand(1)).toEqual(['parry', 'plain']);
      expect(here.health('scheme-ready')).toBe({ smite: 9, volley: 10, aim: 11 }[plan]);
    }
  });

  madeUp('scheme-magician', [
    card('no-peeking', { type: 'defense', value: 1, boost: 1, copies: 2, by: 'any', standing: [{ rule: 'cancelsLooks' }] }),
  ]);

  it('R-6.4 Except by a card that says it reacts: it cancels the effect that would look', () => {
    const shown = playing(['scheme-spy', 'scheme-magician'], 'peek', {}, ['no-peeking', 'plain']);
    expect(shown.asks).toBe('reaction 1');
    shown.choose({ yes: true }).settled();
    expect(shown.hand(1)).toEqual(['no-peeking', 'plain']);
    expect([shown.hand(0), shown.discard(0)]).toEqual([['plain'], ['peek']]);
    const declined = playing(['scheme-spy', 'scheme-magician'], 'peek', {}, ['no-peeking', 'plain']).choose({ pass: true });
    declined.choose({ seat: 0, card: 'plain' }).settled();
    expect(declined.hand(1)).toEqual(['no-peeking']);
    expect(declined.hand(0)).toHaveLength(2);
  });

  it('R-6.4 Damage may be assigned as always', () => {
    madeUp('scheme-shielded', [], {
      sidekicks: [sidekick('shield', { health: 2, reach: 'melee' })],
      rules: [{ rule: 'assignDamage', to: 'shield' }],
    });
    const here = playing(['scheme-spy', 'scheme-shielded'], 'smite', {}, ['plain']);
    expect(here.asks).toBe('assign 1');
    here.choose({ number: 2 }).settled();
    expect([here.health('scheme-shielded'), here.health('shield')]).toEqual([11, 0]);
  });

  it('R-6.4 Abilities answer damage and defeat as always', () => {
    madeUp('scheme-grim', [], {
      sidekicks: [sidekick('friend', { count: 2, health: 2, reach: 'melee' })],
      counter: { id: 'grief', start: 0, max: 9 },
      abilities: [whenever('damaged', 'scheme-grim', gainCounter(1)), whenever('defeated', 'friend', gainCounter(3))],
    });
    const struck = playing(['scheme-spy', 'scheme-grim'], 'smite').settled();
    expect(struck.see().seats[1].counter).toBe(1);
    const bereft = playing(['scheme-spy', 'scheme-grim'], 'volley', { fighters: { 'friend-2': { health: 0 } } }).settled();
    expect(bereft.at('friend-1')).toBe(null);
    expect(bereft.see().seats[1].counter).toBe(4);
  });

  it('R-6.4 A card that answers a forced discard does so as always', () => {
    madeUp('scheme-bess', [
      card('beautiful', {
        type: 'versatile',
        value: 2,
        boost: 1,
        copies: 2,
        by: 'any',
        standing: [{ rule: 'whenDiscardedByOpponent', does: [draw(2)] }],
      }),
    ]);
    const forced = playing(['scheme-spy', 'scheme-bess'], 'tax', {}, ['beautiful', 'plain']).choose({ card: 'beautiful' }).settled();
    expect(forced.hand(1)).toHaveLength(3);
    const other = playing(['scheme-spy', 'scheme-bess'], 'tax', {}, ['beautiful', 'plain']).choose({ card: 'plain' }).settled();
    expect(other.hand(1)).toEqual(['beautiful']);
  });
});

describe('discard piles', () => {
  it('R-6.5 Every player has a pile of their own, face up for everybody at any time', () => {
    const heroes = ['scheme-lord', 'scheme-foe', 'scheme-third', 'scheme-fourth'];
    const piles = [['lords-plan', 'plain'], ['plain'], [], ['plain', 'plain']];
    for (const mode of ['freeForAll', 'teams'] as const) {
      const here = table({ board: wide, mode, heroes }, { seats: piles.map((discard) => ({ hand: ['plain'], discard })) });
      for (const eyes of [0, 1, 2, 3, 'spectator'] as const) expect(here.see(eyes).seats.map((seat) => seat.discard)).toEqual(piles);
    }
  });

  it('R-6.5 A card goes to the pile of its owner, in the order it came', () => {
    const here = table(
      { board, heroes: ['scheme-spy', 'scheme-foe'] },
      { fighters: { 'scheme-foe': { space: 's2' } }, seats: [{ hand: ['tax', 'plain'] }, { hand: ['plain', 'plain', 'plain'] }] },
    );
    playScheme(here, 'tax').choose({ seat: 1, card: 'plain' });
    attackWith(here, 'plain').choose({ card: 'plain' }).settled();
    expect([here.discard(0), here.discard(1)]).toEqual([
      ['tax', 'plain'],
      ['plain', 'plain'],
    ]);
  });
});
