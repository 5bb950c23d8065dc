/** Choose so many different options: all picks are made before the first is carried out, in the order they were made. */
import { which } from '../../../data/choice.ts';
import { offer } from '../../../data/offers.ts';
import { ASK, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { push } from '../../../machine/machine.ts';
import { MOST_OPTIONS, numberOr, sentences, whole } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    choose: { do: 'choose'; count: number | 'done'; of: readonly (readonly Effect[])[] };
  }
}
export const chooseOne = (...of: Effect[][]): Effect => ({ do: 'choose', count: 1, of });
export const chooseDifferent = (count: number, ...of: Effect[][]): Effect => ({ do: 'choose', count, of });
export const chooseThatMany = (...of: Effect[][]): Effect => ({ do: 'choose', count: 'done', of });

export const word = verb('choose', {
  also: 'chooseOne or',
  said: 'anywhere',
  needs: null,
  fields: { count: numberOr('done', whole(1, MOST_OPTIONS)), of: sentences },
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: {
    questions: { option: 'open' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      const wanted = Math.min(args.count === 'done' ? frame.thatMany : args.count, args.of.length);
      if (game.picks.length - frame.picks >= wanted) return READY;
      args.of.forEach((_, option) => {
        if (!game.picks.includes(option, frame.picks)) offer('option', option);
      });
      return ASK;
    },
    fill: (game, _frame, choice) => void game.picks.push(which(choice)),
  },
  isPossible: null,
  isVain: null,
  tells: { isAsked: true },
  perform(game, frame, args) {
    const picked = game.picks.splice(frame.picks);
    for (const option of picked.reverse()) push(game, args.of[option], frame);
  },
});
