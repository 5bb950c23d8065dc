import type { Condition } from '@peerless/engine';
import type { Context } from '../../../language.ts';
import { grouped, isAboutSame, subjectOf } from '../../../sentence.ts';
import type { ConditionText } from '../../../words.ts';
import { list } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { said } from '../../who.ts';

/** A further claim does not name the same fighter again, nor does it begin with a short word, except after "nebo". */
function again(claim: Condition, before: Condition | undefined, text: string, context: Context, afterOr: boolean): string {
  if (!before) return text;
  const who = subjectOf(claim);
  const named = who ? said(who, context).nom : 'váš hrdina';
  if (isAboutSame(claim, before)) return text.replace(`${named} `, '');
  for (const verb of ['je', 'není', 'má'])
    if (text.startsWith(`${verb} ${named} `)) return `${named} ${verb}${text.slice(`${verb} ${named}`.length)}`;
  if (afterOr) return text;
  return text.replace(/^jste (?=.*li(?: |$))/, 'vy jste ').replace(/^se (vámi zvolené číslo|\p{L}+)/u, '$1 se');
}

export const text: ConditionText<'all'> = {
  /** "A, B a C"; where claims about one fighter stand together, "A a B a C". */
  says({ of }, context, yes) {
    const claims = of.map((part, i) => again(part, of[i - 1], condition(part, context, yes), context, !yes && i === of.length - 1));
    if (!yes) return list(claims, 'nebo');
    const groups = grouped(claims, (i) => isAboutSame(of[i], of[i - 1])).map((group) => list(group));
    return groups.length < of.length ? groups.join(' a ') : list(groups);
  },
};
