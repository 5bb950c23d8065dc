import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'wasDamaged'> = {
  says: (claim, context, yes) =>
    `tím ${said(claim.who, context).nom} ${past(`${not(yes)}utrpěl`, said(claim.who, context))} ${yes ? 'zranění' : 'žádné zranění'}`,
};
