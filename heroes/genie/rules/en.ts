import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  genie: [
    'The Genie',
    'At the start of the turn the Genie may discard 1 card to gain 1 [[extra-actions|action]], once a turn.',
    'If “Three Wishes” fixes the value at 4, all combat cards of the Genie count 4 until the end of the turn, [[ignored-and-fixed|whatever would change them]]. A value that is ignored still counts 0.',
  ],
};
