import type { MomentText } from '../../../words.ts';

export const text: MomentText<string> = { says: () => 'at the end of your turn' };
