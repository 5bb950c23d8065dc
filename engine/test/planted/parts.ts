import { card, type Effect, type Frame, type Game, type kindIn, offerHand, own, READY, SECRET, scheme, type Verb } from '@peerless/engine';
import { ASKED_PLAINLY } from '../../src/data/word.ts';
import { madeUp } from '../made-up.ts';

/** Words that do nothing, with every part in its place. */
export const NOTHING = {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform() {},
} as const;
export const PARTS = { said: 'anywhere', needs: null, fields: {}, opponent: false } as const;
export const READING = { ...PARTS, discloses: false } as const;

let made = 0;
/** A hero whose scheme says this word of its own, and another beside it. */
export function schemer(word: Verb, ...does: Effect[]) {
  const id = `careless-${++made}`;
  const trick = card('trick', { type: 'scheme', boost: 2, copies: 8, by: 'any' }, scheme(own('careless'), ...does));
  const plan = card('plan', { type: 'versatile', value: 2, boost: 3, copies: 8, by: 'any' });
  return madeUp(id, [trick, plan], { words: { careless: word } }).id;
}
/** Asks for one card of the own hand, in secret. */
export const picksOne = (keep: (game: Game, frame: Frame, choice: Parameters<typeof kindIn>[0]) => void) =>
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
