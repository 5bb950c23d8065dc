import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';
import { fighterNoun, formOf } from '../../names.ts';
import { fighter } from '../../who.ts';

export const text: ConditionText<'inForm'> = {
  says: (claim, context, yes) => {
    const form = formOf(claim.form, context.hero?.id);
    const hero = context.hero ? fighterNoun(context.hero.id) : fighter('yourHero', {});
    return `${is(yes)} ${form.person ? 'váš hrdina' : hero.nom} ${form.nom}`;
  },
};
