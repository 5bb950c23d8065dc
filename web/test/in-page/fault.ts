/** What may be wrong with the page, and how it is told. */
import { kindOf, saidBy } from './seen.ts';

export interface Fault {
  /** What kind of thing is wrong. */
  kind: string;
  /** What is wrong with it; alike for all of a kind. */
  what: string;
  /** What tells it apart from others of its kind. */
  said: string;
  /** Pixels; 0 where there is nothing to measure. */
  by: number;
}

/** Rounding, and borders that touch. */
const SLACK = 1.5;
export const fault = (element: Element, what: string, by = 0, more = ''): Fault => ({
  kind: kindOf(element),
  what,
  said: `${saidBy(element)}${more}`,
  by,
});
export const beyondSlack = ({ by }: Fault): boolean => by > SLACK;
