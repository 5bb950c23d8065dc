import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { formOf, transformation } from '../../names.ts';
import { hero } from '../../who.ts';

export const text: VerbText<'changeForm'> = {
  says: (effect, context, mood) => {
    const changed = hero(context);
    if (effect.to === undefined) {
      const what = transformation(context.hero?.id).acc;
      return phrase(mood === 'bare' ? `змінити ${what} ${changed.gen}` : `${changed.nom} змінює ${what}`);
    }
    const form = formOf(effect.to, context.hero?.id);
    if (form.person) return act(context, mood, (v) => `${v('перетворитися')} на ${form.acc}`);
    return phrase(mood === 'bare' ? `зробити ${changed.acc} ${form.ins}` : `${changed.nom} стає ${form.ins}`);
  },
};
