/** You gain actions; only the active player can, and only while the turn goes on. */
import { heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { sourceOf } from '../../../machine/source.ts';
import { whole } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    gainActions: { do: 'gainActions'; actions: number };
  }
}
export const gainActions = (actions: number): Effect => ({ do: 'gainActions', actions });
export const gainAction = gainActions(1);

export const word = verb('gainActions', {
  also: 'gainAction act',
  said: 'anywhere',
  needs: null,
  fields: { actions: whole(1, 5) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'hasten',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, { actions }) {
    if (game.active !== frame.you || game.turnEnded || game.seats[frame.you].out) return;
    game.actions += actions;
    if (heard()) tell(EVERYONE, { kind: 'gainActions', seat: frame.you, actions, source: sourceOf(game, frame) });
  },
});
