import { END } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'startedInAnotherZone'> = {
  says: (claim, context, yes) =>
    `${said(claim.who, context).nom} ${yes ? 'не перебуває в жодній' : 'перебуває в одній'} із зон комірки, в якій ${past('почав', said(claim.who, context))} цей хід${END}`,
};
