/** Claims that all hold, or not all of them. */
import type { Condition, Fighter } from '@peerless/engine';
import type { Context } from '../language.ts';
import { grouped, isAboutSame, subjectOf } from '../sentence.ts';
import type { ConditionText } from '../words.ts';

export interface Claiming {
  condition(claim: Condition, context: Context, yes: boolean): string;
  said(who: Fighter, context: Context): { nom: string };
  list(items: readonly string[], word?: string): string;
  or: string;
  /** Before the last claim, where claims about one fighter stand together: "A, but B and C". */
  but: string;
}
export function claiming({ condition, said, list, or, but }: Claiming): ConditionText<'all'> {
  /** A second claim about the same fighter does not name it again. */
  function again(claim: Condition, before: Condition | undefined, text: string, context: Context): string {
    if (!isAboutSame(claim, before)) return text;
    const named = `${said(subjectOf(claim)!, context).nom} `;
    return text.startsWith(named) ? text.slice(named.length) : text;
  }
  return {
    says({ of }, context, yes) {
      const whole = of.map((part) => condition(part, context, yes));
      const brief = of.map((part, i) => again(part, of[i - 1], whole[i], context));
      if (!yes) return list(brief, or);
      const groups = grouped(brief, (i) => brief[i] !== whole[i]).map((group) => list(group));
      return groups.length > 1 && groups.length < of.length ? `${groups.slice(0, -1).join(', ')}, ${but} ${groups.at(-1)}` : list(groups);
    },
  };
}
