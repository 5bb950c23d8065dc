import type { NAMES as ENGLISH } from '../en/names.ts';
import { type Learned, lexicon, type NameKind, readable, type Written } from '../lexicon.ts';
import { inEach, type NounField } from '../nouns.ts';
import { capital } from '../sentence.ts';
import { CASES, fixed, followed, type Noun, noun, someone } from './declension.ts';
import { quoted, TOKEN } from './grammar.ts';
import { TITLES } from './titles.ts';

/** `person` is someone to turn into; otherwise a state to be in. */
export interface Form extends Noun {
  person?: true;
}
/** Every name that English has. */
type Complete = { [K in NameKind]: Record<keyof (typeof ENGLISH)[K], Written<Noun, Form>[K][string]> };

const FORM = noun('f', 'podoba|podoby|podobě|podobu|podobou|podobě');
const NAMES: Complete = {
  fighter: {
    achilles: someone('m', 'Achilles|Achilla|Achillovi|Achilla|Achillem|Achillovi'),
    patroclus: someone('m', 'Patroklos|Patrokla|Patroklovi|Patrokla|Patroklem|Patroklovi'),
    alice: someone('f', 'Alenka|Alenky|Alence|Alenku|Alenkou|Alence'),
    jabberwock: someone('m', 'Žvahlav|Žvahlava|Žvahlavovi|Žvahlava|Žvahlavem|Žvahlavovi'),
    beowulf: someone('m', 'Beowulf|Beowulfa|Beowulfovi|Beowulfa|Beowulfem|Beowulfovi'),
    wiglaf: someone('m', 'Wiglaf|Wiglafa|Wiglafovi|Wiglafa|Wiglafem|Wiglafovi'),
    'bloody-mary': someone('f', 'Krvavá Mary|Krvavé Mary|Krvavé Mary|Krvavou Mary|Krvavou Mary|Krvavé Mary'),
    dracula: someone('m', 'Drákula|Drákuly|Drákulovi|Drákulu|Drákulou|Drákulovi'),
    sister: someone('f', 'Sestra|Sestry|Sestře|Sestru|Sestrou|Sestře', 'Sestry|Sester|Sestrám|Sestry|Sestrami|Sestrách'),
    genie: someone('m', 'Džin|Džina|Džinovi|Džina|Džinem|Džinovi'),
    houdini: someone('m', 'Houdini|Houdiniho|Houdinimu|Houdiniho|Houdinim|Houdinim'),
    bess: fixed('Bess', 'f'),
    'invisible-man': someone(
      'm',
      'Neviditelný muž|Neviditelného muže|Neviditelnému muži|Neviditelného muže|Neviditelným mužem|Neviditelném muži',
    ),
    'jekyll-and-hyde': someone('m', 'Jekyll & Hyde|Jekylla & Hyda|Jekyllovi & Hydovi|Jekylla & Hyda|Jekyllem & Hydem|Jekyllovi & Hydovi'),
    'king-arthur': someone('m', 'král Artuš|krále Artuše|králi Artušovi|krále Artuše|králem Artušem|králi Artušovi'),
    merlin: someone('m', 'Merlin|Merlina|Merlinovi|Merlina|Merlinem|Merlinovi'),
    'little-red': someone('f', 'Červená Karkulka|Červené Karkulky|Červené Karkulce|Červenou Karkulku|Červenou Karkulkou|Červené Karkulce'),
    huntsman: someone('m', 'Myslivec|Myslivce|Myslivci|Myslivce|Myslivcem|Myslivci'),
    medusa: someone('f', 'Medúza|Medúzy|Medúze|Medúzu|Medúzou|Medúze'),
    harpy: someone('f', 'Harpyje|Harpyje|Harpyji|Harpyji|Harpyjí|Harpyji', 'Harpyje|Harpyjí|Harpyjím|Harpyje|Harpyjemi|Harpyjích'),
    'sherlock-holmes': someone(
      'm',
      'Sherlock Holmes|Sherlocka Holmese|Sherlocku Holmesovi|Sherlocka Holmese|Sherlockem Holmesem|Sherlocku Holmesovi',
    ),
    'dr-watson': someone('m', 'dr. Watson|dr. Watsona|dr. Watsonovi|dr. Watsona|dr. Watsonem|dr. Watsonovi'),
    sinbad: someone('m', 'Sindibád|Sindibáda|Sindibádovi|Sindibáda|Sindibádem|Sindibádovi'),
    porter: someone('m', 'Nosič|Nosiče|Nosiči|Nosiče|Nosičem|Nosiči'),
    'sun-wukong': someone('m', 'Sun Wu-kchung|Sun Wu-kchunga|Sun Wu-kchungovi|Sun Wu-kchunga|Sun Wu-kchungem|Sun Wu-kchungovi'),
    clone: someone(
      'm',
      'Dvojník|Dvojníka|Dvojníkovi|Dvojníka|Dvojníkem|Dvojníkovi',
      'Dvojníci|Dvojníků|Dvojníkům|Dvojníky|Dvojníky|Dvojnících',
    ),
    yennenga: someone('f', 'Yennenga|Yennengy|Yennenze|Yennengu|Yennengou|Yennenze'),
    archer: someone(
      'm',
      'Lučištník|Lučištníka|Lučištníkovi|Lučištníka|Lučištníkem|Lučištníkovi',
      'Lučištníci|Lučištníků|Lučištníkům|Lučištníky|Lučištníky|Lučištnících',
    ),
  },
  card: TITLES,
  board: {
    marmoreal: 'Marmoreal',
    sarpedon: 'Sarpedon',
    soho: 'Soho',
    'baskerville-manor': 'Sídlo Baskervillů',
    'hanging-gardens': 'Visuté zahrady',
    heorot: 'Heorot',
    'king-solomons-mine': 'Doly krále Šalamouna',
  },
  form: {
    big: noun('f', 'VELKÁ|VELKÉ|VELKÉ|VELKOU|VELKOU|VELKÉ'),
    small: noun('f', 'MALÁ|MALÉ|MALÉ|MALOU|MALOU|MALÉ'),
    'dr-jekyll': {
      ...someone('m', 'dr. Jekyll|dr. Jekylla|dr. Jekyllovi|dr. Jekylla|dr. Jekyllem|dr. Jekyllovi'),
      person: true,
    },
    'mr-hyde': { ...someone('m', 'pan Hyde|pana Hyda|panu Hydovi|pana Hyda|panem Hydem|panu Hydovi'), person: true },
  },
  transformation: {
    alice: noun('f', 'velikost|velikosti|velikosti|velikost|velikostí|velikosti'),
    'jekyll-and-hyde': FORM,
  },
  counter: {
    rage: followed(TOKEN, ' zuřivosti'),
  },
  token: {
    fog: followed(TOKEN, ' mlhy'),
  },
  tag: {
    voyage: 'Cesta',
    form: 'Podoba',
  },
  item: {
    dagger: noun('m', 'nůž|nože|noži|nůž|nožem|noži'),
    'wolf-skin': noun('f', 'vlčí kůže|vlčí kůže|vlčí kůži|vlčí kůži|vlčí kůží|vlčí kůži'),
    wolfsbane: noun('m', 'oměj|oměje|oměji|oměj|omějem|oměji'),
    wild: noun(
      'm',
      'libovolný předmět|libovolného předmětu|libovolnému předmětu|libovolný předmět|libovolným předmětem|libovolném předmětu',
    ),
  },
};

/** What a learned noun consists of. */
export const GRAMMAR: Record<keyof Form, NounField> = {
  ...inEach(CASES),
  gender: { holds: { oneOf: ['m', 'f', 'n'] }, needed: 'always' },
  animate: { holds: 'yes' },
  plural: { holds: { each: CASES }, needed: 'ofSeveral' },
  person: { holds: 'yes', of: 'form' },
};

const isObject = (name: unknown): name is Record<string, unknown> => typeof name === 'object' && name !== null;
const title = (name: unknown): string => (isObject(name) ? String(name.nom) : String(name));
/** A learned fighter or form is someone; all else is a thing. */
function asNoun(kind: NameKind, name: unknown): Noun {
  const plain = kind === 'fighter' || kind === 'form' ? fixed(title(name)) : noun('m', title(name));
  return isObject(name) ? { ...plain, ...name } : plain;
}

const words = lexicon<Noun, Form>(NAMES, <K extends NameKind>(kind: K, name: unknown) => {
  const parsed: Form | string =
    kind === 'card' || kind === 'board' || kind === 'tag'
      ? title(name)
      : kind === 'form' && !isObject(name)
        ? { ...asNoun(kind, name), person: true }
        : asNoun(kind, name);
  return parsed as Written<Noun, Form>[K][string];
});
export const learn = (names: Learned, hero?: string): void => words.learn(names, hero);

/** A form is a fighter too: pan Hyde is the name of the hero while it lasts. */
export const fighterNoun = (id: string, hero = id): Noun =>
  words.find('fighter', id, hero) ?? words.find('form', id, hero) ?? fixed(readable(id));
export const formOf = (id: string, hero?: string): Form => words.find('form', id, hero) ?? { ...fixed(readable(id)), person: true };
export const transformation = (hero: string | undefined): Noun =>
  (hero === undefined ? undefined : words.find('transformation', hero, hero)) ?? FORM;
export const counterNoun = (id: string, hero?: string): Noun =>
  words.find('counter', id, hero) ?? followed(TOKEN, ` ${quoted(readable(id))}`);
export const tokenNoun = (id: string, hero?: string): Noun => words.find('token', id, hero) ?? followed(TOKEN, ` ${quoted(readable(id))}`);
export const itemNoun = (id: string, hero?: string): Noun => words.find('item', id, hero) ?? noun('m', quoted(readable(id)));
/** Never inflected; quoted in running text. */
export const cardTitle = (id: string, hero?: string): string => words.find('card', id, hero) ?? readable(id);
export const tagTitle = (id: string, hero?: string): string => words.find('tag', id, hero) ?? readable(id);

/** As a heading: "Harpyje". */
export function name(kind: NameKind, id: string, hero?: string): string {
  switch (kind) {
    case 'fighter':
      return capital(fighterNoun(id, hero).nom);
    case 'card':
      return cardTitle(id, hero);
    case 'board':
      return words.find('board', id) ?? readable(id);
    case 'form':
      return capital(formOf(id, hero).nom);
    case 'transformation':
      return capital(transformation(id).nom);
    case 'counter':
      return capital(counterNoun(id, hero).nom);
    case 'token':
      return capital(tokenNoun(id, hero).nom);
    case 'tag':
      return tagTitle(id, hero);
    case 'item':
      return capital(itemNoun(id, hero).nom);
  }
}
