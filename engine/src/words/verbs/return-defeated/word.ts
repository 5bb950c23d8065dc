/** A defeated sidekick comes back to a space of your choice. */
import { which } from '../../../data/choice.ts';
import { optional, plain } from '../../../data/fields.ts';
import { slots } from '../../../data/frame.ts';
import { yourName } from '../../../data/kinds.ts';
import { offerAll } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect, Spaces } from '../../../data/words.ts';
import { takeOver } from '../../../rules/combat.ts';
import { appear, offBoard } from '../../../rules/sidekicks.ts';
import { onlyInCombat, spaces } from '../../fields.ts';
import { freeSpaces } from '../../placing.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    returnDefeated: { do: 'returnDefeated'; named: string; where: Spaces; takesOver?: true };
  }
}
export const returnDefeated = (named: string, where: Spaces): Effect => ({ do: 'returnDefeated', named, where });
export const returnAsAttacker = (named: string, where: Spaces): Effect => ({ do: 'returnDefeated', named, where, takesOver: true });

const { to } = slots({ to: 'thing' });

export const word = verb('returnDefeated', {
  also: 'revive resurrect',
  said: 'play',
  needs: null,
  fields: { named: plain(yourName('sidekick')), where: spaces, takesOver: optional(onlyInCombat('takesOver')) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'rise',
  asks: {
    questions: { returnTo: 'open' },
    question: null,
    who: null,
    slots: { to },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      if (to.get(frame) >= 0) return READY;
      if (offBoard(game, frame, args.named) < 0 || game.seats[frame.you].out) return IMPOSSIBLE;
      const open = freeSpaces(game, frame, args.where);
      offerAll('space', open);
      return open.length ? ASK : IMPOSSIBLE;
    },
    fill: (_game, frame, choice) => to.set(frame, which(choice)),
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    if (to.get(frame) < 0) return;
    const back = offBoard(game, frame, args.named);
    appear(game, back, to.get(frame));
    if (args.takesOver) takeOver(game, frame, back);
  },
});
