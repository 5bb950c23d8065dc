/** How much is too much: buckets that fill up again with time. */
export interface Bucket {
  /** True if there was still one left. */
  take(now: number): boolean;
}
export function bucket(perSecond: number, most: number): Bucket {
  let left = most;
  let at = 0;
  return {
    take(now) {
      if (at) left = Math.min(most, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}

/** A bucket for each key; those that are full again are forgotten. */
export function buckets(perSecond: number, most: number): { take(key: string, now: number): boolean } {
  const all = new Map<string, { bucket: Bucket; at: number }>();
  const full = (most / perSecond) * 1000;
  return {
    take(key, now) {
      if (all.size > 10_000) for (const [each, { at }] of all) if (now - at > full) all.delete(each);
      const found = all.get(key) ?? { bucket: bucket(perSecond, most), at: now };
      found.at = now;
      all.set(key, found);
      return found.bucket.take(now);
    },
  };
}

/** Counts what is there at once. */
export function counts(most: number): { enter(key: string): boolean; leave(key: string): void } {
  const all = new Map<string, number>();
  return {
    enter(key) {
      const count = all.get(key) ?? 0;
      if (count >= most) return false;
      all.set(key, count + 1);
      return true;
    },
    leave(key) {
      const count = (all.get(key) ?? 1) - 1;
      if (count) all.set(key, count);
      else all.delete(key);
    },
  };
}
