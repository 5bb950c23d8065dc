import type { Texts } from '../outline.ts';

export const glossary: Texts<'glossary'> = {
  'terms-fighters': [
    'Slova o bojovnících',
    'Bojovník: hrdina nebo pomocník. Spojenec: váš bojovník nebo bojovník spoluhráče. Bojovník protivníka: každý jiný. Na bojové kartě je to druhý účastník tohoto [[combat-steps|souboje]].',
    'Pokořen: 0 zdraví a mimo bojiště. Mimo bojiště neznamená vždy pokořen: viz [[vanish|„Zmizení“]].',
  ],
  'terms-places': [
    'Slova o místech',
    'Sousedící: spojené čárou. Oblast: všechna pole jedné barvy; viz [[zones|oblasti]]. Volné pole: bez bojovníka a nikdy to, na kterém bojovník sám stojí.',
    'Přesunout: krok za krokem. Umístit: přímo tam. „Přes“ pole: na ně a zase pryč v jednom pohybu; viz [[moving|pohyb]].',
  ],
  'terms-cards': [
    'Slova o kartách',
    'POSÍLENÍ: malé číslo, které se přičte, když kartu odhodíte, abyste [[boost|posílili]]. Hodnota uvedená na kartě: číslo na ní, beze změn. Náhodná: vybraná náhodou. Vyčerpáni: s prázdným balíčkem; viz [[exhaustion|vyčerpání]].',
  ],
  'terms-combat': [
    'Slova o souboji',
    'Útočník a obránce: dva hráči v souboji. OKAMŽITĚ, BĚHEM BOJE, PO BOJI: kdy se efekt stane; viz [[effect-order|pořadí efektů]].',
    'Bojová zranění: útok minus obrana. „Zvítězili jste“, „prohráli jste“: viz [[winning-combat|kdo v souboji zvítězil]]. Zrušit: vypnout text karty, ne její hodnotu.',
  ],
};
