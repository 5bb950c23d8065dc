import { accounting } from '../account.ts';
import { cardOf, sourceName } from './cast.ts';
import { TERMS } from './terms.ts';

export const { account, accountItem } = accounting({
  why: {
    printed: 'na kartě',
    set: 'nová hodnota: {from}',
    printedChanged: 'nová hodnota na kartě: {from}',
    locked: 'pevná hodnota',
    highGround: TERMS.highGround.toLowerCase(),
    notBelowZero: 'nejméně 0',
    ignored: 'hodnota se ignoruje',
  },
  ownEffect: 'vlastní efekt',
  boost: 'posílení',
  boostFrom: 'posílení: {from}',
  sourceName,
  cardOf,
});
