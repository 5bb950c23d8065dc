import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { not } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'isThe'> = {
  says: (claim, context, yes) => {
    const named = fighterNoun(claim.named, context.hero?.id);
    if (claim.who !== 'yourFighter' || context.at !== 'afterCombat' || !isYou(context))
      return `${said(claim.who, context).nom} — ${not(yes)}${named.nom}`;
    return `вашим бойцом ${not(yes)}${past('был', named)} ${named.nom}`;
  },
};
