import type { Condition } from '@peerless/engine';
import type { Context } from '../../../language.ts';
import { isAboutSame, subjectOf } from '../../../sentence.ts';
import type { ConditionText } from '../../../words.ts';
import { list } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { words } from '../../vocabulary.ts';
import { pronouns, said } from '../../who.ts';

/** A second claim about the same fighter says "it". */
function again(claim: Condition, before: Condition | undefined, text: string, context: Context): string {
  if (!isAboutSame(claim, before)) return text;
  const who = subjectOf(claim)!;
  const named = `${said(who, context)} `;
  return text.startsWith(named) ? `${pronouns(who, context).they} ${text.slice(named.length)}` : text;
}
/** Claims that all hold, one after another. */
function claims([first, second, ...rest]: readonly Condition[], context: Context, before?: Condition): string[] {
  if (!first) return [];
  const both = second && (words.conditions[first.if] as ConditionText<'all'>).withNext?.(first as never, second, context);
  if (both !== undefined) return [both, ...claims(rest, context, second)];
  return [again(first, before, condition(first, context), context), ...claims(second ? [second, ...rest] : [], context, first)];
}

export const text: ConditionText<'all'> = {
  says: ({ of }, context, yes) =>
    yes
      ? list(claims(of, context))
      : list(
          of.map((part, i) => again(part, of[i - 1], condition(part, context, false), context)),
          'or',
        ),
};
