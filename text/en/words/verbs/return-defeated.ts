import type { VerbText } from '../../../words.ts';
import { a, act } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { fighter, spaces } from '../../who.ts';

export const text: VerbText<'returnDefeated'> = {
  says: (effect, context, mood) => {
    const { name } = fighterNoun(effect.named, context.hero?.id);
    const turned = effect.takesOver ? ` (that ${name} becomes ${fighter('yourFighter', context)})` : '';
    return act(context, mood, (v) => `${v('return')} ${a(`defeated ${name}`)} to ${spaces(effect.where, context)}${turned}`);
  },
};
