import type { Names } from '@peerless/text/uk/names';

export const names: Names = {
  board: {
    'king-solomons-mine': 'Гробниця царя Соломона',
  },
};
