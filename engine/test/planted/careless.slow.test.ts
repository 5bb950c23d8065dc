/** What somebody might get wrong when adding a word: an error names what is missing. */
import {
  ASK,
  cardId,
  type Event,
  type Frame,
  type Game,
  heard,
  IMPOSSIBLE,
  kindIn,
  kindOf,
  offer,
  ownVerb,
  READY,
  sideOfSeat,
  slots,
  tell,
  type Verb,
  which,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { EVERYONE } from '../../src/data/viewers.ts';
import { ASKED_PLAINLY } from '../../src/data/word.ts';
import { pickCard } from '../../src/rules/picking.ts';
import { row } from '../made-up.ts';
import { playScheme } from '../rules/acting.ts';
import { table } from '../table.ts';
import { NOTHING, picksOne, schemer } from './parts.ts';

function play(word: Verb) {
  const heroes = [schemer(word), schemer(word)];
  const here = table({ board: row('careless-row', 9), heroes }, { seats: [{ hand: ['trick', 'plan'] }, { hand: ['plan'] }] });
  return () => {
    playScheme(here, 'trick');
    if (here.may({ card: 'plan' })) here.choose({ card: 'plan' });
  };
}
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
