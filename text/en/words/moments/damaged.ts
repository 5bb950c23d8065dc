import type { MomentText } from '../../../words.ts';

export const text: MomentText<string> = { says: (of) => `whenever ${of} is dealt damage` };
