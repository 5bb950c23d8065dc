import type { MomentText } from '../../../words.ts';

export const text: MomentText<string> = { says: () => 'after combat' };
