import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  sinbad: [
    'Sinbad',
    'In a [[maneuver|maneuver]] each of his fighters may move 1 further for every VOYAGE card in his discard pile. It is counted once, after the boost.',
    'It does not hold for movement from cards, and a VOYAGE card that is being played is not in the pile yet.',
  ],
};
