/** Spaces and doors as people read them. */

/** The number that the board shows: 22 for `s22`. A space that a player named otherwise keeps its name. */
export const spaceNumber = (space: string): string => /^s(\d+)$/.exec(space)?.[1] ?? space;
/** The number that the board shows: 1 for `d1`. A door that a player named otherwise keeps its name. */
export const doorNumber = (door: string): string => /^d(\d+)$/.exec(door)?.[1] ?? door;
