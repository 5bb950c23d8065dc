/** How much time seats have left, and how it is written. */
import type { ClockState } from '@peerless/protocol';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Seconds left at which the player is warned. */
export const WARNINGS = [30, 10] as const;

/** Milliseconds left to a seat; null: no limit. `now` is by the clock of the server. */
export function leftTo({ running, left, at }: ClockState, seat: number, now: number): number | null {
  const most = left[seat];
  if (most === null) return null;
  return running.includes(seat) ? Math.max(0, most - Math.max(0, now - at)) : most;
}
/** The seat whose time has run out; −1 if none. */
export const lateSeat = (clock: ClockState | null, now: number): number =>
  clock?.running.find((seat) => leftTo(clock, seat, now) === 0) ?? -1;

/** The warning that holds with so much time left. */
export const warningAt = (left: number | null): (typeof WARNINGS)[number] | null =>
  left === null ? null : (WARNINGS.findLast((seconds) => left <= seconds * SECOND) ?? null);

const two = (number: number): string => String(number).padStart(2, '0');
/** `4:05`, `1:04:05`, or days and hours. */
export function timeSaid(milliseconds: number, lang: string): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (milliseconds < DAY) return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  const unit = (number: number, of: 'day' | 'hour'): string =>
    new Intl.NumberFormat(lang, { style: 'unit', unit: of, unitDisplay: 'narrow' }).format(number);
  const days = unit(Math.floor(hours / 24), 'day');
  return hours % 24 ? `${days} ${unit(hours % 24, 'hour')}` : days;
}
