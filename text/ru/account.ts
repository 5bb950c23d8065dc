import { accounting } from '../account.ts';
import { cardOf, sourceName } from './cast.ts';
import { TERMS } from './terms.ts';

export const { account, accountItem } = accounting({
  why: {
    printed: 'на карте',
    set: 'новое значение, {from}',
    printedChanged: 'новое значение на карте, {from}',
    locked: 'значение закреплено',
    highGround: TERMS.highGround.toLowerCase(),
    notBelowZero: 'не меньше 0',
    ignored: 'значение не учитывается',
  },
  ownEffect: 'эффект этой карты',
  boost: 'усиление',
  boostFrom: 'усиление {from}',
  sourceName,
  cardOf,
});
