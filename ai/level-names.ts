/** The levels by name; apart from what they are, so that a page can name them without loading the players. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];
