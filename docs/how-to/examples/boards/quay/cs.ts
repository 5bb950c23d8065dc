import type { Names } from '@peerless/text/cs/names';

export const names: Names = { board: { quay: 'Nábřeží' } };
