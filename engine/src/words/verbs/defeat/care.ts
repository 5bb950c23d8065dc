/** Heroes would all be defeated at once. */
import type { Care } from '../../care.ts';

export const withCare: Care = (said, { isTurned, sidekick }) => ({ ...said, who: isTurned ? 'it' : { named: sidekick } });
