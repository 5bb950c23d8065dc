import type { ConditionText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { is, not } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'isThe'> = {
  says: (claim, context, yes) => {
    const named = fighterNoun(claim.named, context.hero?.id);
    if (claim.who !== 'yourFighter' || context.at === 'scheme') return `${is(yes)} ${said(claim.who, context).nom} ${named.nom}`;
    return `se souboje ${context.at === 'afterCombat' ? past(`${not(yes)}účastnil`, named) : `${not(yes)}účastní`} ${named.nom}`;
  },
};
