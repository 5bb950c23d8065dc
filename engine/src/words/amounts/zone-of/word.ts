/** One for each zone that the fighter is in. */
import { matchOf } from '../../../data/match.ts';
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount, Fighter } from '../../../data/words.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    zoneOf: { per: 'zoneOf'; who: Fighter };
  }
}
export const perZoneOf = (who: Fighter): Amount => ({ per: 'zoneOf', who });

export const word = amountWord('zoneOf', 'per', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  isThatMany: false,
  count: (game, frame, { who }) => {
    const at = spaceOf(who, game, frame);
    let count = 0;
    for (let zones = at < 0 ? 0 : matchOf(game).board.zones[at]; zones; zones &= zones - 1) count++;
    return count;
  },
});
