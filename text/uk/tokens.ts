import type { Context } from '../language.ts';
import { tokensOf } from '../slavic/tokens.ts';
import { adjective } from './declension.ts';
import { token } from './who.ts';

export const tokens = tokensOf(token, 'своїх', 'ваших', 'суперника');
export const oneToken = (context: Context, another: boolean): string =>
  `${adjective(another ? 'інший' : 'один', token(context).gender, 'acc')} з ${tokens(context)}`;
