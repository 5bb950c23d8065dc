import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  achilles: [
    'Achilles',
    'Jakmile je Patroklos pokořen, hráč odhodí 2 náhodné karty (nebo kolik jich má). Od té chvíle mají Achillovy útoky +2 a po každém souboji, ve kterém Achilles [[winning-combat|zvítězil]], v útoku i v obraně, si hráč vezme 1 kartu.',
    '+2 je [[standing-bonus|trvalý bonus]] a platí i pro bonusové útoky. Souboj, ve kterém bojoval Patroklos, kartu nedává, ani když v něm Patroklos padl. S kartou „Pod Achillovou přilbou“ se místo něj smí bránit Patroklos, je-li na bojišti, kartou, která už byla zahrána.',
    'Řekněme, že Achilles v obraně zvítězil v hlavním souboji a v bonusovém útoku ho vystřídal Patroklos a padl: odhodí se 2 náhodné karty, pak hlavní souboj dá 1 kartu; bonusový útok nedá žádnou.',
  ],
};
