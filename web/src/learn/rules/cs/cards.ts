import { TERMS } from '@peerless/text/cs/terms';
import type { Texts } from '../outline.ts';

export const cards: Texts<'drawing' | 'cards' | 'hidden'> = {
  drawing: [
    'Tahání karet',
    'Když vám pravidlo nebo karta říká, abyste táhli, musíte, pokud neříká „můžete“. Karty se tahají po jedné.',
    'Balíček se z odhazovacího nedoplňuje. Co se stane, když je prázdný: [[exhaustion|vyčerpání]]. Balíček, ve kterém se hledalo, se pak zamíchá.',
  ],
  exhaustion: [
    'Vyčerpání: balíček je prázdný',
    'Vzít si poslední kartu neškodí. Máte-li však táhnout z prázdného balíčku, žádnou kartu nedostanete a každý váš bojovník na bojišti utrpí 2 [[damage|zranění]], a to za každou chybějící kartu. Každá chybějící karta je jeden zásah všech naráz.',
    'Vyčerpává jen tahání. Odhazování, prohlížení či otáčení karet prázdného balíčku nezraňuje, nic nedává a přičítá 0.',
    'Má-li táhnout „každý“ z více hráčů, táhnou zároveň a vše, co způsobí vyčerpání, je jeden zásah. Hráč bez bojovníka na bojišti neutrpí nic.',
  ],
  discarding: [
    'Odhazování',
    'Které karty odhodíte, volíte vy, pokud text neříká „náhodné“ nebo nesvěří volbu jinému. Máte-li jich méně, odhoďte všechny. „Libovolný počet“, jako na kartách „Zvířecí podoba“ a „Navěky Hyde“, je i nula.',
    'Odhazujete-li víc karet naráz, určíte pořadí, v jakém přijdou na [[discard-pile|odhazovací balíček]].',
  ],
  card: [
    'Co je na kartě',
    'Druh (útok, obrana, léčka nebo [[versatile|univerzální]]), hodnota (ne u léček), [[card-user|kdo ji smí použít]], název, text a většinou [[boost|POSÍLENÍ]]; a také do kterého balíčku patří a kolikrát v něm je.',
  ],
  versatile: [
    TERMS.versatileCards,
    'Univerzální kartou lze útočit i se bránit. V souboji platí jen za to, k čemu byla zahrána: VELKÁ Alenka k ní přidává v útoku, v obraně ne.',
    'V ruce, balíčku i odhazovacím balíčku platí za útočnou i obrannou kartu, podle toho, co efekt hledá.',
    'Proti kartě „Žu-i ťin-ku pang“ je to obranná karta jako každá jiná, takže [[bonus-attack|bonusový útok]] následuje.',
  ],
  'card-user': [
    'Kdo smí kartu použít',
    'Karta jmenuje bojovníka, druh pomocníků, nebo kohokoli. Jmenuje-li druh pomocníků, smí ji použít kterýkoli z nich na bojišti a vy řeknete který.',
    'Kartu bojovníka, který není na bojišti, [[fallen-fighter|zahrát nelze]]. [[boost|Posílit]] lze každou kartou s POSÍLENÍM, ať patří komukoli.',
  ],
  'must-or-may': [
    '„Musíte“ a „můžete“',
    'Efekt je povinný, i když vám škodí, ledaže nechává na výběr slovy „můžete“, „až“ nebo „libovolný počet“. „Až 3“ zahrnuje i 0.',
    'Efekt, který musí zasáhnout sousedícího bojovníka, tedy zasáhne i vašeho, není-li poblíž nikdo jiný: „Zuby přeostré“ mohou zranit i samu Alenku. Pokud něco nejde, [[cards-first|udělejte, co lze]].',
  ],
  choices: [
    'Volby uvnitř efektu',
    'Bojovníky, pole a karty pro efekt volí majitel karty, pokud text nedává volbu jinému: „protivník odhodí kartu“ – volí protivník.',
    'Věty se provádějí v pořadí, jak jsou napsány. Vybíráte-li víc možností, vyberete nejdřív všechny i jejich pořadí a pak provedete první. Dovolenou možnost lze zvolit, i když nic nezmění.',
    'Náhodné je opravdu náhodné: nerozhoduje žádný hráč.',
    'Hra čeká na každé rozhodnutí. Odložená hra pokračuje právě u té otázky, u které se zastavila.',
  ],
  price: [
    'Placení ceny',
    '„Odhoďte 2 karty, abyste…“ nebo „utraťte 2 žetony zuřivosti: …“ je cena: všechno, nebo nic. Kdo ji nemůže zaplatit celou, zvolit ji nesmí. S 1 kartou v ruce karty „Tvé přání je mi rozkazem“ a „Uvězněný hněv“ nic nenabídnou.',
    'Platit zraněním vlastního bojovníka lze, jen je-li na bojišti; zranění smí převýšit jeho zdraví, ale padne-li váš hrdina, [[game-end|prohráváte]].',
  ],
  'your-opponent': [
    '„Protivník“ a „váš bojovník“',
    'Na bojové kartě je „protivník“ druhý hráč v tomto souboji. U léčky, schopnosti nebo [[boost-bonus|bonusu posílení]] (i v souboji) si z více protivníků jednoho vyberete. „Každý protivník“ jsou všichni, kdo jsou ještě ve hře.',
    '„Váš bojovník“ je na bojové kartě váš bojovník v tomto souboji, u [[scheme|léčky]] ten, kdo ji hraje.',
  ],
  public: [
    'Co vidí všichni',
    'Plán, všechny bojovníky, jejich zdraví, žetony, dveře, velikosti a podoby, kdo je pokořen a kdo mimo bojiště; kdo je na tahu a kolik akcí zbývá; kolik karet je v rukou a balíčcích; všechny [[discard-pile|odhazovací balíčky]]; a jaké karty který balíček má.',
    'Karty souboje jsou veřejné, jakmile se otočí, odhozená karta, jakmile leží na balíčku.',
  ],
  secret: [
    'Co zůstává skryté',
    'Karty ve své ruce vidíte jen vy. Pořadí balíčku nezná nikdo. V souboji ostatní vidí, kdo na koho útočí a kolik karet leží, ale ne jaké, dokud se [[combat-steps|neotočí]].',
    'Vyložená karta už v ruce není, takže karet v ruce je hned o jednu méně. A hra sama [[fair-questions|nic neprozradí]].',
  ],
  'fair-questions': [
    'Hra nic neprozradí',
    'Otázky, chybová hlášení, čekání ani automatické přeskočení neříkají nic o skrytých kartách. Zda chcete posílit, odhodit libovolný počet karet nebo kartu ukázat, na to se hra ptá vždy, když byste podle toho, co vědí ostatní, vhodnou kartu mít mohli. Karta „Proč máš tak velké uši?“ vyložená při košíku se všemi třemi předměty žádný z nich nejmenuje.',
    'Skrytá karta je pro vás jen kus v počtu: nic na ní nelze spojit s kartou, kterou jste viděli dřív nebo uvidíte později.',
    'Počítač dostává to, co by na jeho místě [[public|viděl]] člověk, a nic víc.',
  ],
  'look-and-reveal': [
    'Prohlédnout, ukázat, vzít',
    '„Prohlédněte si“ ukáže karty jen tomu, kdo se dívá; že se díval, vědí všichni. „Odhalte“ je ukáže všem.',
    'Kartu, která jde z odhazovacího balíčku do ruky či balíčku, vidí všichni, stejně jako kartu vzatou z balíčku podle jména. Lze si ji [[remembered|pamatovat]].',
    'Kartu, kterou efekt protivníka přesunul z vaší ruky pod váš balíček, znáte jen vy a on. Při náhodném výběru z ruky se prozradí jen vybraná karta, a to jen tehdy, jde-li tam, kde ji vidí všichni.',
  ],
  remembered: [
    'Co jste už viděli',
    'Kdo kartu viděl, smí si ji pamatovat. Hra vám takové karty označuje: v ruce, navrchu i vespod balíčku, dokud se nezamíchá. O kartě, kterou si někdo vzal zpět ze souboje nebo ji ukázal a ponechal, všichni vědí, že je v jeho ruce.',
    'Je-li karta vyložena nebo vrácena [[secret|skrytě]] a mohla to být jedna z nich, jsou označeny „možná v ruce“, dokud se zase neobjeví.',
    'Řekněme, že protivník viděl vaše dvě útočné karty a vy jednu vyložíte: pro něj jsou obě jen „možná v ruce“, dokud se neotočí.',
  ],
  'who-sees': [
    'Spoluhráči, diváci, záznamy',
    'Spoluhráči si navzájem vidí ruce a vyložené karty i to, co si druhý prohlédl nebo co si [[remembered|pamatuje]]. Kdo hraje za dvě místa, vidí obě.',
    'Diváci a výpis průběhu dostávají to, co by viděl někdo bez místa u stolu. Vyřazený hráč vidí totéž, v týmové hře to, co vidí spoluhráč, a ponechává si, co věděl; jeho ruka a balíček se do konce hry neukážou.',
    'Semínko náhody a úplný záznam by prozradily každou skrytou kartu, proto je během hry nedostane nikdo; co si tehdy uložíte, je jen váš pohled. Po hře si ji lze celou přehrát se všemi kartami. A hraje-li jeden člověk za všechna místa, není před kým co skrývat.',
  ],
};
