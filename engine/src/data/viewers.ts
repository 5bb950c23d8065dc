/** Who looks at a game, as bits: the seats, and somebody without one. */
export const SPECTATOR = 1 << 4;
export const EVERYONE = 31;
