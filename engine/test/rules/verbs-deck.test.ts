/** Taking cards and putting them back: from where, and who is told what. */
import {
  ability,
  afterCombat,
  boost,
  boostTwice,
  card,
  duringCombat,
  type Effect,
  EVERYONE,
  may,
  putBack,
  scheme,
  search,
  takeBackThisCard,
  takeOneOfTheBoosts,
  takeTopOfDiscard,
  turnTopOfDeck,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from './acting.ts';
import { attack, defense, type Fight, fight, versatile } from './fight.ts';

const trick = (...does: Effect[]) => card('trick', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(...does));
const spur = versatile('spur', 2);
const jewel = { ...attack('jewel', 3), copies: 1 };
const takes = (t: Fight) => t.events.flatMap(({ event }) => (event.kind === 'take' ? [event] : []));
const taken = (from: 'discard' | 'deck' | 'play', name: string, seat = 0) => ({ kind: 'take', seat, from, count: 1, cards: [name] });

describe('takeFromBoosts', () => {
  const blow = (boosts: Effect, ...after: Effect[]) => attack('blow', 3, duringCombat(boosts), afterCombat(...after));

  it('R-15.10 The one card it was boosted with is taken out of the pile, told to all', () => {
    const t = fight({ cards: [spur, blow(boost, takeOneOfTheBoosts)] }, {})
      .strike('blow', null)
      .choose({ card: 'spur' })
      .settled();
    expect(takes(t)).toEqual([taken('discard', 'spur')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['plain', 'spur'], ['blow']]);
  });

  it('R-0.6 Which of several is its player’s choice', () => {
    for (const [wanted, other] of [
      ['spur', 'plain'],
      ['plain', 'spur'],
    ]) {
      const t = fight({ cards: [spur, blow(boostTwice, takeOneOfTheBoosts)] }, {})
        .strike('blow', null)
        .choices({ card: 'plain' }, { card: 'spur' });
      expect(t.asks).toBe('takeCard 0');
      expect(t.legal().map((each) => each.card)).toEqual(['plain', 'spur']);
      t.choose({ card: wanted }).settled();
      expect(takes(t)).toEqual([taken('discard', wanted)]);
      expect([t.hand(0), t.discard(0)]).toEqual([[wanted], [other, 'blow']]);
    }
  });

  it('R-0.4 What has left the pile meanwhile cannot be taken', () => {
    const t = fight({ cards: [spur, blow(boost, takeTopOfDiscard, takeOneOfTheBoosts)] }, {})
      .strike('blow', null)
      .choose({ card: 'spur' })
      .settled();
    expect(takes(t)).toEqual([taken('discard', 'spur')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['plain', 'spur'], ['blow']]);
  });

  it('R-0.4 Without a boost there is nothing to take', () => {
    const t = fight({ cards: [spur, blow(boost, takeOneOfTheBoosts)], discard: ['spur'] }, {})
      .strike('blow', null)
      .choose({ pass: true })
      .settled();
    expect([takes(t), t.discard(0)]).toEqual([[], ['spur', 'blow']]);
  });
});

describe('takeTopOfDiscard', () => {
  it('R-15.10 The top card only, told to all', () => {
    const t = fight({ cards: [spur, jewel, trick(takeTopOfDiscard)], hand: ['trick'], discard: ['jewel', 'spur'] }, {});
    playScheme(t, 'trick').settled();
    expect(takes(t)).toEqual([taken('discard', 'spur')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['spur'], ['jewel', 'trick']]);
  });
});

describe('takeBack', () => {
  it('R-7.16 Optional: asked, and done or not', () => {
    const strike = () => fight({ cards: [attack('boomerang', 3, afterCombat(may(takeBackThisCard)))] }, {}).strike('boomerang', null);
    expect(strike().asks).toBe('yesNo 0');
    const back = strike().choose({ yes: true }).settled();
    expect(takes(back)).toEqual([taken('play', 'boomerang')]);
    expect([back.hand(0), back.discard(0)]).toEqual([['boomerang', 'plain'], []]);
    const away = strike().choose({ pass: true }).settled();
    expect([takes(away), away.hand(0), away.discard(0)]).toEqual([[], ['plain'], ['boomerang']]);
  });

  it('R-0.4 Nothing is asked of a player without a card in the combat', () => {
    const blue = { cards: [defense('ward', 2)], about: { abilities: [ability('afterCombat', may(takeBackThisCard))] } };
    const red = { cards: [attack('blow', 3)] };
    const bare = fight(red, blue).strike('blow', null).settled();
    expect([takes(bare), bare.hand(1)]).toEqual([[], ['plain', 'ward']]);
    const guarded = fight(red, blue).strike('blow', 'ward');
    expect(guarded.asks).toBe('yesNo 1');
    guarded.choose({ yes: true }).settled();
    expect(takes(guarded)).toEqual([taken('play', 'ward', 1)]);
    expect([guarded.hand(1), guarded.discard(1)]).toEqual([['plain', 'ward'], []]);
  });

  it('R-0.4 Mandatory: what is not there, or no longer there, is not taken back', () => {
    const blue = { cards: [defense('ward', 2)], about: { abilities: [ability('afterCombat', takeBackThisCard)] } };
    const bare = fight({ cards: [attack('blow', 3)] }, blue)
      .strike('blow', null)
      .settled();
    expect([takes(bare), bare.hand(1)]).toEqual([[], ['plain', 'ward']]);
    const twice = fight({ cards: [attack('blow', 3, afterCombat(takeBackThisCard, takeBackThisCard))] }, {})
      .strike('blow', null)
      .settled();
    expect(takes(twice)).toEqual([taken('play', 'blow')]);
    expect(twice.hand(0)).toEqual(['blow', 'plain']);
  });
});

describe('search', () => {
  const find = trick(search('jewel'));
  const found = (about: Parameters<typeof fight>[0]) => {
    const t = fight({ cards: [spur, jewel, find], hand: ['trick'], ...about }, {});
    playScheme(t, 'trick').settled();
    return t;
  };

  it('R-15.10 From the pile if it lies there; the deck is left alone', () => {
    const t = found({ discard: ['jewel', 'spur'] });
    expect(takes(t)).toEqual([taken('discard', 'jewel')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['jewel'], ['spur', 'trick']]);
    expect(t.story('shuffle')).toEqual([]);
  });

  it('R-9.12, R-15.11 From the deck, its lowest card as well as its top one; then the deck is shuffled', () => {
    for (const deck of [
      ['spur', 'spur', 'jewel'],
      ['jewel', 'spur', 'spur'],
    ]) {
      const t = found({ deck, rest: 'discard' });
      expect(takes(t)).toEqual([taken('deck', 'jewel')]);
      expect(t.story('take', 'shuffle')).toEqual(['take', 'shuffle']);
      expect([t.hand(0), t.see().seats[0].deckCount]).toEqual([['jewel'], 2]);
    }
  });

  it('R-9.12 Not found, the deck is shuffled all the same', () => {
    const t = found({ hand: ['trick', 'jewel'] });
    expect([takes(t), t.story('shuffle'), t.hand(0)]).toEqual([[], ['shuffle'], ['jewel']]);
  });
});

describe('turnTop', () => {
  it('R-15.20 The card is told to all and comes from the deck', () => {
    const t = fight({ cards: [spur, trick(turnTopOfDeck)], hand: ['trick'], deck: ['spur'] }, {});
    playScheme(t, 'trick').settled();
    expect(t.events.filter(({ event }) => event.kind === 'take')).toEqual([{ event: taken('deck', 'spur'), sees: EVERYONE }]);
    expect(t.hand(0)).toEqual(['spur']);
  });
});

describe('putBack', () => {
  it('R-15.9 Its player is told which card, everybody else only that there is one', () => {
    for (const where of ['top', 'bottom'] as const) {
      const t = fight({ cards: [spur, trick(putBack(1, where))], hand: ['trick', 'plain', 'spur'] }, {});
      playScheme(t, 'trick').choose({ kind: 'putBack', card: 'spur' }).settled();
      expect(t.events.filter(({ event }) => event.kind === 'putBack')).toEqual([
        { event: { kind: 'putBack', seat: 0, where, count: 1, cards: ['spur'] }, sees: 1 },
        { event: { kind: 'putBack', seat: 0, where, count: 1 }, sees: EVERYONE & ~1 },
      ]);
      expect(t.hand(0)).toEqual(['plain']);
    }
  });
});
