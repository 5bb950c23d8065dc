import type { PlaceText } from '../../../words.ts';

export const text: PlaceText<'empty', void> = { quality: 'empty' };
