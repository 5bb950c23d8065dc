import { isAbout } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, possessive } from '../../grammar.ts';
import { fighter, pronouns } from '../../who.ts';

export const text: VerbText<'setHealth'> = {
  says: (effect, context, mood) => {
    const whose = isAbout(effect.who, context) ? pronouns(effect.who, context).their : possessive(fighter(effect.who, context, true));
    return act(context, mood, (v) => `${v('set')} ${whose} health to ${effect.to}`);
  },
};
