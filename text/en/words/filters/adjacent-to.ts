import type { FilterText } from '../../../words.ts';
import { them } from '../../who.ts';

export const text: FilterText<'adjacentTo', void> = (by, context) => `adjacent to ${them(by.who, context)}`;
