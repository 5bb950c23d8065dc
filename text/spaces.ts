/** Spaces as people read them. */

/** The number that the board shows: 22 for `s22`. A space that a player named otherwise keeps its name. */
export const spaceNumber = (space: string): string => /^s(\d+)$/.exec(space)?.[1] ?? space;
