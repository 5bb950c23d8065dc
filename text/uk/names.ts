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

const FORM = noun('f', 'подоба|подоби|подобі|подобу|подобою|подобі');
const NAMES: Complete = {
  fighter: {
    achilles: someone('m', 'Ахілл|Ахілла|Ахіллові|Ахілла|Ахіллом|Ахіллові'),
    patroclus: someone('m', 'Патрокл|Патрокла|Патроклові|Патрокла|Патроклом|Патроклові'),
    alice: someone('f', 'Аліса|Аліси|Алісі|Алісу|Алісою|Алісі'),
    jabberwock: someone('m', 'Жербельковт|Жербельковта|Жербельковтові|Жербельковта|Жербельковтом|Жербельковтові'),
    beowulf: someone('m', 'Беовульф|Беовульфа|Беовульфові|Беовульфа|Беовульфом|Беовульфові'),
    wiglaf: someone('m', 'Віґлаф|Віґлафа|Віґлафові|Віґлафа|Віґлафом|Віґлафові'),
    'bloody-mary': someone('f', 'Кривава Мері|Кривавої Мері|Кривавій Мері|Криваву Мері|Кривавою Мері|Кривавій Мері'),
    dracula: someone('m', 'Дракула|Дракули|Дракулі|Дракулу|Дракулою|Дракулі'),
    sister: someone('f', 'сестра|сестри|сестрі|сестру|сестрою|сестрі', 'сестри|сестер|сестрам|сестер|сестрами|сестрах'),
    genie: someone('m', 'Джин|Джина|Джинові|Джина|Джином|Джинові'),
    houdini: fixed('Гудіні'),
    bess: fixed('Бесс', 'f'),
    'invisible-man': someone('m', 'Невидимець|Невидимця|Невидимцеві|Невидимця|Невидимцем|Невидимцеві'),
    'jekyll-and-hyde': someone('m', 'Джекіл & Гайд|Джекіла & Гайда|Джекілові & Гайду|Джекіла & Гайда|Джекілом & Гайдом|Джекілові & Гайду'),
    'king-arthur': someone('m', 'король Артур|короля Артура|королеві Артуру|короля Артура|королем Артуром|королеві Артуру'),
    merlin: someone('m', 'Мерлін|Мерліна|Мерлінові|Мерліна|Мерліном|Мерлінові'),
    'little-red': someone('f', 'Червона Шапочка|Червоної Шапочки|Червоній Шапочці|Червону Шапочку|Червоною Шапочкою|Червоній Шапочці'),
    huntsman: someone('m', 'мисливець|мисливця|мисливцеві|мисливця|мисливцем|мисливцеві'),
    medusa: someone('f', 'Медуза|Медузи|Медузі|Медузу|Медузою|Медузі'),
    harpy: someone('f', 'гарпія|гарпії|гарпії|гарпію|гарпією|гарпії', 'гарпії|гарпій|гарпіям|гарпій|гарпіями|гарпіях'),
    'sherlock-holmes': someone('m', 'Шерлок Голмс|Шерлока Голмса|Шерлокові Голмсу|Шерлока Голмса|Шерлоком Голмсом|Шерлокові Голмсу'),
    'dr-watson': someone('m', 'доктор Вотсон|доктора Вотсона|докторові Вотсону|доктора Вотсона|доктором Вотсоном|докторові Вотсону'),
    sinbad: someone('m', 'Синдбад|Синдбада|Синдбадові|Синдбада|Синдбадом|Синдбадові'),
    porter: someone('m', 'носій|носія|носієві|носія|носієм|носієві'),
    'sun-wukong': someone('m', 'Сунь Укун|Сунь Укуна|Сунь Укунові|Сунь Укуна|Сунь Укуном|Сунь Укунові'),
    clone: someone(
      'm',
      'двійник|двійника|двійникові|двійника|двійником|двійникові',
      'двійники|двійників|двійникам|двійників|двійниками|двійниках',
    ),
    yennenga: someone('f', 'Єнненга|Єнненги|Єннензі|Єнненгу|Єнненгою|Єннензі'),
    archer: someone('m', 'лучник|лучника|лучникові|лучника|лучником|лучникові', 'лучники|лучників|лучникам|лучників|лучниками|лучниках'),
  },
  card: TITLES,
  board: {
    marmoreal: 'Мармореал',
    sarpedon: 'Сарпедон',
    soho: 'Сохо',
    'baskerville-manor': 'Маєток Баскервілів',
    'hanging-gardens': 'Висячі сади',
    heorot: 'Георот',
    'king-solomons-mine': 'Гробниця царя Соломона',
  },
  form: {
    big: noun('f', 'ВЕЛИКА|ВЕЛИКОЇ|ВЕЛИКІЙ|ВЕЛИКУ|ВЕЛИКОЮ|ВЕЛИКІЙ'),
    small: noun('f', 'МАЛЕНЬКА|МАЛЕНЬКОЇ|МАЛЕНЬКІЙ|МАЛЕНЬКУ|МАЛЕНЬКОЮ|МАЛЕНЬКІЙ'),
    'dr-jekyll': {
      ...someone('m', 'доктор Джекіл|доктора Джекіла|докторові Джекілу|доктора Джекіла|доктором Джекілом|докторові Джекілу'),
      person: true,
    },
    'mr-hyde': {
      ...someone('m', 'містер Гайд|містера Гайда|містерові Гайду|містера Гайда|містером Гайдом|містерові Гайду'),
      person: true,
    },
  },
  transformation: {
    alice: noun('m', 'розмір|розміру|розміру|розмір|розміром|розмірі'),
    'jekyll-and-hyde': FORM,
  },
  counter: {
    rage: followed(TOKEN, ' люті'),
  },
  token: {
    fog: followed(TOKEN, ' туману'),
  },
  tag: {
    voyage: 'Подорож',
    form: 'Подоба',
  },
  item: {
    dagger: noun('m', 'ніж|ножа|ножу|ніж|ножем|ножі'),
    'wolf-skin': noun('f', 'вовча шкура|вовчої шкури|вовчій шкурі|вовчу шкуру|вовчою шкурою|вовчій шкурі'),
    wolfsbane: noun('n', 'вовче зілля|вовчого зілля|вовчому зіллю|вовче зілля|вовчим зіллям|вовчому зіллі'),
    wild: noun('m', 'будь-який предмет|будь-якого предмета|будь-якому предмету|будь-який предмет|будь-яким предметом|будь-якому предметі'),
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

/** A form is a fighter too: містер Гайд is the name of the hero while it lasts. */
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

/** As a heading: "Гарпія". */
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
