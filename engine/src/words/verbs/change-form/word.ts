/** Your hero takes the other of two forms, or the one named; there is nothing to change without the hero. */
import { optional, plain } from '../../../data/fields.ts';
import { name } from '../../../data/kinds.ts';
import { matchOf } from '../../../data/match.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { takeForm } from '../../../rules/forms.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    changeForm: { do: 'changeForm'; to?: string };
  }
}
export const changeForm: Effect = { do: 'changeForm' };
export const becomeForm = (to: string): Effect => ({ do: 'changeForm', to });

export const word = verb('changeForm', {
  also: 'becomeForm transform',
  said: 'anywhere',
  needs: { your: 'form' },
  fields: { to: optional(plain(name('form'))) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'change',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, { to }) {
    const { heroes, heroOf } = matchOf(game);
    if (game.health[heroOf[frame.you]] === 0) return;
    const forms = heroes[frame.you].forms!;
    takeForm(game, frame.you, to === undefined ? (game.seats[frame.you].form + 1) % forms.length : forms.indexOf(to));
  },
});
