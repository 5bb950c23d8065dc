/** How much is too much: buckets that fill up again with time. */
import { isIPv6 } from 'node:net';

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

/** Who counts as one: an address; of the long ones the network, since whoever has one of its addresses has them all. */
export function household(address: string): string {
  if (/^::ffff:[\d.]+$/i.test(address)) return address.slice('::ffff:'.length);
  if (!isIPv6(address)) return address;
  const [before, after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = after ? new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...left, ...(after ?? [])].slice(0, 4).join(':');
}
