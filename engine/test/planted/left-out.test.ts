/** What somebody might leave out when adding a word: the compiler refuses it. */
import { type Frame, type Game, kindIn, ownVerb, READY, slots } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import type { NamesIn } from '../../src/data/events.ts';
import type { Source } from '../../src/data/source.ts';
import { amountWord, cardRule, conditionWord, filterWord, heroRule, momentWord, placeWord, priceWord } from '../../src/data/vocabulary.ts';
import { ASKED_PLAINLY, verb } from '../../src/data/word.ts';
import { NOTHING, PARTS, READING } from './parts.ts';

const name = (word: string): never => word as never;

describe('does not compile', () => {
  it('a word that leaves a part out', () => {
    const { opponent: _opponent, ...noOpponent } = NOTHING;
    const { discloses: _discloses, ...noDiscloses } = NOTHING;
    const { looks: _looks, ...noLooks } = NOTHING;
    const { isVain: _isVain, ...noIsVain } = NOTHING;
    const { tells: _tells, ...noTells } = NOTHING;
    const { motif: _motif, ...noMotif } = NOTHING;
    const { asks: _asks, ...noAsks } = NOTHING;
    const { said: _said, ...noSaid } = NOTHING;
    const { fields: _fields, ...noFields } = NOTHING;
    // @ts-expect-error whether it speaks of an opponent
    ownVerb('careless', noOpponent);
    // @ts-expect-error whether it tells something of a card
    ownVerb('careless', noDiscloses);
    // @ts-expect-error whether it looks into a hand
    ownVerb('careless', noLooks);
    // @ts-expect-error when it is for nothing, or never
    ownVerb('careless', noIsVain);
    // @ts-expect-error what it means to the sentences around it, or nothing
    ownVerb('careless', noTells);
    // @ts-expect-error what a picture of it shows, or that it shows nothing
    ownVerb('careless', noMotif);
    // @ts-expect-error what it asks, or that it asks nothing
    ownVerb('careless', noAsks);
    // @ts-expect-error where it can be said
    ownVerb('careless', noSaid);
    // @ts-expect-error a field for everything that it holds
    expect(() => verb('draw', noFields)).not.toThrow();
    // @ts-expect-error the number
    amountWord(name('careless'), 'per', { ...READING, isThatMany: false });
    // @ts-expect-error whether it holds
    conditionWord(name('careless'), { ...READING, names: null });
    // @ts-expect-error whom it fits
    filterWord(name('careless'), { ...READING, isOthers: false });
    // @ts-expect-error whether it leaves out where the fighter stands
    placeWord(name('careless'), { ...READING, meets: () => true });
    // @ts-expect-error whether it can be paid
    priceWord(name('careless'), { ...READING, cards: () => 0, pay() {} });
    // @ts-expect-error what stands
    heroRule(name('careless'), { ...PARTS, without: name('') });
    // @ts-expect-error what stands
    cardRule(name('careless'), { ...PARTS, without: name('') });
    // @ts-expect-error what holds without it
    heroRule('stepsBetweenTokens', { ...PARTS, stand: () => true });
    // @ts-expect-error what holds without it
    cardRule('playedFaceUp', { ...PARTS, stand: () => true });
    // @ts-expect-error whether it is the moment of one fighter
    momentWord('turnEnd', { setting: 'turn', opponent: false, endsWithTurn: false, isBeforePlay: false });
  });

  it('a word of any kind that does not say whether it speaks of an opponent', () => {
    const { opponent: _opponent, ...parts } = READING;
    const { opponent: _ofRule, ...ofRule } = PARTS;
    // @ts-expect-error an amount
    amountWord(name('careless'), 'per', { ...parts, isThatMany: false, count: () => 0 });
    // @ts-expect-error a condition
    conditionWord(name('careless'), { ...parts, names: null, holds: () => true });
    // @ts-expect-error a filter
    filterWord(name('careless'), { ...parts, isOthers: false, fits: () => true });
    // @ts-expect-error a place
    placeWord(name('careless'), { ...parts, isElsewhere: false, meets: () => true });
    // @ts-expect-error a price
    priceWord(name('careless'), { ...parts, canPay: () => true, cards: () => 0, pay() {} });
    // @ts-expect-error a rule of a hero
    heroRule('stepsBetweenTokens', { ...ofRule, without: false, stand: () => true });
    // @ts-expect-error a rule of a card
    cardRule('playedFaceUp', { ...ofRule, without: false, stand: () => true });
    // @ts-expect-error a moment
    momentWord('turnEnd', { setting: 'turn', isOfOne: false, endsWithTurn: false, isBeforePlay: false });
  });

  it('a question that leaves out who answers, what is remembered, or whether cards are picked', () => {
    const asks = { ...ASKED_PLAINLY, questions: { number: 'open' }, blank: (): typeof READY => READY, fill() {} } as const;
    const { who: _who, ...noWho } = asks;
    const { slots: _slots, ...noSlots } = asks;
    const { picksCards: _picksCards, ...noPicks } = asks;
    const { about: _about, ...noAbout } = asks;
    ownVerb('careful', { ...NOTHING, asks });
    // @ts-expect-error who answers
    ownVerb('careless', { ...NOTHING, asks: noWho });
    // @ts-expect-error what it remembers
    ownVerb('careless', { ...NOTHING, asks: noSlots });
    // @ts-expect-error whether it picks cards
    ownVerb('careless', { ...NOTHING, asks: noPicks });
    // @ts-expect-error what is settled already
    ownVerb('careless', { ...NOTHING, asks: noAbout });
  });

  it('a question that does not say how its answer looks', () => {
    const asks = { ...ASKED_PLAINLY, blank: (): typeof READY => READY, fill() {} } as const;
    ownVerb('careful', { ...NOTHING, asks: { ...asks, questions: { pickCard: 'open' } } });
    // @ts-expect-error open or face down
    ownVerb('careless', { ...NOTHING, asks: { ...asks, questions: { pickCard: true } } });
  });

  it('a chosen card kept where everybody would see it', () => {
    const { at, kept } = slots({ at: 'thing', kept: 'card' });
    const keep = (game: Game, frame: Frame, choice: Parameters<typeof kindIn>[0]): void => {
      // @ts-expect-error a slot for other things
      at.set(frame, kindIn(choice));
      // @ts-expect-error without who may know it
      kept.set(frame, kindIn(choice));
      // @ts-expect-error among the picks
      game.picks.push(kindIn(choice));
      // @ts-expect-error as a number
      frame.thatMany = kindIn(choice);
      // @ts-expect-error as a fighter
      frame.it = kindIn(choice);
    };
    expect(keep).toBeTypeOf('function');
  });

  it('an event that does not say what it names', () => {
    type Peek = {
      kind: 'peek';
      seat: number;
      count: number;
      what: 'hand' | 'deck';
      shown: string;
      all?: readonly string[];
      source: Source | null;
    };
    const careful: NamesIn<Peek> = { shown: 'card', all: 'card', source: 'source' };
    // @ts-expect-error which of them are cards
    const careless: NamesIn<Peek> = { source: 'source' };
    // @ts-expect-error what it comes of
    const nameless: NamesIn<Peek> = { shown: 'card', all: 'card' };
    expect([careful, careless, nameless]).toHaveLength(3);
  });
});
