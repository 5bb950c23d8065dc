import type { NAMES as ENGLISH } from '../en/names.ts';
import { type Learned, lexicon, type NameKind, readable, type Written } from '../lexicon.ts';
import { capital } from '../sentence.ts';
import { fixed, followed, type Noun, noun, someone } from './declension.ts';
import { quoted, TOKEN } from './grammar.ts';

/** `person` is someone to turn into; otherwise a state to be in. */
export interface Form extends Noun {
  person?: true;
}
/** Every name that English has. */
type Complete = { [K in NameKind]: Record<keyof (typeof ENGLISH)[K], Written<Noun, Form>[K][string]> };

const NAMES: Complete = {
  fighter: {
    alice: someone('f', 'Алиса|Алисы|Алисе|Алису|Алисой|Алисе'),
    jabberwock: someone('m', 'Бармаглот|Бармаглота|Бармаглоту|Бармаглота|Бармаглотом|Бармаглоте'),
    'king-arthur': someone('m', 'Король Артур|Короля Артура|Королю Артуру|Короля Артура|Королём Артуром|Короле Артуре'),
    merlin: someone('m', 'Мерлин|Мерлина|Мерлину|Мерлина|Мерлином|Мерлине'),
    medusa: someone('f', 'Медуза|Медузы|Медузе|Медузу|Медузой|Медузе'),
    harpy: someone('f', 'гарпия|гарпии|гарпии|гарпию|гарпией|гарпии', 'гарпии|гарпий|гарпиям|гарпий|гарпиями|гарпиях'),
    sinbad: someone('m', 'Синдбад|Синдбада|Синдбаду|Синдбада|Синдбадом|Синдбаде'),
    porter: someone('m', 'носильщик|носильщика|носильщику|носильщика|носильщиком|носильщике'),
  },
  card: {
    dash: 'Рывок',
    exploit: 'Использовать слабость',
    feint: 'Уловка',
    'momentous-shift': 'Переломный момент',
    regroup: 'Перегруппировка',
    skirmish: 'Стычка',

    'claws-that-catch': 'Хваткие когти',
    'jaws-that-bite': 'Кусачая пасть',
    'o-frabjous-day': 'О храброславленный день!',
    'snicker-snack': 'Взы-взы',
    'the-other-side-of-the-mushroom': 'Другая сторона гриба',
    'im-late-im-late': 'Опаздываю, опаздываю',
    'mad-as-a-hatter': 'Безумен, как Шляпник',
    'manxome-foe': 'Злопастный враг',
    'looking-glass': 'Зазеркалье',
    'drink-me': 'Выпей меня',
    'eat-me': 'Съешь меня',

    excalibur: 'Экскалибур',
    'noble-sacrifice': 'Благородная жертва',
    'the-aid-of-morgana': 'Помощь Морганы',
    'aid-the-chosen-one': 'Помощь избранному',
    'swift-strike': 'Стремительный удар',
    'divine-intervention': 'Божественное вмешательство',
    'the-holy-grail': 'Святой Грааль',
    bewilderment: 'Замешательство',
    'the-lady-of-the-lake': 'Владычица Озера',
    'command-the-storms': 'Власть над бурями',
    prophecy: 'Пророчество',
    'restless-spirits': 'Неупокоенные духи',

    'gaze-of-stone': 'Окаменяющий взгляд',
    'second-shot': 'Второй выстрел',
    'clutching-claws': 'Цепкие когти',
    'the-hounds-of-mighty-zeus': 'Гончие могучего Зевса',
    snipe: 'Меткий выстрел',
    'hiss-and-slither': 'Шипя и извиваясь',
    'a-momentary-glance': 'Мимолётный взгляд',
    'winged-frenzy': 'Крылатое неистовство',

    'voyage-home': 'Путешествие домой',
    'voyage-to-the-island-that-was-a-whale': 'Путешествие на остров, который был китом',
    'voyage-to-the-valley-of-the-giant-snakes': 'Путешествие в долину гигантских змей',
    'voyage-to-the-creature-with-eyes-like-coals-of-fire': 'Путешествие к чудищу с глазами как горящие угли',
    'voyage-to-the-cannibals-with-the-root-of-madness': 'Путешествие к людоедам с корнем безумия',
    'voyage-to-the-city-of-the-man-eating-apes': 'Путешествие в город обезьян-людоедов',
    'voyage-to-the-city-of-the-king-of-serendib': 'Путешествие в город царя Серендиба',
    'by-fortune-and-fate': 'Волею случая и судьбы',
    'commanding-impact': 'Сокрушительный удар',
    'toil-and-danger': 'Труды и опасности',
    'leap-away': 'Прыжок в сторону',
    'riches-beyond-compare': 'Несметные богатства',
  },
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
  },
  transformation: {
    alice: noun('m', 'размер|размера|размеру|размер|размером|размере'),
  },
  counter: {},
  token: {},
  tag: {
    voyage: 'Путешествие',
  },
  item: {},
};

const isObject = (name: unknown): name is Record<string, unknown> => typeof name === 'object' && name !== null;
const title = (name: unknown): string => (isObject(name) ? String(name.nom) : String(name));
const asNoun = (name: unknown): Noun => (isObject(name) ? { ...fixed(String(name.nom)), ...name } : fixed(String(name)));

const words = lexicon<Noun, Form>(NAMES, <K extends NameKind>(kind: K, name: unknown) => {
  const parsed: Form | string =
    kind === 'card' || kind === 'board' || kind === 'tag'
      ? title(name)
      : kind === 'form' && !isObject(name)
        ? { ...asNoun(name), person: true }
        : asNoun(name);
  return parsed as Written<Noun, Form>[K][string];
});
export const learn = (names: Learned, hero?: string): void => words.learn(names, hero);

/** A form is a fighter too: мистер Хайд is the name of the hero while it lasts. */
export const fighterNoun = (id: string, hero?: string): Noun =>
  words.find('fighter', id, hero) ?? words.find('form', id, hero) ?? fixed(readable(id));
export const formOf = (id: string, hero?: string): Form => words.find('form', id, hero) ?? { ...fixed(readable(id)), person: true };
export const transformation = (hero: string | undefined): Noun =>
  (hero === undefined ? undefined : words.find('transformation', hero, hero)) ?? noun('m', 'облик|облика|облику|облик|обликом|облике');
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
      return formOf(id, hero).nom;
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
