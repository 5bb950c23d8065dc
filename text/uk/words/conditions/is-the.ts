import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'isThe'> = {
  says: (claim, context, yes) => {
    const named = fighterNoun(claim.named, context.hero?.id);
    if (claim.who !== 'yourFighter' || context.at === 'scheme') return `${said(claim.who, context).nom} — ${not(yes)}${named.nom}`;
    const takes = context.at === 'afterCombat' ? past('брав', named) : 'бере';
    return yes ? `участь у бою ${takes} ${named.nom}` : `${named.nom} не ${takes} участі в бою`;
  },
};
