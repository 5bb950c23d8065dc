import type { HeroRuleText } from '../../../words.ts';
import { list, sentence } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';

export const text: HeroRuleText<'cannotBeCanceled'> = (rule, context) =>
  sentence(
    `opponents cannot cancel effects on ${list(
      rule.by.map((id) => fighterNoun(id, context.hero?.id).name),
      'or',
    )} cards`,
  );
