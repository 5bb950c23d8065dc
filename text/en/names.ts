import { type Learned, lexicon, type NameKind, readable, type Written } from '../lexicon.ts';
import { capital } from '../sentence.ts';

export interface Noun {
  name: string;
  /** Said with "the". */
  the?: true;
  plural?: string;
  pronoun?: 'he' | 'she' | 'it' | 'they';
}
/** `person` is someone to be; otherwise a state to be in. */
export interface Form {
  name: string;
  person?: true;
}

const he = (name: string): Noun => ({ name, pronoun: 'he' });
const she = (name: string): Noun => ({ name, pronoun: 'she' });
const the = (noun: Noun): Noun => ({ ...noun, the: true });
const some = (noun: Noun, plural: string): Noun => ({ ...noun, plural });

export const NAMES = {
  fighter: {
    alice: she('Alice'),
    jabberwock: the({ name: 'Jabberwock', pronoun: 'it' }),
    'king-arthur': he('King Arthur'),
    merlin: he('Merlin'),
    medusa: she('Medusa'),
    harpy: some(she('Harpy'), 'Harpies'),
    sinbad: he('Sinbad'),
    porter: the(he('Porter')),
  },
  card: {
    dash: 'Dash',
    exploit: 'Exploit',
    feint: 'Feint',
    'momentous-shift': 'Momentous Shift',
    regroup: 'Regroup',
    skirmish: 'Skirmish',

    'claws-that-catch': 'Claws That Catch',
    'jaws-that-bite': 'Jaws That Bite',
    'o-frabjous-day': 'O Frabjous Day!',
    'snicker-snack': 'Snicker-Snack',
    'the-other-side-of-the-mushroom': 'The Other Side of the Mushroom',
    'im-late-im-late': "I'm Late, I'm Late",
    'mad-as-a-hatter': 'Mad as a Hatter',
    'manxome-foe': 'Manxome Foe',
    'looking-glass': 'Looking Glass',
    'drink-me': 'Drink Me',
    'eat-me': 'Eat Me',

    excalibur: 'Excalibur',
    'noble-sacrifice': 'Noble Sacrifice',
    'the-aid-of-morgana': 'The Aid of Morgana',
    'aid-the-chosen-one': 'Aid the Chosen One',
    'swift-strike': 'Swift Strike',
    'divine-intervention': 'Divine Intervention',
    'the-holy-grail': 'The Holy Grail',
    bewilderment: 'Bewilderment',
    'the-lady-of-the-lake': 'The Lady of the Lake',
    'command-the-storms': 'Command the Storms',
    prophecy: 'Prophecy',
    'restless-spirits': 'Restless Spirits',

    'gaze-of-stone': 'Gaze of Stone',
    'second-shot': 'Second Shot',
    'clutching-claws': 'Clutching Claws',
    'the-hounds-of-mighty-zeus': 'The Hounds of Mighty Zeus',
    snipe: 'Snipe',
    'hiss-and-slither': 'Hiss and Slither',
    'a-momentary-glance': 'A Momentary Glance',
    'winged-frenzy': 'Winged Frenzy',

    'voyage-home': 'Voyage Home',
    'voyage-to-the-island-that-was-a-whale': 'Voyage to the Island That Was a Whale',
    'voyage-to-the-valley-of-the-giant-snakes': 'Voyage to the Valley of the Giant Snakes',
    'voyage-to-the-creature-with-eyes-like-coals-of-fire': 'Voyage to the Creature with Eyes Like Coals of Fire',
    'voyage-to-the-cannibals-with-the-root-of-madness': 'Voyage to the Cannibals with the Root of Madness',
    'voyage-to-the-city-of-the-man-eating-apes': 'Voyage to the City of the Man-Eating Apes',
    'voyage-to-the-city-of-the-king-of-serendib': 'Voyage to the City of the King of Serendib',
    'by-fortune-and-fate': 'By Fortune and Fate',
    'commanding-impact': 'Commanding Impact',
    'toil-and-danger': 'Toil and Danger',
    'leap-away': 'Leap Away',
    'riches-beyond-compare': 'Riches Beyond Compare',
  },
  board: {
    marmoreal: 'Marmoreal',
    sarpedon: 'Sarpedon',
    soho: 'Soho',
    'baskerville-manor': 'Baskerville Manor',
    'hanging-gardens': 'Hanging Gardens',
    heorot: 'Heorot',
    'king-solomons-mine': "King Solomon's Mine",
  },
  form: {
    big: { name: 'BIG' },
    small: { name: 'SMALL' },
  },
  transformation: {
    alice: { name: 'size' },
  },
  counter: {},
  token: {},
  tag: {
    voyage: 'VOYAGE',
  },
  item: {},
} satisfies Written<Noun, Form>;

const isNamed = (name: unknown): name is { name: string } =>
  typeof name === 'object' && name !== null && 'name' in name && typeof name.name === 'string';
const title = (name: unknown): string => (isNamed(name) ? name.name : String(name));

const words = lexicon<Noun, Form>(NAMES, <K extends NameKind>(kind: K, name: unknown) => {
  const parsed: Noun | Form | string =
    kind === 'card' || kind === 'board' || kind === 'tag'
      ? title(name)
      : isNamed(name)
        ? name
        : kind === 'form'
          ? { name: String(name), person: true }
          : { name: String(name) };
  return parsed as Written<Noun, Form>[K][string];
});
export const learn = (names: Learned, hero?: string): void => words.learn(names, hero);

const named = (id: string): Noun => ({ name: readable(id) });
/** A form is a fighter too: Mr. Hyde is the name of the hero while it lasts. */
export const fighterNoun = (id: string, hero?: string): Noun =>
  words.find('fighter', id, hero) ?? words.find('form', id, hero) ?? named(id);
export const formOf = (id: string, hero?: string): Form => words.find('form', id, hero) ?? { name: readable(id), person: true };
export const transformation = (hero: string): string => words.find('transformation', hero, hero)?.name ?? 'form';
export const counterNoun = (id: string, hero?: string): Noun => words.find('counter', id, hero) ?? named(id);
export const tokenNoun = (id: string, hero?: string): Noun =>
  words.find('token', id, hero) ?? { name: `${readable(id).toLowerCase()} token` };
export const itemNoun = (id: string, hero?: string): Noun => words.find('item', id, hero) ?? { name: readable(id).toLowerCase() };
export const cardTitle = (id: string, hero?: string): string => words.find('card', id, hero) ?? readable(id);
export const tagTitle = (id: string, hero?: string): string => words.find('tag', id, hero) ?? readable(id).toUpperCase();

/** As said in a sentence: "the Jabberwock". */
export const spoken = (noun: Noun): string => (noun.the ? `the ${noun.name}` : noun.name);
export const manyOf = (noun: Noun): string => noun.plural ?? `${noun.name}s`;

/** As a heading: "The Jabberwock". */
export function name(kind: NameKind, id: string, hero?: string): string {
  switch (kind) {
    case 'fighter':
      return capital(spoken(fighterNoun(id, hero)));
    case 'card':
      return cardTitle(id, hero);
    case 'board':
      return words.find('board', id) ?? readable(id);
    case 'form':
      return formOf(id, hero).name;
    case 'transformation':
      return capital(transformation(id));
    case 'counter':
      return capital(counterNoun(id, hero).name);
    case 'token':
      return capital(tokenNoun(id, hero).name);
    case 'tag':
      return tagTitle(id, hero);
    case 'item':
      return capital(itemNoun(id, hero).name);
  }
}
