import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  board: {
    'king-solomons-mine': "King Solomon's Mine",
  },
};
