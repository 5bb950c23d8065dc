import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  medusa: [
    'Medusa',
    'At the start of the turn Medusa may deal 1 damage to one opposing fighter in her [[zones|zone]], near or far. A closed door can protect from it.',
  ],
};
