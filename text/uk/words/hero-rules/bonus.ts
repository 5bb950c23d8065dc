import { about, isAbout } from '../../../sentence.ts';
import type { HeroRuleText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { sentence } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { words } from '../../vocabulary.ts';
import { fighter, pronoun } from '../../who.ts';

export const text: HeroRuleText<'bonus'> = (rule, context) => {
  const [one, many] = rule.to === 'attack' ? ['атакує', 'атакують'] : ['обороняється', 'обороняються'];
  const isSaid = rule.if !== undefined && isAbout({ named: rule.by }, about(rule.if, context));
  const user =
    rule.by === 'any'
      ? `${many} ваші бійці`
      : isSaid
        ? `${pronoun(fighter({ named: rule.by }, context)).nom} ${one}`
        : `${one} ${fighter({ named: rule.by }, context).nom}`;
  const text = `карти, якими ${user}, отримують +${number(rule.amount, context, 'acc').join(' до значення')}`;
  if (!rule.if) return sentence(text);
  return sentence(`${words.conditions[rule.if.if].isLasting ? 'якщо' : 'поки'} ${condition(rule.if, context)}, ${text}`);
};
