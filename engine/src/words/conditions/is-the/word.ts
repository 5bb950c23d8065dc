/** The fighter is the one so named, of the effect's controller. */
import { plain } from '../../../data/fields.ts';
import { name } from '../../../data/kinds.ts';
import { matchOf } from '../../../data/match.ts';
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    isThe: { if: 'isThe'; who: Fighter; named: string };
  }
}
export const isThe = (who: Fighter, named: string): Condition => ({ if: 'isThe', who, named });

export const word = conditionWord('isThe', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter, named: plain(name('fighter')) },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who, named }) => {
    const info = matchOf(game).fighters[who(game, frame)];
    return info !== undefined && info.id === named && info.seat === frame.by;
  },
});
