/** By lot. */

/** From 0 to below 1; not to be guessed. */
export type Random = () => number;
/** Where the lot decides: which hero or board, and how the cards lie. */
export interface Lot {
  random: Random;
  /** 32 hexadecimal digits. */
  newSeed(): string;
}

export const pickOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)];

export function byLot<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
