import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { said } from '../../who.ts';

export const text: AmountText<'zoneOf', Case> = {
  each: (amount, context) => `každou oblast, v níž je ${said(amount.who, context).nom}${END}`,
  atLeast: (least, amount, context, yes) =>
    `je ${said(amount.who, context).nom} v ${yes ? 'alespoň' : 'méně než'} ${least} ${least === 1 ? 'oblasti' : 'oblastech'}`,
};
