import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  medusa: [
    'Медуза',
    'На початку ходу Медуза може завдати 1 поранення одному ворожому бійцеві у своїй [[zones|зоні]], близько чи далеко. Зачинені двері можуть від цього захистити.',
  ],
};
