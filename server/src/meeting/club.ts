/** Hours in the week at which people who look for opponents come together; the operator names them. */
import type { ClubHour } from '@peerless/protocol';

/** A minute of the week, from Sunday 0:00 UTC. */
export type WeekMinute = number;

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** 1 January 1970 was a Thursday. */
const SUNDAY = -4 * DAY;
const NAMED = /^(\w{3}) (\d{1,2}):(\d{2})$/;

/** `fri 19:00, sun 15:00`; an error says what is wrong. */
export function parseClubHours(text: string): WeekMinute[] {
  return text.split(',').map((part) => {
    const [, day = '', hour = '', minute = ''] = NAMED.exec(part.trim().toLowerCase()) ?? [];
    const found = DAYS.indexOf(day);
    if (found < 0 || Number(hour) > 23 || Number(minute) > 59)
      throw new Error(`"${part.trim()}" is no hour of the week; it must be like "fri 19:00", in UTC`);
    return (found * 24 + Number(hour)) * 60 + Number(minute);
  });
}

/** The one that is, or the next. */
export function nextClubHour(hours: readonly WeekMinute[], now: number): ClubHour | null {
  const week = SUNDAY + Math.floor((now - SUNDAY) / WEEK) * WEEK;
  const begins = hours
    .flatMap((minute) => [-1, 0, 1].map((weeks) => week + weeks * WEEK + minute * MINUTE))
    .filter((at) => at + HOUR > now)
    .sort((a, b) => a - b)[0];
  return begins === undefined ? null : { begins, ends: begins + HOUR };
}
