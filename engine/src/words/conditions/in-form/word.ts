/** Your hero is in that form. */
import { plain } from '../../../data/fields.ts';
import { yourName } from '../../../data/kinds.ts';
import { matchOf } from '../../../data/match.ts';
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    inForm: { if: 'inForm'; form: string };
  }
}
export const inForm = (form: string): Condition => ({ if: 'inForm', form });

export const word = conditionWord('inForm', {
  said: 'anywhere',
  needs: null,
  names: 'yourHero',
  fields: { form: plain(yourName('form')) },
  opponent: false,
  discloses: false,
  holds: (game, frame, { form }) => matchOf(game).heroes[frame.you].forms?.[game.seats[frame.you].form] === form,
});
