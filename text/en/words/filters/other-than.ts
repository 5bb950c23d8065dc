import type { FilterText } from '../../../words.ts';
import { fighter } from '../../who.ts';

export const text: FilterText<'otherThan', void> = (by, context) => `other than ${fighter(by.who, context)}`;
