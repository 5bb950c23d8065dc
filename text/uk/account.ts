import { accounting } from '../account.ts';
import { cardOf, sourceName } from './cast.ts';
import { TERMS } from './terms.ts';

export const { account, accountItem } = accounting({
  why: {
    printed: 'на карті',
    set: 'нове значення, {from}',
    printedChanged: 'нове значення на карті, {from}',
    locked: 'незмінне значення',
    highGround: TERMS.highGround.toLowerCase(),
    notBelowZero: 'не менше 0',
    ignored: 'значення не враховано',
  },
  ownEffect: 'ефект цієї карти',
  boost: 'поліпшення',
  boostFrom: 'поліпшення {from}',
  sourceName,
  cardOf,
});
