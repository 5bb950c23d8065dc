import type { PlaceText } from '../../../words.ts';
import { them } from '../../who.ts';

export const text: PlaceText<'adjacentTo', void> = {
  says: (by, context) => `adjacent to ${them(by.who, context)}`,
};
