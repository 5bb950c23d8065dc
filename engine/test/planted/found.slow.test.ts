/** What somebody might get wrong when adding a word: a suite finds what is missing. */
import {
  cardId,
  type Effect,
  type Event,
  type Frame,
  type Game,
  heard,
  kindIn,
  kindOf,
  ownVerb,
  type Setup,
  sideOfSeat,
  slots,
  tell,
  type Verb,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { knownTo } from '../../src/data/card.ts';
import { field } from '../../src/data/fields.ts';
import { EVERYONE } from '../../src/data/viewers.ts';
import { amountWord, cardRule, conditionWord, heroRule, learnWords, momentWord } from '../../src/data/vocabulary.ts';
import { showHand } from '../../src/machine/knowledge.ts';
import { boostValue } from '../../src/rules/cards.ts';
import { neverDone } from '../never-done.ts';
import { dice } from '../playing.ts';
import { everyWord, randomHero } from '../random-cards.ts';
import { follow } from '../two-worlds.ts';
import { NOTHING, picksOne, READING, schemer } from './parts.ts';
import { bothSides, confiding } from './words.ts';

const name = (word: string): never => word as never;

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

  it('a card, or a number of it, that is told to those who may not know it', { timeout: 300_000 }, () => {
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

  it('something hidden that is told before what may be told, in one answer', { timeout: 300_000 }, () => {
    const topOfDeck = (game: Game, { you }: Frame): Event => ({
      kind: 'number',
      seat: you,
      number: boostValue(game, kindOf(game.seats[you].deck.at(-1) ?? game.seats[you].hand[0])),
    });
    const nothing = (_game: Game, { you }: Frame): Event => ({ kind: 'number', seat: you, number: 3 });
    const shows = (before: typeof nothing): Verb =>
      ownVerb('careless', {
        ...NOTHING,
        isPossible: (game, { you }) => game.seats[you].hand.length > 0,
        perform(game, frame) {
          if (heard()) tell(EVERYONE, before(game, frame));
          showHand(game, frame.you, EVERYONE);
          const cards = game.seats[frame.you].hand.map((card) => cardId(game, kindOf(card)));
          if (heard()) tell(EVERYONE, { kind: 'showHand', seat: frame.you, cards });
        },
      });
    const picks = (before: typeof nothing): Verb => {
      const keep: Parameters<typeof picksOne>[0] = (game, frame, choice) => {
        frame.thatCard = knownTo(kindIn(choice), sideOfSeat(game, frame.you));
      };
      return ownVerb('careless', {
        ...NOTHING,
        asks: picksOne(keep),
        perform: (game, frame) => (heard() ? tell(EVERYONE, before(game, frame)) : undefined),
      });
    };
    const disclosing = { do: 'recover', who: 'yourHero', amount: { the: 'boost', of: 'card' } } as const;
    const hurt = { do: 'damage', who: 'yourHero', amount: 3 } as const;
    expect(followed([0, 1, 2].map(() => schemer(shows(topOfDeck))))).toThrow('after');
    expect(followed([0, 1, 2].map(() => schemer(shows(nothing))))).not.toThrow();
    expect(
      followed(
        [0, 1, 2].map(() => schemer(picks(topOfDeck), hurt, disclosing)),
        true,
      ),
    ).toThrow('after');
    expect(
      followed(
        [0, 1, 2].map(() => schemer(picks(nothing), hurt, disclosing)),
        true,
      ),
    ).not.toThrow();
  });

  it('a moment that never comes', { timeout: 300_000 }, () => {
    learnWords('moment', [
      momentWord(name('never'), { setting: 'turn', isOfOne: false as never, opponent: false, endsWithTurn: false, isBeforePlay: false }),
    ]);
    expect(neverDone(everyWord().filter((word) => word === 'moment never' || word === 'moment turnStart'))).toEqual(['moment never']);
  });

  it('a rule that no query reads', { timeout: 300_000 }, () => {
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
