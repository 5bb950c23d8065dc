import type { HeroRuleText } from '../../../words.ts';
import { list, sentence } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';

export const text: HeroRuleText<'cannotBeCanceled'> = (rule, context) =>
  sentence(`противники не могут отменять эффекты карт ${list(rule.by.map((id) => fighterNoun(id, context.hero?.id).gen))}`);
