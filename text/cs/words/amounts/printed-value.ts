import type { AmountText } from '../../../words.ts';
import { adjective, type Case } from '../../declension.ts';
import { theirCard, VALUE } from '../../grammar.ts';

export const text: AmountText<'printedValue', Case> = {
  says({ of }, context, c) {
    const printed = `${VALUE[c]} ${adjective('uvedený', 'f', c)} na`;
    return `${printed} ${of === 'theirCard' ? theirCard(context, 'loc') : 'kartě zahrané na obranu proti hlavnímu útoku'}`;
  },
};
