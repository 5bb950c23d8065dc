import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  alice: [
    'Alice',
    'Alice is BIG or SMALL, for all to see; you choose when she is placed. BIG: +2 to cards she attacks with. SMALL: +1 to cards she defends with. The Jabberwock gets nothing.',
    'What counts is her size when damage is counted: a [[standing-bonus|standing bonus]]. “Change size” always switches. BIG Alice is not a [[large-fighters|large fighter]].',
  ],
};
