import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { clause } from '../../speech.ts';

export const text: CardRuleText<'whenDiscardedByOpponent'> = (rule, context) =>
  sentence(`коли ви скидаєте цю карту через ефект суперника, ${clause(rule.does, context)}`);
