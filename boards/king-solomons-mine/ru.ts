import type { Names } from '@peerless/text/ru/names';

export const names: Names = {
  board: {
    'king-solomons-mine': 'Копи царя Соломона',
  },
};
