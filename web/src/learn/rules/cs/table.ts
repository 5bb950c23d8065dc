import { TERMS } from '@peerless/text/cs/terms';
import type { Texts } from '../outline.ts';

export const table: Texts<'board' | 'freeForAll' | 'teams' | 'options'> = {
  spaces: [
    'Pole a čáry',
    'Herní plán tvoří kulatá pole, na každém je nejvýše jeden bojovník. Pole spojená čárou sousedí; samo se sebou pole nesousedí.',
    'Startovní pole jsou očíslována. Na plánu, který má jen dvě, nelze hrát ve třech ani ve čtyřech.',
  ],
  zones: [
    'Oblasti',
    'Každé pole má jednu nebo více barev. Všechna pole jedné barvy tvoří oblast, i když jsou daleko od sebe. Dvě pole jsou ve stejné oblasti, mají-li společnou barvu a [[door-zones|neoddělují-li je]] zavřené dveře. Do oblasti bojovníka patří i pole, na kterém stojí.',
    'Oblasti a čáry spolu nesouvisejí: sousedé mohou ležet v různých oblastech.',
  ],
  doors: [
    'Dveře',
    'Na plánu Heorot leží přes čáry dveře; na začátku jsou všechny otevřené. Dokud jsou zavřené, čáry pod nimi neexistují: nelze projít ani zaútočit a pole nesousedí.',
    'Otevírat a zavírat dveře lze jen během [[maneuver|manévru]] a dělá to bojovník, který je právě na řadě s pohybem (i o 0 polí), vede-li pod dveřmi čára z jeho pole: otevření stojí 1 krok, zavření nic. Kolikrát chcete, ať je předtím použil kdokoli.',
    'S hodnotou pohybu 2 dveře za 1 otevřete, za 1 projdete a zadarmo je za sebou zavřete.',
    'Při pohybu díky kartám se dveře neotvírají ani nezavírají. [[placing|Umístění]] na ně nehledí: Houdini umístěný místo pohybu smí zavřít dveře vedle sebe, ale na otevření nemá žádný krok.',
  ],
  'door-zones': [
    'Dveře a oblasti',
    'Dvě pole jedné barvy nejsou ve stejné [[zones|oblasti]], pokud zavřené dveře prodlužují nejkratší cestu mezi nimi. Jedna volná cesta stejné délky stačí, aby zůstala spolu. Cesta se počítá po čarách, bez tajných průchodů a mlhy, ať na ní stojí kdokoli.',
    'Dvě pole vedle sebe se zavřenými dveřmi mezi nimi tedy nesousedí, a i když mají stejnou barvu, nejsou ve stejné oblasti, ledaže jiná cesta je stejně krátká.',
    'A také: pole a může být v jedné oblasti s b a b s c, ale a s c nikoli. Každá dvojice polí se posuzuje zvlášť.',
    'Tak chápou oblasti všechny efekty, i „Lekačka“, která srovnává s dřívějším polem: dveře se berou tak, jak jsou teď. Jen „Tlama šelmy“ počítá barvy jediného pole a na dveřích tu nezáleží.',
  ],
  'secret-passages': [
    'Tajné průchody',
    'Na plánech Sídlo Baskervillů a Doly krále Šalamouna smí bojovník přejít z pole s průchodem na kterékoli propojené, jako by sousedila, za 1 krok. Platí to při každém [[moving|pohybu]] a bojovníci na druhém konci překážejí jako kdekoli jinde.',
    'Pro útoky, efekty a vzdálenosti tato pole nesousedí.',
  ],
  'high-ground': [
    TERMS.highGround,
    'Na plánu Visuté zahrady leží na některých čarách šipky. Kdo útočí po směru šipky, z jejího začátku na pole, kam ukazuje, má útočnou hodnotu o 1 vyšší, na blízko i na dálku, také při bonusovém útoku.',
    'Opačným směrem ani při pohybu se nic nemění. Je to [[standing-bonus|trvalý bonus]]: záleží na tom, kde oba stojí při počítání zranění, a zrušit ho nelze.',
  ],
  'large-fighters': [
    'Velké figurky',
    'Velká figurka stojí na dvou polích. Mezi zdejšími hrdiny žádná není, ani VELKÁ Alenka. Kdyby nějaká přibyla, nesmí používat [[secret-passages|tajné průchody]] a [[doors|dveře]] mezi jejími dvěma poli nelze zavřít.',
  ],
  'free-for-all': [
    TERMS.freeForAll,
    'Tři nebo čtyři hráči na plánu s dostatkem startovních polí. Každý začíná na poli se svým číslem a ve stejném pořadí se hrají tahy. Všichni ostatní jsou protivníci, i navzájem.',
    'Vítězí poslední, komu zbyl hrdina. Viz [[first-turn-limit|omezení prvního tahu]] a [[elimination|vyřazení]].',
  ],
  'first-turn-limit': [
    'Na koho smíte zaútočit v prvním tahu',
    'Ve svém prvním tahu smíte zaútočit jen na dalšího z hráčů, kteří jsou ještě ve hře, nebo na ty, kdo už na tahu byli. První tedy na druhého, druhý na prvního a třetího a tak dále.',
    'Omezuje to jen [[attack|útoky]]. Léčky a schopnosti mohou zasáhnout kohokoli. V [[teams|týmové hře]] takové omezení není.',
  ],
  elimination: [
    'Vyřazení',
    'Hraje-li každý sám za sebe, je hráč, jehož hrdina byl [[defeat|pokořen]], hned vyřazen a hry se nadále neúčastní: jeho pomocníci a žetony opouštějí bojiště, karty hru. Nelze ho zvolit za protivníka a na tahu se přeskakuje. Padnou-li jedním zásahem hrdinové více hráčů, jsou vyřazeni společně.',
    'Probíhající souboj nebo efekt se [[after-elimination|dohraje]]. Pak tah vyřazeného hráče končí, bez zbývajících akcí a bez odhazování na nejvýše 7 karet.',
    'Poslední, komu zbyl hrdina, hned vítězí. Padnou-li jedním zásahem všichni zbývající hrdinové, vítězí ten, kdo je na tahu; byl-li už vyřazen, pak další po něm v pořadí tahu.',
  ],
  'after-elimination': [
    'Když je hráč vyřazen uprostřed souboje',
    'Co bylo zahráno, se přesto stane, a to na obou kartách: bojová zranění i efekty PO BOJI. Potřebné volby dělá vyřazený hráč sám. Přeskočí se jen to, k čemu by bylo třeba jeho bojovníků nebo karet.',
    'Je-li kartou „Grendelovi roven“ [[elimination|vyřazen]] hráč, který útočil, jeho útok přesto zraňuje, stane se vše, co se bez něj obejde, a tím jeho tah končí.',
    'Kdo je vyřazen před počítáním zranění, nemá z „pokud jste zvítězili“ nic: ani kartu, ani pohyb, ani jiný zisk.',
  ],
  teams: [
    'Dva proti dvěma',
    'Hráči sedí na střídačku: tým A, tým B, tým A, tým B. V tomto pořadí rozmisťují bojovníky (hrdinové stojí na startovních polích 1 až 4) a hrají tahy po celou hru.',
    'Každý má svého hrdinu, balíček, ruku i tah a vede jen své bojovníky. Viz [[teammates|spoluhráči]] a [[team-defeat|prohra týmu]].',
  ],
  teammates: [
    'Spoluhráči',
    'Bojovníci spoluhráče jsou spojenci: smíte přes ně projít a nesmíte na ně útočit. „Spojenci“ jsou i oni, „vaši bojovníci“ ne. „Každý bojovník“ zasáhne i je.',
    'Spoluhráči smějí mluvit o všem, proto si tu navzájem vidí karty v ruce. [[defense-card|Bránit se]] za druhého však nelze.',
  ],
  'team-defeat': [
    'Prohra týmu',
    'Tým prohraje, když jsou [[defeat|pokořeni]] oba jeho hrdinové, ať mu zbývá kolik chce pomocníků. Padnou-li jedním zásahem poslední hrdinové obou týmů, vítězí tým, který je na tahu.',
    'Do té doby může hráč [[without-hero|hrát i bez hrdiny]]; komu nezbyl žádný bojovník, je [[team-elimination|vyřazen]].',
  ],
  'without-hero': [
    'Hra bez hrdiny',
    'V týmové hře hraje hráč bez hrdiny dál, dokud má na bojišti pomocníka: 2 akce za tah, tahá karty, pohybuje se a hraje karty, které zbylí bojovníci smějí použít. [[exhaustion|Vyčerpání]] zasahuje pomocníky. Pomocník se vrátit může, hrdina ne.',
    'Efekty na padlého hrdinu nic nedělají. Schopnosti, které hrdinu potřebují, přestávají: Beowulf nezískává zuřivost, Drákula a Medúza nezraňují, Houdini se neumisťuje, král Artuš neposiluje, Sun Wu-kchung nepřivolává, Yennenga zranění nerozděluje.',
    'Jiné platí dál: košík Červené Karkulky, delší manévry Sindibáda, ochrana karet Holmese a Watsona a Houdiniho [[boost-bonus|bonusy posílení]], jen sám Houdini už si zdraví nedoplňuje.',
  ],
  'team-elimination': [
    'Vyřazení z týmové hry',
    'Hráč bez jediného bojovníka je vyřazen i se žetony a kartami a další tahy nemá. Ostatní hrají ve stejném pořadí a tah navíc nikdo nedostane. Probíhající souboj se [[after-elimination|dohraje]], a byl-li to tah vyřazeného hráče, končí.',
    'Pokoření samotného hrdiny neukončí souboj ani tah. Dvojníci mimo bojiště se nepočítají: nemá-li hráč za Sun Wu-kchunga na bojišti nikoho, je vyřazen. Ten, čí bojovník jen [[vanish|zmizel]], však zůstává ve hře.',
  ],
  'three-players': [
    'Tři hráči, dva týmy',
    'Jeden člověk hraje za obě místa [[teams|týmu]]. Obě postavy zůstávají oddělené: vlastní balíčky, ruce, nejvýše 7 karet v každé, vlastní tahy a karty jen pro vlastní bojovníky.',
  ],
  options: [
    TERMS.rulesOptions,
    'Konec hry: hned (běžně), nebo se zjišťuje jen na začátku a na konci akce; hrdina, který se do té doby vrátil, pak není pokořen, a padli-li oba, vítězí ten, kdo je na tahu. Pokoření bojovníci i tak opouštějí bojiště hned.',
    'Posílení krále Artuše u karty bez textu: při [[canceling|zrušení]] propadá (běžně), nebo zůstává. [[bonus-attack|Bonusový útok]] padlého bojovníka: koná se (běžně), nebo nekoná. Výměna první ruky: ne (běžně), nebo [[mulligan|jednou]].',
    'Hendikep ubere hrdinovi na začátku zdraví. Limit tahů ukončí dlouhou hru remízou. A dále: [[mirror-match|týž hrdina dvakrát]].',
  ],
  'mirror-match': [
    'Týž hrdina dvakrát',
    'Běžně si hrdinu smí vzít jen jeden hráč. Je-li ve [[options|variantách pravidel]] povoleno jinak, mluví každá karta o bojovnících, balíčku a žetonech svého hráče: cizí mlhu použít nelze, ale vlastní mlze nepřekáží.',
  ],
  concede: [
    'Vzdání se a remíza',
    'Vzdát se můžete kdykoli; platí to, jako by byl váš hrdina [[defeat|pokořen]] (v týmové hře všichni vaši bojovníci). Ve hře více hráčů se zbývající volby za vás odmítnou, nebo je určí náhoda.',
    'Nekonečnou hru může limit tahů ukončit remízou. Hodnocené hry a hry mezi počítači končí po 500 tazích remízou.',
  ],
};
