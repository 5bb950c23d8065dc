/** Of a list in order. */
export const percentile = (list: readonly number[], share: number): number =>
  list[Math.min(list.length - 1, Math.floor(list.length * share))];
