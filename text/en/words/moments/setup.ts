import type { MomentText } from '../../../words.ts';

export const text: MomentText<string> = { says: () => 'at the start of the game' };
