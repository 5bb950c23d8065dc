import type { Lang } from './language.ts';

/** The languages whose sentences tests quote, in the order in which they do. */
export const QUOTED = ['en', 'ru', 'uk', 'cs'] as const satisfies readonly Lang[];
