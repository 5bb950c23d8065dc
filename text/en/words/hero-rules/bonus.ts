import type { Fighter } from '@peerless/engine';
import { about, isAbout } from '../../../sentence.ts';
import type { HeroRuleText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { possessive, sentence } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { byWhom, fighter, pronouns } from '../../who.ts';

export const text: HeroRuleText<'bonus'> = (rule, context) => {
  const [much, per] = number(rule.amount, context);
  const who: Fighter = { named: rule.by };
  const { they, their } = pronouns(who, context);
  const isKnown = rule.if && isAbout(who, about(rule.if, context));
  const isAny = rule.by === 'any';
  const what =
    rule.to === 'attack'
      ? `${isKnown ? their : isAny ? 'your' : possessive(fighter(who, context))} attacks`
      : `cards ${isKnown ? they : byWhom(rule.by, context)} ${isAny ? 'defend' : 'defends'} with`;
  const text = `${what} get +${much} to their value${per}`;
  return sentence(rule.if ? `while ${condition(rule.if, context)}, ${text}` : text);
};
