/** The blank of a word about somebody: one of a group is to be picked. */
import { which } from '../data/choice.ts';
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { offerAll } from '../data/offers.ts';
import { ASK, ASKED_PLAINLY, type Asking, IMPOSSIBLE, READY } from '../data/word.ts';
import { targets, type WhoOf } from './fighters.ts';

const PICKED = 1;

export const pickingWhom: Asking<{ readonly who: WhoOf }> = {
  ...ASKED_PLAINLY,
  questions: { pickFighter: 'open' },
  blank(game, frame, { who }) {
    if (frame.step === PICKED) return READY;
    if (who.is !== 'one') return targets(game, frame, who).length ? READY : IMPOSSIBLE;
    const group = who.members(game, frame);
    offerAll('fighter', group);
    return group.length ? ASK : IMPOSSIBLE;
  },
  fill(_game, frame, choice) {
    frame.it = which(choice);
    frame.step = PICKED;
  },
};
/** The fighters meant, unless one was to be picked and none could be. */
export const meant = (game: Game, frame: Frame, who: WhoOf): number[] =>
  who.is === 'one' && frame.step !== PICKED ? [] : targets(game, frame, who);
