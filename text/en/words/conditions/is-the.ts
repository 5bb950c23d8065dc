import { isMany } from '../../../sentence.ts';
import type { ConditionText } from '../../../words.ts';
import { a, is, isYou } from '../../grammar.ts';
import { fighterNoun, spoken } from '../../names.ts';
import { fighter } from '../../who.ts';

export const text: ConditionText<'isThe'> = {
  says: (claim, context, yes) => {
    const noun = fighterNoun(claim.named, context.hero?.id);
    return `${fighter(claim.who, context)} ${is(yes)} ${isMany(claim.named, context) ? a(noun.name) : spoken(noun)}`;
  },
  withNext: ({ who, named }, next, context) =>
    who === 'yourFighter' && next.if === 'won' && isYou(context) && !isMany(named, context)
      ? `${fighter({ named }, context)} won`
      : undefined,
};
