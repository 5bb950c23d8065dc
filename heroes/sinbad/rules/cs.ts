import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  sinbad: [
    'Sindibád',
    'Při [[maneuver|manévru]] smí každý jeho bojovník o 1 pole dál za každou kartu se slovem CESTA v názvu v odhazovacím balíčku. Počítá se jednou, po posílení.',
    'Pro pohyb díky kartám to neplatí a právě hraná CESTA v balíčku ještě není.',
  ],
};
