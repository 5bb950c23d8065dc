import { END } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'startedInAnotherZone'> = {
  says: (claim, context, yes) =>
    `${yes ? `${said(claim.who, context).nom} není v žádné` : `je ${said(claim.who, context).nom} v některé`} z oblastí pole, na kterém ${past('začal', said(claim.who, context))} tento tah${END}`,
};
