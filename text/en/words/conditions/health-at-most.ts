import type { ConditionText } from '../../../words.ts';
import { possessive } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'healthAtMost'> = {
  says: (claim, context, yes) =>
    `${possessive(said(claim.who, context))} health is ${yes ? `${claim.health} or less` : `more than ${claim.health}`}`,
};
