import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { clause } from '../../speech.ts';

export const text: CardRuleText<'whenDiscardedByOpponent'> = (rule, context) =>
  sentence(`когда вы сбрасываете эту карту из-за эффекта противника, ${clause(rule.does, context)}`);
