/** The fighter is in a zone of the other one. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { isSameZone } from '../../../rules/movement.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    inZoneOf: { if: 'inZoneOf'; who: Fighter; of: Fighter };
  }
}
export const isInZoneOf = (who: Fighter, of: Fighter): Condition => ({ if: 'inZoneOf', who, of });

export const word = conditionWord('inZoneOf', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter, of: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who, of }) => isSameZone(game, spaceOf(who, game, frame), spaceOf(of, game, frame)),
});
