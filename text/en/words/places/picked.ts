import type { PlaceText } from '../../../words.ts';

export const text: PlaceText<'picked', void> = { which: 'that' };
