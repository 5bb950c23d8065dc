import { accounting } from '../account.ts';
import { cardOf, sourceName } from './cast.ts';
import { TERMS } from './terms.ts';

export const { account, accountItem } = accounting({
  why: {
    printed: 'printed',
    set: 'value set by {from}',
    printedChanged: 'printed value changed by {from}',
    locked: 'value fixed',
    highGround: TERMS.highGround.toLowerCase(),
    notBelowZero: 'not below 0',
    ignored: 'value ignored',
  },
  ownEffect: 'its effect',
  boost: 'boost',
  boostFrom: 'boost {from}',
  sourceName,
  cardOf,
});
