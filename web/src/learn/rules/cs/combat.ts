import { TERMS } from '@peerless/text/cs/terms';
import type { Texts } from '../outline.ts';

export const combat: Texts<'combat' | 'values' | 'damage'> = {
  attack: [
    TERMS.attack,
    'Určete svého bojovníka a bojovníka protivníka [[reach|v jeho dosahu]]. Vyložte [[attack-card|útočnou kartu]]; obránce smí vyložit [[defense-card|obrannou kartu]]. Karty se otočí a následuje souboj, [[combat-steps|krok za krokem]].',
    'Na spojence útočit nelze. Bez cíle nebo bez karty tuto akci zvolit nemůžete.',
  ],
  reach: [
    'Na koho lze zaútočit',
    'Bojovník s útokem na blízko dosáhne jen na sousedící [[spaces|pole]]. Bojovník s útokem na dálku na sousedící pole a na každé pole své [[zones|oblasti]], ať je jakkoli daleko.',
    'Na sousedící cíl lze zaútočit, i když je v jiné oblasti, a to i na dálku. Dosah se ověřuje jednou, při určení cíle: dostane-li efekt někoho později mimo dosah, souboj pokračuje.',
  ],
  'attack-card': [
    'Útočná karta',
    'Vyložte lícem dolů jednu útočnou nebo [[versatile|univerzální]] kartu, kterou váš útočící bojovník [[card-user|smí použít]]. Vzít ji zpět nelze.',
    'Jen král Artuš smí spolu s ní vyložit lícem dolů druhou kartu jako [[king-arthur|posílení]].',
  ],
  'defense-card': [
    'Obranná karta',
    'Obránce ví, kdo na koho útočí, ale ne jakou kartou. Smí vyložit jednu obrannou nebo [[versatile|univerzální]] kartu, kterou napadený bojovník smí použít, nebo žádnou. Volba je konečná.',
    'Brání se jen hráč napadeného bojovníka; spoluhráč za něj nemůže.',
    'Otázku dostane i ten, kdo vhodnou kartu nemá, aby se to nikdo nedozvěděl. Vynechat ji lze jen tehdy, když je ruka prázdná, a to vidí všichni.',
    'Karta, která se hraje lícem nahoru, například „Prosté, milý Watsone“, leží odkrytá, jakmile je zvolena; viz [[sherlock-holmes|Sherlock Holmes]].',
  ],
  'combat-steps': [
    'Souboj krok za krokem',
    '1. Karty se otočí naráz. 2. Efekty OKAMŽITĚ. 3. Efekty BĚHEM BOJE. 4. [[combat-damage|Zranění]]: útok minus obrana. 5. Je jasné, [[winning-combat|kdo zvítězil]]. 6. Efekty PO BOJI, pak schopnosti, které působí po boji. 7. Karty jdou na [[combat-cleanup|odhazovací balíčky]].',
    'V každém kroku je první karta obránce, pak karta útočníka: [[effect-order|pořadí efektů]].',
  ],
  'effect-order': [
    'Pořadí efektů',
    'OKAMŽITĚ, BĚHEM BOJE, zranění, PO BOJI: pokaždé se nejdřív celá vyhodnotí karta obránce, pak karta útočníka. Více efektů jedné karty jde shora dolů.',
    'Zda je podmínka splněna, se posuzuje, až na efekt dojde řada, podle situace v té chvíli.',
    'Text bez těchto slov platí od otočení karty, například „[[canceling|nelze zrušit]]“, nebo čeká na případ, o kterém mluví. Po kartách přijdou schopnosti hrdinů, zase nejdřív obránce.',
  ],
  canceling: [
    'Rušení efektů',
    '„Zrušte všechny efekty“ vypne vše vytištěné na kartě protivníka, co se ještě nestalo. Co se stalo, platí, a hodnota karty zůstává také.',
    'Protože první je obránce, „Lest“ v obraně zastaví i „Lest“ v útoku: 2 proti 2, žádné zranění. „Lest“ v útoku naopak přijde pozdě na to, co karta obránce dělá OKAMŽITĚ.',
    'Bonusy vytištěné jako efekt zrušit lze. Schopnosti, vyvýšené místo a mlhu nikoli: to jsou [[standing-bonus|trvalé bonusy]]. Jedinou výjimkou je posílení [[king-arthur|krále Artuše]].',
    'Pokud efekty karty „nelze zrušit“, selže jen rušení; zbytek druhé karty působí.',
    'Dovoluje-li karta něco druhému hráči („protivník může posílit svou kartu“), je i to efekt karty, na které je vytištěn, a ruší se s ní.',
  ],
  'combat-damage': [
    'Zranění v souboji',
    'Útočná hodnota minus obranná, nejméně 0: tolik zranění utrpí napadený bojovník. Bez obranné karty je obrana 0. Vyšší obrana útočníkovi neškodí. Viz [[card-value|hodnota karty]].',
    'Nejdřív působí to, co zraněním brání, pak to, co je přenáší na jiného bojovníka, pak to, co dovoluje majiteli je rozdělit, jako u [[yennenga|Yennengy]].',
    'Není-li napadený bojovník už na bojišti, neutrpí zranění nikdo. Není-li na něm útočící, jeho útok přesto zraňuje.',
  ],
  'winning-combat': [
    'Kdo v souboji zvítězil',
    'Útočník zvítězil, pokud bojovník obránce utrpěl alespoň 1 [[combat-damage|bojové zranění]]. Jinak zvítězil obránce, i bez karty. Vítěz je vždy právě jeden.',
    'Zranění z efektů se nepočítají. Posílení a bonusy ano, protože mění bojová zranění.',
    'Vítěz je znám hned po zranění a později se nemění. „Prohráli jste“ znamená, že jste nezvítězili. Nepotká-li útok s hodnotou 0 žádnou kartu, zvítězil obránce.',
  ],
  'changed-combat': [
    'Když do souboje vstoupí jiný bojovník',
    'Některé efekty přivedou do souboje jiného bojovníka. Ten v něm pokračuje až do konce včetně [[bonus-attack|bonusového útoku]]; zahraná karta zůstává, i kdyby ji nový bojovník zahrát nemohl. [[reach|Dosah]] se znovu neověřuje.',
    'Přivede-li tedy „Kouř a zrcadla“ do souboje Bess, bojuje ona, ať stojí kdekoli, a zranění utrpí ona.',
    'Výměna během bonusového útoku platí jen v něm. Zbytek hlavního souboje si ponechává své bojovníky, hodnoty i vítěze; kdo padl a kdo kde stojí, se zjišťuje, až když na to přijde řeč.',
  ],
  'replaced-card': [
    'Když je zahraná karta nahrazena',
    'Stará karta se vrátí do ruky; nová, kterou bojovník musí smět použít, leží lícem nahoru a působí od té chvíle. Co se stalo staré, například [[canceling|zrušení]] nebo změna hodnoty, na novou nepřechází. [[standing-bonus|Trvalé bonusy]] a hodnota, kterou pevně určila karta „Tři přání“, platí i pro novou.',
    '„Hbité prsty“: novou kartu určíte zároveň s tím, že si starou berete zpět; bez jiné vhodné karty to zvolit nelze. Co tato karta vrátila do ruky, nemůže v témže souboji znovu přivést. První kopii tedy smí nahradit druhá a druhou kterákoli karta kromě první.',
    '„Plň mou vůli“ působí i proti [[bonus-attack|bonusovému útoku]]: karta, na které je vytištěn, se vrátí do ruky. Vybraná karta, třeba i táž, se zahraje se svou hlavní hodnotou a textem a její bonusový útok následuje jako vždy. V hlavním souboji pak už není útočná karta, která by se odhodila.',
  ],
  'bonus-attack': [
    TERMS.bonusAttacks,
    'Bonusový útok je efekt PO BOJI: druhý [[attack|útok]] téhož bojovníka na týž cíl, s vlastní hodnotou a textem, bez spotřeby akce a bez ohledu na to, kde oba právě stojí.',
    'První obranná karta se předtím odhodí a obránce, který bonusový útok vidí, smí vyložit novou, nebo žádnou.',
    'Je to samostatný souboj s vlastním vítězem a schopnostmi a hodnoty se v něm počítají znovu. Potom hlavní souboj pokračuje tam, kde se přerušil. Útočná karta je celou dobu ve hře a odhodí se jednou.',
    'Nekoná se, byl-li zrušen nebo je-li napadený bojovník pokořen či opustil bojiště s vyřazeným hráčem. Padl-li útočící bojovník, koná se i tak, ledaže byl jeho hráč vyřazen nebo hra skončila; to lze změnit v [[options|nastavení]].',
  ],
  'combat-cleanup': [
    'Po souboji',
    'Úplně nakonec jdou všechny karty souboje na odhazovací balíčky svých majitelů. Kdo jich má víc, určí jejich pořadí; záleží na tom u [[little-red|košíku Červené Karkulky]].',
    'Tři jdou dřív: karta odhozená k posílení, obranná karta před [[bonus-attack|bonusovým útokem]] a zrušené posílení krále Artuše. Karta vrácená do ruky se neodhazuje.',
    'Karta působí dál, i když bojovník, který ji zahrál, padl.',
  ],
  'card-value': [
    'Hodnota karty',
    'Číslo uvedené na kartě mění jen efekt, který mluví právě o „hodnotě uvedené na kartě“. Konečná hodnota je číslo uvedené na kartě, nebo to, které [[set-and-add|je nahradilo]], plus vše přičtené, plus [[standing-bonus|trvalé bonusy]]; nikdy není nižší než 0.',
    'Ptá-li se karta na hodnotu po boji, myslí konečnou hodnotu při počítání zranění; „hodnota uvedená na kartě“ je číslo na ní. Není-li taková karta, podmínka neplatí a počet je 0: nezahrál-li protivník kartu, „Rozbité sklo“ nedá kartu ani zranění.',
  ],
  'set-and-add': [
    '„Hodnota je 5“ a „zvyšte o 2“',
    '„Hodnota je 5“ nahrazuje číslo uvedené na kartě. „Zvyšte o 2“ a posílení se k ní přičtou, ať bylo dřív cokoli. Je-li hodnota určena dvakrát, platí pozdější: po obráncově kartě „Tohle není žádný salonní trik“ dá útočníkova karta „Zlomový okamžik“ přesto 5.',
    'Efekt na samu hodnotu uvedenou na kartě, jako má „Vydedukovaná strategie“, změní číslo na kartě a přičtené nechává: karta s +2 pak platí za své POSÍLENÍ a 2 navíc. Byla-li už hodnota určena efektem, zůstává, jak je.',
    'Takové změny jsou efekty karty a lze je [[canceling|zrušit]].',
  ],
  'ignored-and-fixed': [
    'Ignorovaná a pevná hodnota',
    '„Ignorujte hodnotu“ znamená, že se karta při počítání zranění bere jako 0, ať se k ní přičte cokoli; ve všem ostatním svou hodnotu má.',
    'Hodnota, kterou „nelze změnit“, zůstane přesně taková. Říká-li text „efekty karet“, [[standing-bonus|trvalé bonusy]] se přece počítají. Sejdou-li se dva takové efekty, platí první.',
    '„Prosté, milý Watsone“ se správným číslem proti kartě „Prastaré dědictví“: její efekty zrušit nelze a zůstávají, ale její hodnota se ignoruje a bojové zranění není, ať je posílena jakkoli.',
    'Proti kartě „Nelze ho spatřit“ platí útok VELKÉ Alenky za 0 + 2, útok z vyvýšeného místa za 0 + 1; co by přičetla karta „Lítý sok“, propadá.',
  ],
  'standing-bonus': [
    'Bonusy schopností a míst',
    'Velikost Alenky, Achillův hněv, mlha, [[high-ground|vyvýšené místo]] a posílení krále Artuše nejsou efekty karet. Počítají se spolu se zraněním, podle situace v té chvíli, navíc k hodnotě karty, a nelze je [[canceling|zrušit]] (posílení krále Artuše ano).',
    'Pokud bojovník do té doby opustil bojiště, bonusy místa propadají, jeho vlastní zůstávají u karty.',
  ],
  boost: [
    TERMS.boost,
    'Posílíte tak, že odhodíte kartu z ruky a přičtete její POSÍLENÍ; její text se nevyhodnotí. Karta bez POSÍLENÍ použít nejde. Vždy lze posílit jen [[maneuver-boost|manévr]]; ostatní, jen když to říká karta nebo schopnost.',
    'Jedno dovolení je jedna karta; více dovolení se sčítá („Velké odhalení“ dává dvě). Používají se jedno po druhém a každé lze nechat být. V souboji volíte kartu, až na efekt dojde řada, takže posílení obránce je vidět dřív než útočníkovo.',
    'Pokud efekt POSÍLENÍ karty jen čte, není to posílení; chybějící se bere jako 0.',
  ],
  damage: [
    TERMS.damage,
    'Každé zranění ubírá 1 bod zdraví, nejníže na 0. Útok minus obrana jsou [[combat-damage|bojová zranění]]; vše ostatní, z karet, schopností či vyčerpání, jsou zranění z efektů.',
    'Bojovníci zasažení jednou větou jsou zasaženi naráz, ať v ní stojí „každý“, „všichni“ nebo „oba“; dvě věty jsou dva zásahy. Zranění, kterému se zabránilo, nebylo uštědřeno. Zranění, které na sebe vzal jiný, uštědřeno bylo – tomu bojovníkovi.',
  ],
  'after-damage': [
    'Po každém zásahu',
    '1. Všichni bojovníci s 0 zdraví naráz opustí bojiště. 2. Zjistí se, zda [[game-end|hra neskončila]] a zda někdo není [[elimination|vyřazen]]. 3. Stane se to, co pokoření bojovníka vyvolalo. 4. Efekt nebo souboj pokračuje.',
    'Děje se to hned po každém zásahu a také tehdy, je-li bojovník pokořen bez zranění. Vyvolá-li pokoření něco u obou stran, je v souboji první obránce, jinde ten, kdo je na tahu.',
  ],
  defeat: [
    'Pokoření',
    'Bojovník s 0 zdraví je pokořen a hned opouští bojiště; jeho pole je volné. Není na žádném poli ani v žádné oblasti, zdraví si nedoplňuje a nejedná.',
    'Karta také může říct rovnou, že je bojovník pokořen, jako „Odpor nečeká“. To není zranění: není čemu zabránit, co rozdělit ani z čeho získat zuřivost.',
    'Co s jeho kartami: [[fallen-fighter|karty pokořeného bojovníka]]. Byl-li to hrdina: [[game-end|konec hry]].',
  ],
  'fallen-fighter': [
    'Karty pokořeného bojovníka',
    'Karty, které smí použít jen pokořený bojovník, vám zůstávají v ruce. Zahrát je nelze, ale můžete je odhodit a [[boost|posílit]] jimi.',
    'Již zahraná karta působí dál. Nestane se jen to, k čemu je bojovník na bojišti potřeba: „táhněte kartu“ platí, zranění padlého ne.',
  ],
  'game-end': [
    'Konec hry',
    'V duelu prohrajete ve chvíli, kdy je váš hrdina [[defeat|pokořen]] – kýmkoli a v čímkoli tahu, třeba i vaší kartou nebo vyčerpáním. Nic dalšího se už nestane. Jen jedna Houdiniho karta může [[all-part-of-the-show|konec oddálit]].',
    'Padnou-li jedním zásahem oba hrdinové, vítězí ten, kdo je na tahu. Padli-li by jeden po druhém, hru ukončí první pád.',
    'Pro tři a čtyři hráče viz [[elimination|vyřazení]] a [[team-defeat|prohra týmu]].',
  ],
  recovery: [
    'Doplnění zdraví',
    'Zdraví nikdy nestoupne nad počáteční úroveň. „Nastavte ukazatel zdraví na 4“ určí zdraví přímo a není to zranění. [[defeat|Pokořený]] bojovník si zdraví nedoplňuje.',
  ],
};
