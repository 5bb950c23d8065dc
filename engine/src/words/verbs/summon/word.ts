/** A sidekick comes from outside the board, or else one of those on it is lifted first. */
import { leavesNothing, liftingFreesSpace } from '../../../data/amended.ts';
import { which } from '../../../data/choice.ts';
import { plain } from '../../../data/fields.ts';
import { BEGINNING, type Frame, NONE, slots } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { yourName } from '../../../data/kinds.ts';
import { offerAll } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect, Spaces } from '../../../data/words.ts';
import { appear, namesakes, offBoard } from '../../../rules/sidekicks.ts';
import { placeFighter } from '../../../rules/walking.ts';
import { type SpacesOf, spaces } from '../../fields.ts';
import { freeSpaces } from '../../placing.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    summon: { do: 'summon'; named: string; where: Spaces };
  }
}
export const summon = (named: string, where: Spaces): Effect => ({ do: 'summon', named, where });

const LIFTED = 1;
const { to, lifted } = slots({ to: 'thing', lifted: 'thing' });
/** Is it still open which of those on the board is lifted? */
const isLifting = (game: Game, frame: Frame, named: string): boolean => frame.step === BEGINNING && offBoard(game, frame, named) < 0;
/** is there somewhere to put it? Paying for nothing is not offered. The space of the one lifted does not count. */
const canSummon = (game: Game, frame: Frame, where: SpacesOf): boolean => freeSpaces(game, frame, where).length > 0;

export const word = verb('summon', {
  also: 'spawn',
  said: 'play',
  needs: null,
  fields: { named: plain(yourName('sidekick')), where: spaces },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'rise',
  isVain: (game, frame, args) => !canSummon(game, frame, args.where),
  tells: null,
  asks: {
    questions: { liftWhich: 'open', returnTo: 'open' },
    question: (game, frame, args) => (isLifting(game, frame, args.named) ? 'liftWhich' : 'returnTo'),
    who: null,
    slots: { to, lifted },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      if (to.get(frame) >= 0) return READY;
      if (frame.step !== LIFTED) {
        if (game.seats[frame.you].out || !canSummon(game, frame, args.where)) return IMPOSSIBLE;
        if (offBoard(game, frame, args.named) < 0) {
          offerAll('fighter', namesakes(game, frame, args.named));
          return ASK;
        }
      } else if (game.seats[frame.you].out && leavesNothing(game)) return IMPOSSIBLE;
      const open = freeSpaces(game, frame, args.where, liftingFreesSpace(game) ? lifted.get(frame) : NONE);
      offerAll('space', open);
      return open.length ? ASK : IMPOSSIBLE;
    },
    fill(game, frame, choice, args) {
      if (isLifting(game, frame, args.named)) {
        lifted.set(frame, which(choice));
        frame.step = LIFTED;
      } else to.set(frame, which(choice));
    },
  },
  isPossible: null,
  perform(game, frame, args) {
    if (to.get(frame) < 0) return;
    if (lifted.get(frame) >= 0) placeFighter(game, lifted.get(frame), to.get(frame), frame.you);
    else appear(game, offBoard(game, frame, args.named), to.get(frame));
  },
});
