/** Your hero goes to a free space of its zone and the sidekick takes its place, as one step. */
import { which } from '../../../data/choice.ts';
import { plain } from '../../../data/fields.ts';
import { BEGINNING, type Frame, slots } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { yourName } from '../../../data/kinds.ts';
import { matchOf } from '../../../data/match.ts';
import { offerAll } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { isSameZone } from '../../../rules/movement.ts';
import { appear, namesakes, offBoard } from '../../../rules/sidekicks.ts';
import { placeFighter } from '../../../rules/walking.ts';
import type { SpacesOf } from '../../fields.ts';
import { freeSpaces } from '../../placing.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    summonInPlace: { do: 'summonInPlace'; named: string };
  }
}
export const summonInYourPlace = (named: string): Effect => ({ do: 'summonInPlace', named });

const LIFTED = 1;
const { to, lifted } = slots({ to: 'thing', lifted: 'thing' });
const isLifting = (game: Game, frame: Frame, named: string): boolean => frame.step === BEGINNING && offBoard(game, frame, named) < 0;
const heroOf = (game: Game, frame: Frame): number => matchOf(game).heroOf[frame.you];
const isInItsZone = (game: Game, frame: Frame, space: number): boolean => isSameZone(game, game.space[heroOf(game, frame)], space);
const ITS_ZONE: SpacesOf = { meets: [isInItsZone], describes: [isInItsZone] };

export const word = verb('summonInPlace', {
  also: null,
  said: 'play',
  needs: null,
  fields: { named: plain(yourName('sidekick')) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'rise',
  asks: {
    questions: { liftWhich: 'open', placeTo: 'open' },
    question: (game, frame, args) => (isLifting(game, frame, args.named) ? 'liftWhich' : 'placeTo'),
    who: null,
    slots: { to, lifted },
    picksCards: false,
    mayPick: null,
    about: (game, frame, args) => (isLifting(game, frame, args.named) ? {} : { fighter: heroOf(game, frame) }),
    aim: null,
    blank(game, frame, args) {
      if (to.get(frame) >= 0) return READY;
      if (game.space[heroOf(game, frame)] < 0) return IMPOSSIBLE;
      if (isLifting(game, frame, args.named)) {
        offerAll('fighter', namesakes(game, frame, args.named));
        return ASK;
      }
      const open = freeSpaces(game, frame, ITS_ZONE, lifted.get(frame));
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
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    if (to.get(frame) < 0) return;
    const hero = heroOf(game, frame);
    const left = game.space[hero];
    const double = lifted.get(frame) >= 0 ? lifted.get(frame) : offBoard(game, frame, args.named);
    placeFighter(game, hero, to.get(frame), frame.you);
    appear(game, double, left);
  },
});
