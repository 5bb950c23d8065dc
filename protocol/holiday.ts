/** Days on which no time runs against a player, in games by days. */

/** In a year of the calendar; a day that has begun counts. */
export const HOLIDAY_DAYS = 28;
export interface Holiday {
  /** Days left this year. */
  left: number;
  /** Until when the present holiday goes on at the longest, in milliseconds since 1970; null: there is none. */
  until: number | null;
}
