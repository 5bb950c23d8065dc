import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { clause } from '../../speech.ts';

export const text: CardRuleText<'whenDiscardedByOpponent'> = (rule, context) =>
  sentence(`when you discard this card because of an opponent's effect, ${clause(rule.does, context)}`);
