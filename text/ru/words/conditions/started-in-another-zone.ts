import { END } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'startedInAnotherZone'> = {
  says: (claim, context, yes) =>
    `${said(claim.who, context).nom} ${yes ? 'не находится ни' : 'находится'} в одной из зон ячейки, в которой ${past('начал', said(claim.who, context))} этот ход${END}`,
};
