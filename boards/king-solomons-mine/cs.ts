import type { Names } from '@peerless/text/cs/names';

export const names: Names = {
  board: {
    'king-solomons-mine': 'Doly krále Šalamouna',
  },
};
