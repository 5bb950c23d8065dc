import type { PlaceText } from '../../../words.ts';

export const text: PlaceText<'adjacentToPicked', void> = {
  says: () => 'adjacent to the chosen space',
};
