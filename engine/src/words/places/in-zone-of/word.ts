/** In a zone of the fighter. */
import { placeWord } from '../../../data/vocabulary.ts';
import type { Fighter, Filter, SpaceFilter } from '../../../data/words.ts';
import { isSameZone } from '../../../rules/movement.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Places {
    inZoneOf: { is: 'inZoneOf'; who: Fighter };
  }
}
export const inZoneOf = (who: Fighter): Filter & SpaceFilter => ({ is: 'inZoneOf', who });

export const word = placeWord('inZoneOf', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  isElsewhere: false,
  meets: (game, frame, { who }, space) => isSameZone(game, spaceOf(who, game, frame), space),
});
