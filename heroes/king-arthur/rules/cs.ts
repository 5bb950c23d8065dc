import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'king-arthur': [
    'Král Artuš',
    'Když útočí sám král Artuš, smíte lícem dolů vyložit druhou kartu s POSÍLENÍM. Otočí se s ostatními a přičte své POSÍLENÍ k útoku. Obránce vidí, že tam leží.',
    'Jsou-li efekty útočné karty [[canceling|zrušeny]], posílení se hned odhodí a nic nepřičte, běžně i u karty bez textu, jako je „Excalibur“; jedna z [[options|variant pravidel]] je u takových karet zachová, a jen u nich.',
    'Pokud efekty zrušit nelze nebo je útočná karta [[replaced-card|nahrazena]], posílení zůstává. Odhodí se po souboji. „Ušlechtilá oběť“ dává další posílení BĚHEM BOJE.',
  ],
};
