import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  medusa: [
    'Medúza',
    'Na začátku tahu smí Medúza uštědřit 1 zranění jednomu bojovníkovi protivníka ve své [[zones|oblasti]], blízko i daleko. Zavřené dveře před tím mohou chránit.',
  ],
};
