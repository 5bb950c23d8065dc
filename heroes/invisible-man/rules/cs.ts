import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'invisible-man': [
    'Neviditelný muž',
    'Stojí-li při počítání zranění v mlze, má karta, kterou se brání, +1, což je [[standing-bonus|trvalý bonus]]. Bez karty bonus není a univerzální karta, kterou útočí, nemá nic.',
    'Z mlhy smí přejít do kterékoli jiné mlhy, jako by pole sousedila, za 1 krok, a to při každém pohybu. Bojovníci překážejí jako obvykle: přes spojence projít smí, přes bojovníka protivníka ne. Pro ostatní mlha neexistuje. Pro útoky a efekty taková pole nesousedí.',
    'Kde [[fog-tokens|žetony mlhy]] leží na začátku, [[placement|zvolíte při rozmístění]].',
  ],
  'fog-tokens': [
    'Žetony mlhy',
    'Na poli je nejvýše jeden žeton mlhy; bojovníci i jiné žetony tam být smějí. Pro dosah a efekty leží žeton v [[zones|oblastech]] svého pole.',
    'Žeton se posouvá po čarách a průchodech jako bojovník a zavřené dveře ho zastaví; jde však skrze všechny a smí zůstat tam, kde stojí bojovník, jen ne v jiné mlze. Z mlhy do mlhy neskáče. Není-li vzdálenost uvedena, smí na kterékoli jiné pole bez mlhy.',
    'Přesouvá-li jeden efekt více žetonů, jdou jeden po druhém; žeton smí tam, odkud jiný právě odešel.',
  ],
  vanish: [
    '„Zmizení“',
    '[[invisible-man|Neviditelný muž]] opustí bojiště, aniž je pokořen, a na začátku svého příštího tahu, přede vším ostatním, se vrátí na libovolné volné pole. Do té doby na něj nelze útočit, zranit ho ani ho zvolit.',
    'Jeho tah končí: zbývající akce propadají, ať byla tato akce první, nebo pozdější, ale v ruce smíte mít i teď nejvýše 7 karet.',
    'Jeho hráče zatím nelze zvolit za protivníka, nepatří mezi „každého protivníka“, netahá ani neodhazuje karty a není vyřazen.',
    '„Začal tento tah v mlze“ se ptá, kde na začátku tahu stál a zda tam tehdy byla mlha. Po kartě „Zmizení“ nezačal na žádném poli.',
  ],
};
