import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { fighterNoun, formOf, spoken } from '../../names.ts';

export const text: ConditionText<'inForm'> = {
  says: (claim, context, yes) => {
    const form = formOf(claim.form, context.hero?.id);
    return form.person
      ? `you are ${yes ? '' : 'not '}${form.name}`
      : `${context.hero ? spoken(fighterNoun(context.hero.id)) : 'your hero'} ${is(yes)} ${form.name}`;
  },
};
