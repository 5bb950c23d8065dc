import type { FilterText } from '../../../words.ts';
import { isYou } from '../../grammar.ts';

export const text: FilterText<'movedThrough', void> = (_by, context) => `${isYou(context) ? 'you' : 'they'} moved through`;
