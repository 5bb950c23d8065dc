/** A turn of ever more actions would never end. */
import type { Care } from '../../care.ts';

export const withCare: Care = (said) => ({
  do: 'if',
  cond: { if: 'actionNumber', is: 1 },
  then: [{ ...said, actions: 1 }],
});
