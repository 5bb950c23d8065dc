import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'jekyll-and-hyde': [
    'Jekyll & Hyde',
    'Jeden bojovník ve dvou podobách, začíná jako dr. Jekyll. Na začátku tahu smí přijmout kteroukoli z nich. Karty jedné podoby lze hrát jen v ní; [[boost|posílit]] lze každou kartou. Proměna během souboje již zahranou kartu nezastaví.',
    'Pan Hyde utrpí na úplném konci každého [[maneuver|manévru]] 1 zranění. S 1 bodem zdraví tím padne a vy prohrajete.',
  ],
};
