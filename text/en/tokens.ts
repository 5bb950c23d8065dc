import type { Context } from '../language.ts';
import { manyOf } from './names.ts';
import { token } from './who.ts';

export const tokens = (context: Context): string =>
  `${context.owner === 'opponent' ? "your opponent's" : 'your'} ${manyOf(token(context))}`;
export const oneToken = (context: Context, another: boolean): string => `${another ? 'another' : 'one'} of ${tokens(context)}`;
