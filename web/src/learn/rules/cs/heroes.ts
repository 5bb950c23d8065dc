import type { Texts } from '../outline.ts';

export const heroes: Texts<'heroes'> = {
  achilles: [
    'Achilles',
    'Jakmile je Patroklos pokořen, hráč odhodí 2 náhodné karty (nebo kolik jich má). Od té chvíle mají Achillovy útoky +2 a po každém souboji, ve kterém Achilles [[winning-combat|zvítězil]], v útoku i v obraně, si hráč vezme 1 kartu.',
    '+2 je [[standing-bonus|trvalý bonus]] a platí i pro bonusové útoky. Souboj, ve kterém bojoval Patroklos, kartu nedává, ani když v něm Patroklos padl. S kartou „Pod Achillovou přilbou“ se místo něj smí bránit Patroklos, je-li na bojišti, kartou, která už byla zahrána.',
    'Řekněme, že Achilles v obraně zvítězil v hlavním souboji a v bonusovém útoku ho vystřídal Patroklos a padl: odhodí se 2 náhodné karty, pak hlavní souboj dá 1 kartu; bonusový útok nedá žádnou.',
  ],
  alice: [
    'Alenka',
    'Alenka je VELKÁ, nebo MALÁ a všichni to vidí; velikost se volí při rozmístění. VELKÁ: +2 ke kartám, kterými útočí. MALÁ: +1 ke kartám, kterými se brání. Žvahlav nemá nic.',
    'Rozhoduje velikost při počítání zranění: je to [[standing-bonus|trvalý bonus]]. „Alenka změní velikost“ ji vždy přepne. VELKÁ Alenka není [[large-fighters|velká figurka]].',
  ],
  beowulf: [
    'Beowulf',
    'Beowulf začíná s 1 žetonem zuřivosti a má jich nejvýše 3; co je navíc, propadá. Pokaždé, když utrpí [[damage|zranění]], ať je jich kolik chce a odkudkoli, získá 1, a to hned, takže ho lze utratit už za příští efekt. Dva samostatné zásahy dají 2. Zranění Wiglafa nedává nic.',
    'Zuřivost se utrácí jen za karty, které o ni žádají, jako [[price|cena]]. Pokud karta neříká jinak, platit nemusíte.',
  ],
  'bloody-mary': [
    'Krvavá Mary',
    'Má-li na začátku svého tahu v ruce přesně 3 karty, získá 1 [[extra-actions|akci]]. Je to povinné a zjišťuje se jednou. Má pak 3 akce, s kartou „Blíž, než se zdá“ 4. „Třetí akce“ je třetí v tahu, ať ji dalo cokoli.',
    'Hodnota [[bonus-attack|bonusového útoku]] „Krvavá repríza“ je hodnota uvedená na kartě zahrané na obranu proti hlavnímu útoku, nebo 0, pokud žádná nebyla. „Zrcadlový obraz“ bere hodnotu, která je na kartě protivníka uvedena v té chvíli.',
  ],
  dracula: [
    'Drákula',
    'Na začátku tahu smí Drákula uštědřit 1 zranění libovolnému bojovníkovi, který s ním sousedí, i Sestře nebo bojovníkovi spoluhráče. Bylo-li zranění uštědřeno, táhněte 1 kartu: i když Sestra padla a i když je utrpěli Lučištníci Yennengy, ale ne, když se mu zabránilo.',
    '„Plň mou vůli“: hráč za Drákulu vidí útočníkovu ruku a vybere útočnou kartu, kterou útočící bojovník smí použít a která se [[replaced-card|zahraje místo původní]]. Může to být i ona; není-li jiná, je to ona.',
  ],
  forms: [
    'Podoby a velikosti',
    'Někteří hrdinové mají dvě podoby, které všichni vidí. [[alice|Alenka]] je VELKÁ, nebo MALÁ: velikost se volí na začátku, pak ji mění karty. [[jekyll-and-hyde|Jekyll & Hyde]] se smí proměnit na začátku každého svého tahu.',
  ],
  genie: [
    'Džin',
    'Na začátku tahu smí Džin odhodit 1 kartu a získat 1 [[extra-actions|akci]], jednou za tah.',
    'Pokud „Tři přání“ určí pevnou hodnotu 4, mají všechny Džinovy bojové karty do konce tahu hodnotu 4, [[ignored-and-fixed|ať by je měnilo cokoli]]. Ignorovaná hodnota se i tak bere jako 0.',
  ],
  houdini: [
    'Houdini',
    'Je-li [[maneuver-boost|manévr posílen]], smí být Houdini místo pohybu umístěn na libovolné volné pole. Bess se neumisťuje; pohybuje se obvykle, před ním nebo po něm, s posílenou hodnotou. Jiná posílení ani jiný pohyb mu to nedávají.',
    'Mnoho jeho karet má [[boost-bonus|bonus posílení]]. Dvě mají vlastní pravidla: [[all-part-of-the-show|„Vše patří k představení“]] a [[magicians-secret|„Kouzelník svá tajemství neprozrazuje“]].',
  ],
  'boost-bonus': [
    'Houdiniho bonusy posílení',
    'Když hráč za Houdiniho [[boost|posiluje]] kartou s bonusem, v manévru či díky kartě, třeba i protivníkově, bonus se stane hned; pak se karta odhodí a hra pokračuje.',
    'Pokud efekt protivníka POSÍLENÍ jen čte nebo vás nutí kartu odhodit, bonus není.',
  ],
  'all-part-of-the-show': [
    '„Vše patří k představení“',
    'Tuto kartu nelze zrušit. Padne-li váš bojovník v tomto souboji, PO BOJI se vrátí na libovolné volné pole se 4 body zdraví. Do té doby je mimo bojiště, potom už pokořen není a [[bonus-attack|bonusový útok]], který má teprve přijít, se koná.',
    'Je-li to sám Houdini, hra na to počká. Má 1 bod zdraví a útočí na něj karta s hodnotou 5: utrpí 3 zranění a opustí bojiště, útočník zvítězil, pak se Houdini vrátí se 4 body zdraví a hra pokračuje.',
    'Dokud hra čeká, jeho pád neznamená nic jiného: není vyřazen, Bess zůstává, tým o hrdinu nepřišel a o pád obou hrdinů nejde. Padne-li mezitím poslední hrdina druhé strany, Houdiniho strana [[game-end|vítězí]].',
    'Pád po tomto efektu je obyčejný. A je-li v souboji Bess a Houdiniho pokoří něco jiného, karta ho nezachrání.',
  ],
  'magicians-secret': [
    '„Kouzelník svá tajemství neprozrazuje“',
    'Tuto kartu smíte ukázat z ruky, když by si protivník díky efektu prohlédl vaši ruku. Efekt se zruší celý a ještě než začne, i ty části, ke kterým se dívat netřeba; ostatní efekty protivníkovy karty zůstávají. Tato karta vám zůstane v ruce.',
    'Nezastaví to, co [[canceling|nelze zrušit]], například karty Holmese; pak se hra ani neptá.',
    'Ukážete-li ji proti kartě [[dracula|Drákuly]] „Plň mou vůli“, žádná karta se nevrátí, ruku nikdo nevidí a souboj pokračuje s vyloženým útokem.',
  ],
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
  'jekyll-and-hyde': [
    'Jekyll & Hyde',
    'Jeden bojovník ve dvou podobách, začíná jako dr. Jekyll. Na začátku tahu smí přijmout kteroukoli z nich. Karty jedné podoby lze hrát jen v ní; [[boost|posílit]] lze každou kartou. Proměna během souboje již zahranou kartu nezastaví.',
    'Pan Hyde utrpí na úplném konci každého [[maneuver|manévru]] 1 zranění. S 1 bodem zdraví tím padne a vy prohrajete.',
  ],
  'king-arthur': [
    'Král Artuš',
    'Když útočí sám král Artuš, smíte lícem dolů vyložit druhou kartu s POSÍLENÍM. Otočí se s ostatními a přičte své POSÍLENÍ k útoku. Obránce vidí, že tam leží.',
    'Jsou-li efekty útočné karty [[canceling|zrušeny]], posílení se hned odhodí a nic nepřičte, běžně i u karty bez textu, jako je „Excalibur“; jedna z [[options|variant pravidel]] je u takových karet zachová, a jen u nich.',
    'Pokud efekty zrušit nelze nebo je útočná karta [[replaced-card|nahrazena]], posílení zůstává. Odhodí se po souboji. „Ušlechtilá oběť“ dává další posílení BĚHEM BOJE.',
  ],
  'little-red': [
    'Červená Karkulka a košík',
    'Vrchní karta jejího [[discard-pile|odhazovacího balíčku]] ukazuje, co je v košíku: nůž, vlčí kůže, nebo oměj. Efekt s takovým znakem se stane jen tehdy, je-li předmět v košíku, když na efekt dojde řada.',
    'Znak všech tří, jako na kartě „Copak to mám v košíku?“, platí za jeden předmět podle vaší volby; volí se jednou pro každou kartu, která se ptá. Stejně platí karta košíku vespod, dokud na ní nic neleží. Není to karta balíčku: nelze ji táhnout, odhodit, vrátit, počítat ani jí posílit.',
    'Právě hraná karta v košíku ještě není. Karta odhozená k posílení nebo efektem je v něm hned a první obranná karta ještě před [[bonus-attack|bonusovým útokem]]. Myslivec používá týž košík.',
    'Kartou „Proč máš tak velké uši?“ se lze bránit, jen je-li v košíku nůž, když ji vykládáte.',
  ],
  medusa: [
    'Medúza',
    'Na začátku tahu smí Medúza uštědřit 1 zranění jednomu bojovníkovi protivníka ve své [[zones|oblasti]], blízko i daleko. Zavřené dveře před tím mohou chránit.',
  ],
  'sherlock-holmes': [
    'Sherlock Holmes',
    'Protivníci nemohou [[canceling|rušit]] efekty karet Holmese a dr. Watsona. Karty, které smí použít kdokoli, zrušit lze, ať je zahraje kterýkoli z nich.',
    '„Prosté, milý Watsone“ se vykládá lícem nahoru a zvolí se číslo. Je-li na útočné kartě uvedena taková hodnota, její efekty se BĚHEM BOJE zruší a její hodnota se [[ignored-and-fixed|ignoruje]]. „Vydedukovaná strategie“ udělá z POSÍLENÍ protivníkovy karty [[set-and-add|hodnotu uvedenou na kartě]].',
    '„Potvrzené podezření“: u univerzální karty se počítá její jediná hodnota. Kterou vhodnou kartu odhodí, volí protivník; nemá-li žádnou, ukáže všem celou ruku.',
    'Kde se volí číslo, jde seznam od 0 po nejvyšší hodnotu v balíčcích této hry, takže nic neříká o ničí ruce.',
  ],
  sinbad: [
    'Sindibád',
    'Při [[maneuver|manévru]] smí každý jeho bojovník o 1 pole dál za každou kartu se slovem CESTA v názvu v odhazovacím balíčku. Počítá se jednou, po posílení.',
    'Pro pohyb díky kartám to neplatí a právě hraná CESTA v balíčku ještě není.',
  ],
  'sun-wukong': [
    'Sun Wu-kchung a Dvojníci',
    'Dvojníci začínají mimo bojiště. Na začátku tahu smí Sun Wu-kchung utrpět 1 zranění a přivolat jednoho na volné sousedící pole, jednou za tah. Jsou-li na bojišti všichni tři, jednoho podle své volby zvednete a postavíte tam.',
    'Bez volného pole schopnost použít nelze a nelze to ani tehdy, bylo-li by volné jen pole zvednutého Dvojníka. S 1 bodem zdraví ano, ale padne a vy [[game-end|prohrajete]].',
    'Dvojníci smějí hrát všechny jeho karty.',
    '„Mazaná opice“: zvolíte volné pole v jeho oblasti; on se ocitne tam a Dvojník na jeho dřívějším místě, to vše naráz. Není-li takové pole, nestane se nic. „Zlatá kroužková zbroj“ přenáší bojová zranění na bojovníka protivníka a [[winning-combat|zvítězil]] obránce.',
  ],
  yennenga: [
    'Yennenga a Lučištníci',
    'Kdykoli má Yennenga utrpět zranění, smíte libovolnou jejich část rozdělit mezi Lučištníky na bojišti v její [[zones|oblasti]], každému nejvýše tolik, kolik má zdraví, bez toho, co z téhož zásahu utrpí sám. Není to efekt karty a zrušit to nelze.',
    'I když bojová zranění utrpí Lučištníci, útočník [[winning-combat|zvítězil]]. Při vyčerpání utrpí všichni tři své 2, takže rozdělit nelze nic.',
    '„Trysk hřebce“ zasáhne každého bojovníka protivníka, [[moving|přes kterého prošla]], jednou.',
  ],
};
