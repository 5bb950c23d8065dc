import type { Context } from '../language.ts';
import { tokensOf } from '../slavic/tokens.ts';
import { adjective } from './declension.ts';
import { token } from './who.ts';

export const tokens = tokensOf(token, 'svých', 'vašich', 'protivníka');
export const oneToken = (context: Context, another: boolean): string =>
  `${adjective(another ? 'jiný' : 'jeden', token(context).gender, 'acc')} z ${tokens(context)}`;
