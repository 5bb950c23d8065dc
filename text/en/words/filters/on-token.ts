import type { FilterText } from '../../../words.ts';
import { a } from '../../grammar.ts';
import { token } from '../../who.ts';

export const text: FilterText<'onToken', void> = (_by, context) => `in a space with ${a(token(context).name)}`;
