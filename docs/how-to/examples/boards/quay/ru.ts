import type { Names } from '@peerless/text/ru/names';

export const names: Names = { board: { quay: 'Причал' } };
