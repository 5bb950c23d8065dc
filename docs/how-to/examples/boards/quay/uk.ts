import type { Names } from '@peerless/text/uk/names';

export const names: Names = { board: { quay: 'Причал' } };
