/** Cards that replace each other, or themselves, would do so for ever. */
import type { Care } from '../../care.ts';

export const withCare: Care = (said, { isTurned }) =>
  isTurned ? { do: 'nameNumber' } : { do: 'if', cond: { if: 'defending' }, then: [said] };
