import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  board: {
    'baskerville-manor': 'Sídlo Baskervillů',
  },
};
