import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  yennenga: [
    'Yennenga a Lučištníci',
    'Kdykoli má Yennenga utrpět zranění, smíte libovolnou jejich část rozdělit mezi Lučištníky na bojišti v její [[zones|oblasti]], každému nejvýše tolik, kolik má zdraví, bez toho, co z téhož zásahu utrpí sám. Není to efekt karty a zrušit to nelze.',
    'I když bojová zranění utrpí Lučištníci, útočník [[winning-combat|zvítězil]]. Při vyčerpání utrpí všichni tři své 2, takže rozdělit nelze nic.',
    '„Trysk hřebce“ zasáhne každého bojovníka protivníka, [[moving|přes kterého prošla]], jednou.',
  ],
};
