import type { Names } from '@peerless/text/en/names';

export const names: Names = { board: { quay: 'Quay' } };
