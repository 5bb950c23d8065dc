import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { clause } from '../../speech.ts';

export const text: CardRuleText<'whenDiscardedByOpponent'> = (rule, context) =>
  sentence(`když tuto kartu odhodíte kvůli efektu protivníka, ${clause(rule.does, context)}`);
