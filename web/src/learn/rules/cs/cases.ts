import type { Texts } from '../outline.ts';

export const cases: Texts<'cases'> = {
  'tricky-canceling': [
    'Co rušení zmůže',
    '„Lest“ v útoku proti kartě „Zpátky do lampy“: Džin si doplní 4 body zdraví a rušit už není co. „Lest“ v obraně proti kartě „Hrdinský epos“: ani zuřivost, ani bonus, útok má hodnotu 2.',
    '„Lest“ v obraně proti VELKÉ Alence, která se přesunula a zahrála kartu „Zlomový okamžik“: 3 + 2 = 5, ne 7. Efekt karty je zrušen, velikost Alenky ne.',
    'Na velikost Alenky, Achillovo +2, mlhu a [[high-ground|vyvýšené místo]] nestačí. Na posílení [[king-arthur|krále Artuše]] ano.',
    'Nic nezmůže ani proti kartám „Podoba býka“, „Prastaré dědictví“, „Vše patří k představení“ a kartám Holmese; kartu „Studium metod“, kterou smí použít kdokoli, však zruší.',
  ],
  'tricky-winners': [
    'Kdo zvítězil: vzácné případy',
    'Útok s hodnotou 0 a žádná obranná karta: zvítězil obránce, ale nemá kartu, na které by platilo „pokud jste zvítězili“. „Zmatení“: bojové zranění není, zvítězil obránce.',
    '„Zlatá kroužková zbroj“ proti 7: útočící bojovník utrpí 3 zranění a zvítězil obránce. Padne-li tím útočící hrdina, hra končí. Útočící [[yennenga|Yennenga]] je smí rozdělit mezi Lučištníky; není-li útočící bojovník už na bojišti, neutrpí je nikdo. Zvítězil přesto obránce.',
    'Utrpí-li všechna bojová zranění z útoku na Yennengu Lučištníci, zvítězil útočník.',
    'Padne-li napadený bojovník před počítáním zranění, [[boost-bonus|bonusem posílení]] karty „Odvedení pozornosti“ nebo vyčerpáním, bojové zranění není: zvítězil obránce a „pokud jste prohráli“ na útočné kartě platí.',
  ],
  'tricky-falls': [
    'Kdo padne uprostřed souboje',
    '„Grendelovi roven“ pokoří útočícího pomocníka: další efekty jeho karty i jeho [[combat-damage|bojová zranění]] přesto platí. Pokoří-li v duelu útočícího hrdinu, hra končí a Beowulf vyhrál.',
    '„Šarvátka“ nabízí jen ty účastníky souboje, kteří jsou ještě na bojišti. Není-li žádný, nestane se nic.',
  ],
  'started-elsewhere': [
    '„Začal tento tah na jiném poli“',
    '„Zlomový okamžik“ hledí na pole, kde bojovník stál, když začal nynější [[turn|tah]]; bráníte-li se, je to tah protivníka. Kdo odešel a vrátil se, nepřesunul se. Kdo byl tehdy mimo bojiště, nezačal na jiném poli.',
  ],
  'nothing-left': [
    'Prázdný balíček, prázdná ruka',
    'Máte táhnout 3 karty a v balíčku je 1: vezmete si ji, pak každý váš bojovník utrpí 2 zranění a pak další 2. Pokoří-li už první z těchto zásahů vašeho hrdinu, hra tím končí; viz [[exhaustion|vyčerpání]].',
    '„Lítý sok“ s prázdným balíčkem: +0 a žádné zranění. Náhodná karta z prázdné ruky: není co odhodit, +0.',
  ],
  'both-fall': [
    'Oba hrdinové padnou naráz',
    'Pokoří-li karta „Zbytky udatnosti“ jedním zásahem Beowulfa i hrdinu protivníka, [[game-end|vítězí]] hráč za Beowulfa, protože je na tahu. Jsou-li oba balíčky prázdné a karta „Ohnivé vševidoucí oči“ pokoří oba hrdiny, vítězí také ten, kdo je na tahu.',
  ],
  declined: [
    '„Pokud tak neučiní“',
    'Karty „Zmatek“, „Posměšný smích“ a „Hradba štítů“ nabízejí protivníkovi, aby odhodil kartu. S prázdnou rukou nemůže, takže co následuje po „pokud tak neučiní“, [[cards-first|se stane]].',
    'Brání-li se někdo proti kartě „Posměšný smích“ bez karty, hra se přesto ptá; odmítnutí pak nic nemění.',
  ],
};
