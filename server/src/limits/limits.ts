/** How much is too much: buckets that fill up again with time, by a clock that never goes back. */
import { isIPv6 } from 'node:net';

export interface Bucket {
  /** Milliseconds until there is as much in it. */
  wait(much: number, now: number): number;
  /** Takes it, though it may not be there yet: the next has to wait for that too. */
  spend(much: number, now: number): void;
  /** When it will be full again. */
  fullAt(): number;
}
/** Full at first. What is more than ever fits in is there when it is full. */
export function bucket(perSecond: number, most: number, now: number): Bucket {
  let left = most;
  let at = now;
  const fill = (now: number): void => {
    if (now <= at) return;
    left = Math.min(most, left + ((now - at) / 1000) * perSecond);
    at = now;
  };
  return {
    wait(much, now) {
      fill(now);
      return Math.max(0, ((Math.min(much, Math.max(most, 1)) - left) / perSecond) * 1000);
    },
    spend(much, now) {
      fill(now);
      left -= much;
    },
    fullAt: () => at + ((most - left) / perSecond) * 1000,
  };
}

export interface Buckets {
  of(key: string, now: number): Bucket;
  /** True if there was still one left for this key. */
  take(key: string, now: number): boolean;
}
/** So many keys are kept whether they are full or not: looking through them takes its time. */
const FEW = 10_000;
/** A bucket for each key; those that are full again are forgotten. */
export function buckets(perSecond: number, most: number): Buckets {
  const all = new Map<string, Bucket>();
  let many = FEW;
  const forget = (now: number): void => {
    for (const [key, each] of all) if (each.fullAt() <= now) all.delete(key);
    many = Math.max(FEW, 2 * all.size);
  };
  const of = (key: string, now: number): Bucket => {
    if (all.size > many) forget(now);
    const found = all.get(key) ?? bucket(perSecond, most, now);
    all.set(key, found);
    return found;
  };
  return {
    of,
    take(key, now) {
      const own = of(key, now);
      if (own.wait(1, now) > 0) return false;
      own.spend(1, now);
      return true;
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
