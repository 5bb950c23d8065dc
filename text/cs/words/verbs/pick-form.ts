import type { VerbText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { act, list } from '../../grammar.ts';
import { formOf, transformation } from '../../names.ts';
import { hero } from '../../who.ts';

export const text: VerbText<'pickForm'> = {
  says: (_effect, context, mood) => {
    const all = (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id));
    const isPerson = all.length > 0 && all.every(({ person }) => person);
    const what = transformation(context.hero?.id);
    const whose = isPerson ? `${adjective('svůj', what.gender, 'acc')} ${what.acc}` : `${what.acc} ${hero(context).gen}`;
    const forms = list(
      all.map(({ nom }) => nom),
      'nebo',
    );
    return act(context, mood, (v) => `${v('vybrat')} ${whose}${forms && `: ${forms}`}`);
  },
};
