/** Looking back at a game. */
import { go } from '../../route.ts';

/** Where in the replay somebody wants to look: after so many answers, or at the analysis. */
export type Where = number | 'analysis';
export type Review = (where?: Where) => void;
/** Of a game that is kept at this device. */
export const reviewOf =
  (id: string): Review =>
  (where) =>
    go('replay', id, ...(where === undefined ? [] : [String(where)]));
