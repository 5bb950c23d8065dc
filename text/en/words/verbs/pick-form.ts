import type { VerbText } from '../../../words.ts';
import { act, isYou, list, possessive } from '../../grammar.ts';
import { formOf, transformation } from '../../names.ts';
import { hero } from '../../who.ts';

export const text: VerbText<'pickForm'> = {
  says: (_effect, context, mood) => {
    const all = (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id));
    const forms = list(
      all.map(({ name }) => name),
      'or',
    );
    if (all.length && all.every(({ person }) => person))
      return act(context, mood, (v) => `${v('choose')} whether ${isYou(context) ? 'you are' : 'they are'} ${forms}`);
    return act(
      context,
      mood,
      (v) =>
        `${v('choose')} ${possessive(hero(context))} ${context.hero ? transformation(context.hero.id) : 'form'}${forms && `: ${forms}`}`,
    );
  },
};
