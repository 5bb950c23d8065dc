/** In a zone of the fighter. */
import { filterWord } from '../../../data/vocabulary.ts';
import type { Fighter } from '../../../data/words.ts';
import { isSameZone } from '../../../rules/movement.ts';
import { fighter, spaceOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Filters {
    inZoneOf: { is: 'inZoneOf'; who: Fighter };
  }
}
export const word = filterWord('inZoneOf', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  isOthers: false,
  fits: (game, frame, { who }, each) => isSameZone(game, spaceOf(who, game, frame), game.space[each]),
});
