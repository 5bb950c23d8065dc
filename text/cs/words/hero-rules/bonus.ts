import { about, isAbout } from '../../../sentence.ts';
import { END } from '../../../slavic/sentences.ts';
import type { HeroRuleText } from '../../../words.ts';
import { number } from '../../amounts.ts';
import { sentence } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { words } from '../../vocabulary.ts';
import { fighter } from '../../who.ts';

export const text: HeroRuleText<'bonus'> = (rule, context) => {
  const isSaid = rule.if !== undefined && isAbout({ named: rule.by }, about(rule.if, context));
  const user = rule.by === 'any' ? 'vaši bojovníci' : isSaid ? '' : fighter({ named: rule.by }, context).nom;
  const uses = rule.to === 'attack' ? ['útočí', user] : user ? ['se', user, 'brání'] : ['se brání'];
  const [far, per] = number(rule.amount, context);
  const text = `hodnota karet, kterými ${uses.filter(Boolean).join(' ')}${END} je o ${far} vyšší${per}`;
  if (!rule.if) return sentence(text);
  return sentence(`${words.conditions[rule.if.if].isLasting ? 'pokud' : 'dokud'} ${condition(rule.if, context)}, ${text}`);
};
