import type { FilterText } from '../../../words.ts';

export const text: FilterText<'inPickedSpaces', void> = () => 'in the chosen spaces';
