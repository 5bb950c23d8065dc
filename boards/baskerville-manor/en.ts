import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  board: {
    'baskerville-manor': 'Baskerville Manor',
  },
};
