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

const FORM = noun('m', 'облик|облика|облику|облик|обликом|облике');
const NAMES: Complete = {
  fighter: {
    achilles: someone('m', 'Ахиллес|Ахиллеса|Ахиллесу|Ахиллеса|Ахиллесом|Ахиллесе'),
    patroclus: someone('m', 'Патрокл|Патрокла|Патроклу|Патрокла|Патроклом|Патрокле'),
    alice: someone('f', 'Алиса|Алисы|Алисе|Алису|Алисой|Алисе'),
    jabberwock: someone('m', 'Бармаглот|Бармаглота|Бармаглоту|Бармаглота|Бармаглотом|Бармаглоте'),
    beowulf: someone('m', 'Беовульф|Беовульфа|Беовульфу|Беовульфа|Беовульфом|Беовульфе'),
    wiglaf: someone('m', 'Виглаф|Виглафа|Виглафу|Виглафа|Виглафом|Виглафе'),
    'bloody-mary': someone('f', 'Кровавая Мэри|Кровавой Мэри|Кровавой Мэри|Кровавую Мэри|Кровавой Мэри|Кровавой Мэри'),
    dracula: someone('m', 'Дракула|Дракулы|Дракуле|Дракулу|Дракулой|Дракуле'),
    sister: someone('f', 'сестра|сестры|сестре|сестру|сестрой|сестре', 'сёстры|сестёр|сёстрам|сестёр|сёстрами|сёстрах'),
    genie: someone('m', 'Джинн|Джинна|Джинну|Джинна|Джинном|Джинне'),
    houdini: fixed('Гудини'),
    bess: fixed('Бесс', 'f'),
    'invisible-man': someone(
      'm',
      'Человек-невидимка|Человека-невидимки|Человеку-невидимке|Человека-невидимку|Человеком-невидимкой|Человеке-невидимке',
    ),
    'jekyll-and-hyde': someone('m', 'Джекил & Хайд|Джекила & Хайда|Джекилу & Хайду|Джекила & Хайда|Джекилом & Хайдом|Джекиле & Хайде'),
    'king-arthur': someone('m', 'король Артур|короля Артура|королю Артуру|короля Артура|королём Артуром|короле Артуре'),
    merlin: someone('m', 'Мерлин|Мерлина|Мерлину|Мерлина|Мерлином|Мерлине'),
    'little-red': someone('f', 'Красная Шапочка|Красной Шапочки|Красной Шапочке|Красную Шапочку|Красной Шапочкой|Красной Шапочке'),
    huntsman: someone('m', 'Охотник|Охотника|Охотнику|Охотника|Охотником|Охотнике'),
    medusa: someone('f', 'Медуза|Медузы|Медузе|Медузу|Медузой|Медузе'),
    harpy: someone('f', 'гарпия|гарпии|гарпии|гарпию|гарпией|гарпии', 'гарпии|гарпий|гарпиям|гарпий|гарпиями|гарпиях'),
    'sherlock-holmes': someone('m', 'Шерлок Холмс|Шерлока Холмса|Шерлоку Холмсу|Шерлока Холмса|Шерлоком Холмсом|Шерлоке Холмсе'),
    'dr-watson': someone('m', 'доктор Уотсон|доктора Уотсона|доктору Уотсону|доктора Уотсона|доктором Уотсоном|докторе Уотсоне'),
    sinbad: someone('m', 'Синдбад|Синдбада|Синдбаду|Синдбада|Синдбадом|Синдбаде'),
    porter: someone('m', 'Носильщик|Носильщика|Носильщику|Носильщика|Носильщиком|Носильщике'),
    'sun-wukong': someone('m', 'Сунь Укун|Сунь Укуна|Сунь Укуну|Сунь Укуна|Сунь Укуном|Сунь Укуне'),
    clone: someone(
      'm',
      'двойник|двойника|двойнику|двойника|двойником|двойнике',
      'двойники|двойников|двойникам|двойников|двойниками|двойниках',
    ),
    yennenga: someone('f', 'Йенненга|Йенненги|Йенненге|Йенненгу|Йенненгой|Йенненге'),
    archer: someone('m', 'лучник|лучника|лучнику|лучника|лучником|лучнике', 'лучники|лучников|лучникам|лучников|лучниками|лучниках'),
  },
  card: TITLES,
  board: {
    marmoreal: 'Мармореал',
    sarpedon: 'Сарпедон',
    soho: 'Сохо',
    'baskerville-manor': 'Баскервиль-холл',
    'hanging-gardens': 'Висячие сады',
    heorot: 'Хеорот',
    'king-solomons-mine': 'Копи царя Соломона',
  },
  form: {
    big: noun('f', 'БОЛЬШАЯ|БОЛЬШОЙ|БОЛЬШОЙ|БОЛЬШУЮ|БОЛЬШОЙ|БОЛЬШОЙ'),
    small: noun('f', 'МАЛЕНЬКАЯ|МАЛЕНЬКОЙ|МАЛЕНЬКОЙ|МАЛЕНЬКУЮ|МАЛЕНЬКОЙ|МАЛЕНЬКОЙ'),
    'dr-jekyll': {
      ...someone('m', 'доктор Джекил|доктора Джекила|доктору Джекилу|доктора Джекила|доктором Джекилом|докторе Джекиле'),
      person: true,
    },
    'mr-hyde': { ...someone('m', 'мистер Хайд|мистера Хайда|мистеру Хайду|мистера Хайда|мистером Хайдом|мистере Хайде'), person: true },
  },
  transformation: {
    alice: noun('m', 'размер|размера|размеру|размер|размером|размере'),
    'jekyll-and-hyde': FORM,
  },
  counter: {
    rage: followed(TOKEN, ' ярости'),
  },
  token: {
    fog: followed(TOKEN, ' тумана'),
  },
  tag: {
    voyage: 'Путешествие',
    form: 'Облик',
  },
  item: {
    dagger: noun('m', 'нож|ножа|ножу|нож|ножом|ноже'),
    'wolf-skin': noun('f', 'волчья шкура|волчьей шкуры|волчьей шкуре|волчью шкуру|волчьей шкурой|волчьей шкуре'),
    wolfsbane: noun('m', 'цветок-волкобой|цветка-волкобоя|цветку-волкобою|цветок-волкобой|цветком-волкобоем|цветке-волкобое'),
    wild: noun('m', 'любой предмет|любого предмета|любому предмету|любой предмет|любым предметом|любом предмете'),
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

/** A form is a fighter too: мистер Хайд is the name of the hero while it lasts. */
export const fighterNoun = (id: string, hero = id): Noun =>
  words.find('fighter', id, hero) ?? words.find('form', id, hero) ?? fixed(readable(id));
/** The hero, by the name of the form that the card asks for. */
export function heroNoun(hero: string, form?: string): Noun {
  const named = form === undefined ? undefined : formOf(form, hero);
  return named?.person ? named : fighterNoun(hero);
}
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

/** As a heading: "Гарпия". */
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
