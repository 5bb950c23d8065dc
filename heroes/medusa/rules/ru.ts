import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  medusa: [
    'Медуза',
    'В начале хода Медуза может нанести 1 урон одному бойцу противника в своей [[zones|зоне]], близко или далеко. Закрытая дверь может от этого защитить.',
  ],
};
