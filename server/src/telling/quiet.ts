/** When a player does not want to be told anything. */
import { MINUTES_A_DAY, type Wishes } from '@peerless/protocol';

const MINUTE = 60_000;

/** Is there such a zone, as this machine knows them? */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
function minuteOfDay(now: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)!.value);
  return part('hour') * 60 + part('minute');
}
/** When it may be told, if not now; hours may go over midnight. */
export function quietUntil({ quiet }: Wishes, now: number): number | null {
  if (!quiet) return null;
  const { from, to, zone } = quiet;
  const minutes = (end: number, begin: number): number => (end - begin + MINUTES_A_DAY) % MINUTES_A_DAY;
  const at = minuteOfDay(now, zone);
  if (minutes(at, from) >= minutes(to, from)) return null;
  return now - (now % MINUTE) + minutes(to, at) * MINUTE;
}
