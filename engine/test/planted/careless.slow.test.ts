/** What somebody might get wrong when adding a word: an error or a suite names what is missing. */
import {
  ASK,
  card,
  cardId,
  type Effect,
  type Event,
  type Frame,
  type Game,
  heard,
  IMPOSSIBLE,
  kindIn,
  kindOf,
  offer,
  offerHand,
  own,
  ownVerb,
  READY,
  SECRET,
  type Setup,
  scheme,
  sideOfSeat,
  slots,
  tell,
  type Verb,
  which,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { field } from '../../src/data/fields.ts';
import { EVERYONE } from '../../src/data/viewers.ts';
import { amountWord, cardRule, conditionWord, heroRule, learnWords, momentWord } from '../../src/data/vocabulary.ts';
import { ASKED_PLAINLY } from '../../src/data/word.ts';
import { boostValue } from '../../src/rules/cards.ts';
import { pickCard } from '../../src/rules/picking.ts';
import { madeUp, row } from '../made-up.ts';
import { neverDone } from '../never-done.ts';
import { dice } from '../playing.ts';
import { everyWord, randomHero } from '../random-cards.ts';
import { playScheme } from '../rules/acting.ts';
import { table } from '../table.ts';
import { follow } from '../two-worlds.ts';
import { NOTHING, READING } from './parts.ts';
import { bothSides, confiding } from './words.ts';

const name = (word: string): never => word as never;

let made = 0;
/** A hero whose scheme says this word of its own, and another beside it. */
function schemer(word: Verb, ...does: Effect[]) {
  const id = `careless-${++made}`;
  const trick = card('trick', { type: 'scheme', boost: 2, copies: 8, by: 'any' }, scheme(own('careless'), ...does));
  const plan = card('plan', { type: 'versatile', value: 2, boost: 3, copies: 8, by: 'any' });
  return madeUp(id, [trick, plan], { words: { careless: word } }).id;
}
function play(word: Verb) {
  const heroes = [schemer(word), schemer(word)];
  const here = table({ board: row('careless-row', 9), heroes }, { seats: [{ hand: ['trick', 'plan'] }, { hand: ['plan'] }] });
  return () => {
    playScheme(here, 'trick');
    if (here.may({ card: 'plan' })) here.choose({ card: 'plan' });
  };
}
const picksOne = (keep: (game: Game, frame: Frame, choice: Parameters<typeof kindIn>[0]) => void) =>
  ({
    ...ASKED_PLAINLY,
    questions: { pickCard: 'faceDown' },
    blank(game: Game, frame: Frame) {
      if (frame.step === 1 || !game.seats[frame.you].hand.length) return READY;
      offerHand(game, frame.you, () => true);
      return SECRET;
    },
    fill(game: Game, frame: Frame, choice: Parameters<typeof kindIn>[0]) {
      keep(game, frame, choice);
      frame.step = 1;
    },
  }) as const;

describe('is named by an error', () => {
  it('a card kept in a slot that the word does not declare', () => {
    const { kept } = slots({ kept: 'card' });
    const asks = picksOne((game, frame, choice) => kept.set(frame, kindIn(choice), sideOfSeat(game, frame.you)));
    expect(play(ownVerb('careless', { ...NOTHING, asks }))).toThrow('"kept" holds a card: the word that keeps it must name it in `slots`');
    expect(play(ownVerb('careless', { ...NOTHING, asks: { ...asks, slots: { kept } } }))).not.toThrow();
  });

  it('a picked card of a word that does not say that it picks cards', () => {
    const asks = picksOne(pickCard);
    expect(play(ownVerb('careless', { ...NOTHING, asks }))).toThrow('"careless" picks cards: it must say `picksCards: true`');
    expect(play(ownVerb('careless', { ...NOTHING, asks: { ...asks, picksCards: true } }))).not.toThrow();
  });

  it('a chosen card that is read like anything else', () => {
    const { at } = slots({ at: 'thing' });
    expect(play(ownVerb('careless', { ...NOTHING, asks: picksOne((_game, frame, choice) => at.set(frame, which(choice))) }))).toThrow(
      'a card that was chosen is read by kindIn',
    );
  });

  it('an opponent who is asked and was never said to be meant', () => {
    const asks = {
      ...ASKED_PLAINLY,
      questions: { number: 'open' },
      who: (_game: Game, frame: Frame) => frame.them,
      blank(_game: Game, frame: Frame) {
        if (frame.step === 1) return READY;
        for (const n of [0, 1]) offer('number', n);
        return ASK;
      },
      fill(_game: Game, frame: Frame) {
        frame.step = 1;
      },
    } as const;
    expect(play(ownVerb('careless', { ...NOTHING, asks }))).toThrow(
      '"careless" asks an opponent and does not know which: it must say `opponent: true`',
    );
    expect(play(ownVerb('careless', { ...NOTHING, opponent: true, asks }))).not.toThrow();
    const heroes = [schemer(ownVerb('careless', { ...NOTHING, opponent: true, asks })), schemer(ownVerb('careless', NOTHING))];
    const away = table(
      { board: row('careless-row', 9), heroes },
      { fighters: { [heroes[1]]: { space: null } }, seats: [{ hand: ['trick'] }, {}] },
    );
    expect(() => playScheme(away, 'trick')).toThrow(
      '"careless" asks an opponent where none is left: its blank must be IMPOSSIBLE or READY then',
    );
  });

  it('a secret card whose question says that it is seen by all', () => {
    const { kept } = slots({ kept: 'card' });
    const asks = { ...picksOne((game, frame, choice) => kept.set(frame, kindIn(choice), sideOfSeat(game, frame.you))), slots: { kept } };
    expect(play(ownVerb('careless', { ...NOTHING, asks: { ...asks, questions: { pickCard: 'open' } } }))).toThrow(
      '"careless" lets others see which card is chosen, and not all of them may know it',
    );
    expect(play(ownVerb('careless', { ...NOTHING, asks }))).not.toThrow();
  });

  it.each<[string, (card: string, seat: number) => Event]>([
    ['a card', (card, seat) => ({ kind: 'show', seat, card })],
    ['the second of two cards', (card, seat) => ({ kind: 'replace', seat, card: 'trick', with: card })],
    ['cards', (card, seat) => ({ kind: 'showHand', seat, cards: [card] })],
    ['cards of another seat', (card, seat) => ({ kind: 'look', seat: 1 - seat, at: seat, what: 'hand', count: 1, cards: [card] })],
    ['what it comes of', (card, seat) => ({ kind: 'gainActions', seat: 1 - seat, actions: 1, source: { card, seat } })],
    [
      'how a value came about',
      (card, seat) => ({ kind: 'account', seat, card: 'trick', items: [{ how: 'add', amount: 1, source: { card, seat } }], value: 1 }),
    ],
  ])('an event that names a card which not all may know: as %s', (_, event) => {
    const { kept } = slots({ kept: 'card' });
    const asks = { ...picksOne((game, frame, choice) => kept.set(frame, kindIn(choice), sideOfSeat(game, frame.you))), slots: { kept } };
    const perform = (game: Game, frame: Frame): void => {
      if (heard()) tell(EVERYONE, event(cardId(game, kindOf(kept.get(frame))), frame.you));
    };
    const told = play(ownVerb('careless', { ...NOTHING, asks, perform }));
    expect(told).toThrow('tells of plan to somebody who may not know it');
  });

  it('several questions without which of them is put', () => {
    const asks = {
      ...ASKED_PLAINLY,
      questions: { number: 'open', option: 'open' },
      blank: (): typeof IMPOSSIBLE => IMPOSSIBLE,
      fill() {},
    } as const;
    expect(() => ownVerb('careless', { ...NOTHING, asks })).toThrow('"careless" must say which of its questions it puts: number, option');
  });
});

const inAFreeForAll = (heroes: readonly string[]): Setup => ({
  board: 'marmoreal',
  mode: 'freeForAll',
  heroes,
  options: { turnLimit: 60 },
});
/** Follows two worlds through some games. */
const followed =
  (heroes: readonly string[], isMadeUp = false) =>
  () => {
    for (let n = 0; n < 12; n++) follow(inAFreeForAll(heroes), n, dice(9000 + n), isMadeUp);
  };

describe('is found by a suite', () => {
  it('a card that more viewers know than were told', () => {
    const three = (word: Verb) => [schemer(word), schemer(word), schemer(word)];
    expect(followed(three(confiding('careless', () => EVERYONE)))).toThrow('after');
    expect(followed(three(confiding('careless', bothSides)))).not.toThrow();
  });

  it('an amount that reads what not everybody may know', () => {
    learnWords('amount', [
      amountWord(name('bestOfYours'), 'per', {
        ...READING,
        isThatMany: false,
        count: (game, frame) => Math.max(0, ...game.seats[frame.you].hand.map((each) => boostValue(game, kindOf(each)))),
      }),
    ]);
    const word = ownVerb('careless', { ...NOTHING, perform: () => tell(EVERYONE, { kind: 'shuffle', seat: 0 }) });
    const leaky = { do: 'recover', who: 'yourHero', amount: { per: 'bestOfYours' } } as unknown as Effect;
    const hurt = { do: 'damage', who: 'yourHero', amount: 3 } as const;
    expect(followed([0, 1, 2].map(() => schemer(word, hurt, leaky)))).toThrow('after');
    expect(followed([0, 1, 2].map(() => schemer(word, hurt, { ...hurt, do: 'recover' })))).not.toThrow();
  });

  it('a card, or a number of it, that is told to those who may not know it', { timeout: 60_000 }, () => {
    const { kept } = slots({ kept: 'card' });
    const telling = (event: (game: Game, frame: Frame, kind: number) => Event) => {
      const asks = { ...picksOne((game, frame, choice) => kept.set(frame, kindIn(choice), sideOfSeat(game, frame.you))), slots: { kept } };
      return ownVerb('careless', {
        ...NOTHING,
        asks,
        perform(game, frame) {
          const card = kept.get(frame);
          if (card >= 0 && heard()) tell(EVERYONE, event(game, frame, kindOf(card)));
        },
      });
    };
    const three = (word: Verb) => [schemer(word), schemer(word), schemer(word)];
    const byName = telling((game, { you }, kind) => ({ kind: 'show', seat: you, card: cardId(game, kind) }));
    const byItsBoost = telling((game, { you }, kind) => ({ kind: 'number', seat: you, number: boostValue(game, kind) }));
    const besideAnother = telling((game, { you }, kind) => ({
      kind: 'boost',
      seat: you,
      card: 'trick',
      value: boostValue(game, kind),
      of: 'attack',
    }));
    const byNothing = telling((_game, { you }) => ({ kind: 'number', seat: you, number: 3 }));
    for (const isMadeUp of [false, true]) {
      expect(followed(three(byName), isMadeUp)).toThrow('"show" tells of plan to somebody who may not know it');
      expect(followed(three(byItsBoost), isMadeUp)).toThrow('after');
      expect(followed(three(besideAnother), isMadeUp)).toThrow('after');
      expect(followed(three(byNothing), isMadeUp)).not.toThrow();
    }
  });

  it('a moment that never comes', () => {
    learnWords('moment', [
      momentWord(name('never'), { setting: 'turn', isOfOne: false as never, opponent: false, endsWithTurn: false, isBeforePlay: false }),
    ]);
    expect(neverDone(everyWord().filter((word) => word === 'moment never' || word === 'moment turnStart'))).toEqual(['moment never']);
  });

  it('a rule that no query reads', () => {
    const stands = { said: 'anywhere', needs: null, fields: {}, opponent: false, without: name(''), stand: () => name('') } as const;
    learnWords('heroRule', [heroRule(name('unread'), stands)]);
    learnWords('cardRule', [cardRule(name('unread'), stands)]);
    const about = (word: string): boolean => /^(?:hero|card)Rule (?:unread|cannotBeCanceled)$/.test(word);
    expect(neverDone(everyWord().filter(about))).toEqual(['heroRule unread', 'cardRule unread']);
  });

  it('a field that does not say what it is made of', () => {
    const strange = field(
      () => {},
      (data: unknown) => data,
    );
    learnWords('condition', [
      conditionWord(name('strange'), { ...READING, fields: { of: strange } as never, names: null, holds: () => true }),
    ]);
    const make = () => {
      for (let seed = 0; seed < 40; seed++) randomHero(dice(seed), new Set(['condition strange']));
    };
    expect(make).toThrow('"of" of the condition "strange": its kind does not say what its values are taken from');
  });
});
