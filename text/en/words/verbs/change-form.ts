import type { VerbText } from '../../../words.ts';
import { act, happens } from '../../grammar.ts';
import { formOf, transformation } from '../../names.ts';
import { hero } from '../../who.ts';

export const text: VerbText<'changeForm'> = {
  says: (effect, context, mood) => {
    if (effect.to === undefined)
      return happens(context, mood, hero(context), 'change', context.hero ? transformation(context.hero.id) : 'form');
    const form = formOf(effect.to, context.hero?.id);
    return form.person
      ? act(context, mood, (v) => `${v('transform')} into ${form.name}`)
      : happens(context, mood, hero(context), 'become', form.name);
  },
};
