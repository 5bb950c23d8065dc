import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'little-red': [
    'Červená Karkulka a košík',
    'Vrchní karta jejího [[discard-pile|odhazovacího balíčku]] ukazuje, co je v košíku: nůž, vlčí kůže, nebo oměj. Efekt s takovým znakem se stane jen tehdy, je-li předmět v košíku, když na efekt dojde řada.',
    'Znak všech tří, jako na kartě „Copak to mám v košíku?“, platí za jeden předmět podle vaší volby; volí se jednou pro každou kartu, která se ptá. Stejně platí karta košíku vespod, dokud na ní nic neleží. Není to karta balíčku: nelze ji táhnout, odhodit, vrátit, počítat ani jí posílit.',
    'Právě hraná karta v košíku ještě není. Karta odhozená k posílení nebo efektem je v něm hned a první obranná karta ještě před [[bonus-attack|bonusovým útokem]]. Myslivec používá týž košík.',
    'Kartou „Proč máš tak velké uši?“ se lze bránit, jen je-li v košíku nůž, když ji vykládáte.',
  ],
};
