import { TERMS } from '@peerless/text/cs/terms';
import type { Texts } from '../outline.ts';

export const turn: Texts<'aim' | 'setup' | 'turn' | 'maneuver' | 'scheme'> = {
  aim: [
    'Oč se hraje',
    'Pokořte hrdinu protivníka dřív, než padne ten váš. V duelu konec přichází ve chvíli, kdy jednomu z hrdinů nezbývá žádné [[damage|zdraví]].',
    'Kterýkoli hrdina se může utkat s kterýmkoli jiným na každém plánu, který má dost startovních polí. Každý hrdina má balíček 30 karet, [[character|zvláštní schopnost]] a často i jednoho nebo více pomocníků.',
  ],
  character: [
    'Hrdina a pomocníci',
    'Postavu tvoří jeden hrdina, jeho pomocníci, pokud nějaké má, balíček 30 karet a někdy i vlastní [[tokens|žetony]]. Hrdina i pomocníci jsou bojovníci; o výsledku hry však rozhoduje jen pokoření hrdiny.',
    'Karta postavy říká, jak daleko se její bojovníci pohybují, kolik mají zdraví, jakou mají zvláštní schopnost a zda – zvlášť u hrdiny a u pomocníků – [[reach|útočí na blízko, nebo na dálku]].',
    'Není-li zdraví pomocníka uvedeno, je 1. Lučištníci Yennengy mají 2.',
  ],
  tokens: [
    'Žetony',
    'Alenka má žeton velikosti, Jekyll & Hyde žeton proměny, Beowulf 3 žetony zuřivosti, Neviditelný muž 3 [[fog-tokens|žetony mlhy]] a Sun Wu-kchung 3 žetony Dvojníků. Červená Karkulka má kartu, která ukazuje její první [[little-red|košík]] a do balíčku nepatří.',
    'Na plánu Heorot jsou 3 žetony [[doors|dveří]].',
  ],
  'cards-first': [
    'Když karta odporuje pravidlu',
    'Text karty nebo schopnosti má přednost před pravidly a zvláštní pravidlo plánu nebo sady před obecným. Co knížky s pravidly neříkají nebo říkají různě, je tu rozhodnuto jednou provždy a pro všechny stejně.',
    'Proveďte z efektu vše, co lze, a zbytek přeskočte. Co následuje po slovech „pokud tak učiníte“, se stane jen tehdy, když byla předchozí část provedena; co následuje po „pokud ne“, i tehdy, když ji provést nešlo. Viz též [[must-or-may|„musíte“ a „můžete“]].',
  ],
  setup: [
    'Jak se hra připraví',
    'Vyberte plán a pro každého hráče hrdinu. Zdraví je na počáteční úrovni, odhazovací balíčky jsou prázdné; každý zamíchá svých 30 karet a 5 si jich vezme.',
    'Pak první hráč [[placement|rozmístí své bojovníky]], po něm druhý a tak dále. První [[turn|tah]] má první hráč. U stolu je to nejmladší, zde rozhodují místa.',
  ],
  placement: [
    'Rozmístění bojovníků',
    'Váš hrdina stojí na startovním poli s vaším číslem. Každý pomocník přijde na vlastní volné pole v [[zones|oblasti]] hrdiny. Má-li startovní pole více oblastí, smí každý pomocník do kterékoli z nich; jsou-li plné, na libovolné volné pole plánu.',
    'Potom přijdou rozhodnutí hrdiny: Alenka si vybere velikost, Neviditelný muž položí 3 žetony mlhy na různá pole své oblasti, kde nikdo nestojí. Další hráč začne, až když předchozí skončí.',
    'Startovní pole, které bude ještě potřebovat někdo jiný, se nenabízí.',
  ],
  mulligan: [
    TERMS.mulligan,
    'Pravidla ji neznají: hrajete s 5 kartami, které jste si vzali. Jako domácí pravidlo ji lze zapnout ve [[options|variantách pravidel]]. Pak smíte jednou, před prvním tahem, zamíchat karty z ruky do balíčku a táhnout jich stejně.',
  ],
  turn: [
    'Průběh tahu',
    'Nejdřív přijdou [[turn-start|efekty na začátku tahu]]. Potom provedete 2 [[actions|akce]]. Potom efekty na konci tahu a nakonec odhodíte karty tak, abyste jich měli [[hand-limit|v ruce nejvýše 7]]. Na tahu je další hráč.',
    'Obě akce jsou povinné. Mohou být stejného druhu.',
    'Hra si pamatuje, kde který bojovník na začátku tahu stál: [[started-elsewhere|některé karty se na to ptají]]. „Do konce tahu“ zahrnuje i odhození přebytečných karet; končí to, až začne další hráč.',
  ],
  actions: [
    'Tři akce',
    'Akce jsou tři: [[maneuver|manévr]], [[scheme|léčka]] a [[attack|útok]]. Dvě za tah, v libovolné kombinaci.',
    'Manévr je možný vždy. K léčce potřebujete kartu léčky, kterou smí zahrát některý z vašich bojovníků na bojišti; lze ji zahrát, i když nic nezmění. K útoku potřebujete cíl v dosahu a útočnou nebo univerzální kartu, kterou tento bojovník smí použít.',
  ],
  'extra-actions': [
    'Získané akce',
    '„Získejte 1 akci“ přidá jednu k akcím, které vám v tomto tahu zbývají, a i tu musíte provést. Získat akci může jen ten, kdo je na tahu; ostatním propadá.',
    'Akce se počítají v pořadí, v jakém začaly: „třetí akce“ je prostě třetí v řadě. [[bonus-attack|Bonusový útok]] není akce.',
    'Ukončí-li efekt váš tah, co se v této akci ještě nestalo, už se nestane a její karty se uklidí. Zbývající akce, i ty získané, propadají. Efekty na konci tahu a pravidlo [[hand-limit|nejvýše 7 karet]] platí jako vždy.',
  ],
  'turn-start': [
    'Efekty na začátku tahu',
    'Je-li jich víc, pořadí určujete vy. Volitelný efekt lze použít jednou za tah.',
    'Mimo souboj platí: kdyby se efekty více hráčů měly stát zároveň, první jsou efekty toho, kdo je na [[turn|tahu]], pak ostatních v pořadí tahu. Pořadí svých efektů si každý určí sám.',
  ],
  'hand-limit': [
    'Nejvýše 7 karet v ruce',
    'Na konci svého tahu, po všem ostatním, [[discarding|odhodíte]] karty podle své volby tak, aby jich zbylo 7. Během tahu jich smíte mít v ruce víc.',
    'Karty, které si vezmete v tahu někoho jiného, vám zůstanou do konce vašeho příštího tahu: máte-li v ruce 7 karet a vezmete si 3, máte jich do té doby 10.',
  ],
  maneuver: [
    TERMS.maneuver,
    'Nejdřív táhnete 1 kartu; to je povinné. Je-li balíček prázdný, dolehne místo toho na vaše bojovníky [[exhaustion|vyčerpání]] a každý utrpí 2 zranění; potom se smíte pohybovat jako vždy, i s prázdnou rukou.',
    'Potom smíte [[maneuver-boost|manévr posílit]] a pak přesunout kterékoli své bojovníky, jednoho po druhém, v libovolném pořadí, každého jednou a nejvýše o hodnotu pohybu svého hrdiny. Jeden dokončí pohyb dřív, než začne další. Nemusíte přesunout nikoho.',
  ],
  'maneuver-boost': [
    'Posílení manévru',
    'Než se pohne první bojovník, smíte odhodit jednu kartu a přičíst její [[boost|POSÍLENÍ]] k hodnotě pohybu v tomto manévru. Poslouží i karta, kterou jste právě táhli, i karta pokořeného bojovníka.',
    'Vyšší hodnota platí pro každého vašeho bojovníka, nedělí se. Text odhozené karty se nevyhodnotí, s výjimkou Houdiniho [[boost-bonus|bonusu posílení]].',
    'Smíte posílit a pak nikoho nepřesunout.',
  ],
  moving: [
    'Pohyb bojovníka',
    'Bojovník jde z pole na [[spaces|sousedící pole]], pokaždé za 1 krok své hodnoty pohybu. Smí se vracet a skončit tam, kde začal.',
    'Přes spojence projít smí, přes bojovníky protivníka nikdy; na poli s jiným bojovníkem zůstat nesmí. Některé karty dovolují projít i přes protivníka, ale zůstat na jeho poli nelze ani pak.',
    'Spojenci jsou vaši vlastní bojovníci a v [[teams|týmové hře]] i bojovníci spoluhráče.',
    'Projít přes pole znamená vstoupit na ně a v témže pohybu je zase opustit; zůstat na něm se nepočítá. Ptá-li se karta, přes koho jste prošli, posuzuje se každý efekt, který přesouvá, zvlášť.',
  ],
  'moving-others': [
    'Pohyb díky kartám',
    'Pohyb způsobený efektem se řídí [[moving|stejnými pravidly]], vzdálenost udává karta. Není to ale manévr: netáhne se karta, neposiluje se, dveře se neotvírají ani nezavírají a schopnosti pro manévr neplatí.',
    'Přesouváte-li cizího bojovníka, například kartou „Šarvátka“, cestu volíte vy, ale on jde jako bojovník svého majitele: přes své spojence, ne přes vaše bojovníky.',
    'Přesouvá-li se jich víc, jdou po jednom v pořadí podle vás. Kdo se pohnout nemůže, zůstane stát a zbytek efektu pokračuje.',
  ],
  placing: [
    'Umístění a prohození pozic',
    '„Umístěte“ postaví bojovníka přímo na pole: bez cesty a bez nákladů, ať mezi tím stojí či je zavřeno cokoli. Není to pohyb.',
    'Na poli nesmí být jiný bojovník. Pokud karta neříká „volné“ nebo „jiné“, smí bojovník na bojišti také zůstat, kde je, vyhovuje-li textu jeho pole nebo kterékoli obsazené. Nevyhovuje-li žádné pole, nikdo se neumístí ani nepřivolá a zbytek pokračuje.',
    'Bojovníci, kteří si prohodí pozice, změní [[spaces|pole]] naráz. Ani to není pohyb.',
  ],
  returning: [
    'Návrat a přivolání',
    'Vrácený pomocník přijde s plným zdravím na volné pole, jaké karta určuje. Není-li žádné, zůstane mimo bojiště.',
    'Přivolat znamená přivést pomocníka na bojiště zvenčí; viz [[sun-wukong|Sun Wu-kchung]].',
  ],
  scheme: [
    TERMS.scheme,
    'Zahrajte kartu léčky lícem nahoru a řekněte, který bojovník ji hraje: musí být na bojišti a [[card-user|smět ji použít]]. Proveďte vše, co říká, a položte ji na odhazovací balíček. Dokud působí, neleží v žádném balíčku.',
    'Na léčku nikdo nereaguje, pokud to karta výslovně neříká, jako [[magicians-secret|jedna z Houdiniho]]. Schopnosti, které působí samy, například Yennengy nebo Beowulfa, působí jako vždy.',
  ],
  'discard-pile': [
    'Odhazovací balíčky',
    'Každý hráč má svůj odhazovací balíček, lícem nahoru. Kdokoli si smí kdykoli prohlédnout kterýkoli z nich.',
    'Odhozená karta jde na balíček svého majitele, ať ji přiměl odhodit kdokoli. Do dobíracího balíčku se nezamíchává, pokud to neříká efekt; viz [[exhaustion|vyčerpání]].',
  ],
};
