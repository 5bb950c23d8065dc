import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'bloody-mary': [
    'Krvavá Mary',
    'Má-li na začátku svého tahu v ruce přesně 3 karty, získá 1 [[extra-actions|akci]]. Je to povinné a zjišťuje se jednou. Má pak 3 akce, s kartou „Blíž, než se zdá“ 4. „Třetí akce“ je třetí v tahu, ať ji dalo cokoli.',
    'Hodnota [[bonus-attack|bonusového útoku]] „Krvavá repríza“ je hodnota uvedená na kartě zahrané na obranu proti hlavnímu útoku, nebo 0, pokud žádná nebyla. „Zrcadlový obraz“ bere hodnotu, která je na kartě protivníka uvedena v té chvíli.',
  ],
};
