import { END } from '../../../slavic/sentences.ts';
import type { AmountText } from '../../../words.ts';
import { compare } from '../../amounts.ts';
import type { Case } from '../../declension.ts';
import { said } from '../../who.ts';

export const text: AmountText<'zoneOf', Case> = {
  each: (amount, context) => `каждую зону, в которой находится ${said(amount.who, context).nom}${END}`,
  atLeast: (least, amount, context, yes) => `${said(amount.who, context).nom} находится ${compare(yes)} чем в ${least} зонах`,
};
