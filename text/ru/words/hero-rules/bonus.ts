import { about, isAbout } from '../../../sentence.ts';
import type { HeroRuleText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { sentence } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { fighter, pronoun } from '../../who.ts';

export const text: HeroRuleText<'bonus'> = (rule, context) => {
  const verb = rule.to === 'attack' ? 'атаку' : 'обороня';
  const one = rule.to === 'attack' ? 'ет' : 'ется';
  const many = rule.to === 'attack' ? 'ют' : 'ются';
  const isSaid = rule.if !== undefined && isAbout({ named: rule.by }, about(rule.if, context));
  const user =
    rule.by === 'any'
      ? `${verb}${many} ваши бойцы`
      : isSaid
        ? `${pronoun(fighter({ named: rule.by }, context)).nom} ${verb}${one}`
        : `${verb}${one} ${fighter({ named: rule.by }, context).nom}`;
  const text = `карты, которыми ${user}, получают +${number(rule.amount, context, 'acc').join(' к значению')}`;
  return sentence(rule.if ? `пока ${condition(rule.if, context)}, ${text}` : text);
};
