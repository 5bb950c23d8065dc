import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';
import { fighterNoun, formOf } from '../../names.ts';
import { fighter } from '../../who.ts';

export const text: ConditionText<'inForm'> = {
  says: (claim, context, yes) => {
    const form = formOf(claim.form, context.hero?.id);
    const hero = context.hero ? fighterNoun(context.hero.id) : fighter('yourHero', {});
    return form.person ? `ваш герой — ${not(yes)}${form.nom}` : `${hero.nom} ${not(yes)}${form.nom}`;
  },
};
