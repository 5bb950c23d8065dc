/** The order of the reference, and on what each entry rests: the same in every language. What is special to a hero lies with the hero. */
import { ENTRIES } from '@peerless/heroes/reference';

interface Basis {
  /** Numbers of docs/rules. */
  rules: readonly string[];
  related: readonly string[];
}
const entry = (rules: string, related: string): Basis => ({ rules: rules.split(' '), related: related.split(' ').filter(Boolean) });

// biome-ignore format: a table
const OUTLINE = {
  aim: {
    aim: entry('R-1.11 R-1.1 R-10.6', 'character turn game-end'),
    character: entry('R-1.1 R-1.2 R-1.3 R-1.5', 'card reach defeat'),
    tokens: entry('R-1.10', 'character public'),
    'cards-first': entry('R-0.1 R-0.2 R-0.4', 'must-or-may choices'),
  },
  setup: {
    setup: entry('R-2.1 R-2.2 R-2.13', 'placement mulligan options'),
    placement: entry('R-2.3 R-2.4 R-2.5 R-2.9 R-2.14', 'zones setup'),
    mulligan: entry('R-2.12 R-2.15', 'options setup'),
  },
  turn: {
    turn: entry('R-4.1 R-4.2 R-4.15', 'actions turn-start hand-limit'),
    actions: entry('R-4.3 R-4.8 R-4.6 R-4.7 R-4.2', 'maneuver scheme attack'),
    'extra-actions': entry('R-4.4 R-4.5 R-4.9 R-4.14 R-16.42', 'actions'),
    'turn-start': entry('R-4.12 R-4.13 R-4.1', 'turn choices'),
    'hand-limit': entry('R-4.10 R-4.11 R-16.34', 'discarding turn'),
  },
  maneuver: {
    maneuver: entry('R-5.1 R-5.2 R-4.6 R-16.22', 'maneuver-boost moving exhaustion'),
    'maneuver-boost': entry('R-5.3 R-5.4 R-5.5 R-5.6', 'boost'),
    moving: entry('R-5.7 R-5.8 R-5.9 R-5.10 R-5.14 R-16.62', 'spaces doors secret-passages'),
    'moving-others': entry('R-5.11 R-5.12 R-5.13 R-5.15 R-16.19', 'moving placing'),
    placing: entry('R-5.16 R-5.17 R-5.18 R-5.20 R-16.30', 'returning'),
    returning: entry('R-5.19 R-5.21 R-5.18', 'defeat'),
  },
  scheme: {
    scheme: entry('R-6.1 R-6.2 R-6.3 R-6.4', 'card-user actions'),
    'discard-pile': entry('R-6.5 R-9.10 R-9.11', 'discarding public'),
  },
  combat: {
    attack: entry('R-7.1 R-7.4 R-4.8', 'reach attack-card combat-steps'),
    reach: entry('R-7.2 R-7.3 R-16.31 R-16.32 R-3.6', 'zones spaces door-zones'),
    'attack-card': entry('R-7.5 R-7.6 R-7.9', 'card-user defense-card'),
    'defense-card': entry('R-7.7 R-7.8 R-7.40 R-7.10', 'attack-card combat-damage secret'),
    'combat-steps': entry('R-7.9 R-7.11 R-7.12 R-7.16', 'effect-order combat-damage winning-combat'),
    'effect-order': entry('R-7.11 R-7.12 R-7.13 R-7.14 R-7.15', 'canceling combat-steps'),
    canceling: entry('R-7.17 R-7.18 R-7.19 R-7.20 R-7.21 R-7.22 R-16.1', 'effect-order standing-bonus tricky-canceling'),
    'combat-damage': entry('R-7.23 R-7.24 R-7.25 R-7.26', 'card-value damage winning-combat'),
    'winning-combat': entry('R-7.27 R-7.28 R-7.29 R-7.30', 'combat-damage tricky-winners'),
    'changed-combat': entry('R-7.31 R-7.42 R-16.33 R-7.3', 'replaced-card'),
    'replaced-card': entry('R-7.32 R-7.43 R-7.44 R-16.52', 'changed-combat'),
    'bonus-attack': entry('R-7.33 R-7.34 R-7.35 R-7.36 R-7.37 R-7.38', 'attack defense-card options'),
    'combat-cleanup': entry('R-7.16 R-10.5 R-9.9', 'discard-pile'),
  },
  values: {
    'card-value': entry('R-8.1 R-8.8 R-8.9 R-16.41', 'set-and-add standing-bonus'),
    'set-and-add': entry('R-8.2 R-8.3 R-8.5 R-7.20 R-16.9 R-16.10', 'card-value canceling'),
    'ignored-and-fixed': entry('R-8.6 R-8.7 R-16.7 R-16.8', 'set-and-add standing-bonus'),
    'standing-bonus': entry('R-8.4 R-8.16 R-7.19', 'high-ground'),
    boost: entry('R-8.10 R-8.11 R-8.12 R-8.13 R-8.14 R-8.17', 'maneuver-boost'),
  },
  damage: {
    damage: entry('R-10.1 R-10.2 R-10.13 R-16.59', 'combat-damage after-damage'),
    'after-damage': entry('R-7.39 R-10.14', 'damage defeat game-end'),
    defeat: entry('R-10.3 R-10.4 R-10.16', 'fallen-fighter game-end returning'),
    'fallen-fighter': entry('R-10.5 R-16.17 R-16.29 R-10.4', 'defeat boost'),
    'game-end': entry('R-10.6 R-10.7 R-10.8 R-10.9 R-10.11', 'both-fall elimination options'),
    recovery: entry('R-1.4 R-10.12', 'damage defeat'),
  },
  drawing: {
    drawing: entry('R-9.1 R-9.12 R-9.11 R-9.3', 'exhaustion maneuver'),
    exhaustion: entry('R-9.2 R-9.3 R-9.4 R-9.5 R-9.6 R-9.7 R-9.13 R-8.15', 'drawing damage nothing-left'),
    discarding: entry('R-9.8 R-9.9 R-9.10 R-16.44', 'hand-limit discard-pile price'),
  },
  cards: {
    card: entry('R-1.6 R-1.7', 'versatile card-user boost'),
    versatile: entry('R-1.9 R-16.43', 'card attack-card defense-card'),
    'card-user': entry('R-1.8 R-6.1 R-10.4', 'fallen-fighter scheme'),
    'must-or-may': entry('R-0.2 R-0.3 R-0.4 R-16.20', 'cards-first price'),
    choices: entry('R-0.5 R-0.6 R-0.7 R-0.8 R-7.41', 'must-or-may your-opponent'),
    price: entry('R-0.11 R-16.47', 'must-or-may discarding'),
    'your-opponent': entry('R-0.9 R-0.10 R-11.5', 'free-for-all choices'),
  },
  board: {
    spaces: entry('R-3.1 R-3.2 R-3.7', 'zones moving'),
    zones: entry('R-3.3 R-3.4 R-3.6', 'reach door-zones'),
    doors: entry('R-2.11 R-13.1.1 R-13.1.2 R-13.1.3 R-13.1.4 R-13.1.5 R-13.1.6 R-13.1.10 R-16.38', 'door-zones maneuver'),
    'door-zones': entry('R-13.1.7 R-13.1.8 R-3.5 R-3.8 R-13.1.11 R-16.37', 'doors zones'),
    'secret-passages': entry('R-13.2.1 R-13.2.2 R-13.2.3', 'moving spaces'),
    'high-ground': entry('R-13.3.1 R-13.3.2 R-13.3.3 R-13.3.4', 'standing-bonus reach'),
    'large-fighters': entry('R-13.4.1 R-13.1.9 R-13.2.4', 'doors secret-passages'),
  },
  freeForAll: {
    'free-for-all': entry('R-11.1 R-11.2 R-11.5 R-11.9', 'first-turn-limit elimination'),
    'first-turn-limit': entry('R-11.3 R-11.4 R-11.12 R-12.20', 'free-for-all attack'),
    elimination: entry('R-11.6 R-11.9 R-11.8 R-11.10 R-11.11 R-11.13', 'after-elimination defeat game-end'),
    'after-elimination': entry('R-11.7 R-16.39 R-16.50 R-16.63', 'elimination tricky-falls'),
  },
  teams: {
    teams: entry('R-12.1 R-12.2 R-12.3 R-12.4', 'teammates team-defeat'),
    teammates: entry('R-12.5 R-12.6 R-12.7 R-7.8', 'moving who-sees'),
    'team-defeat': entry('R-12.12 R-12.13', 'game-end without-hero'),
    'without-hero': entry('R-12.8 R-12.9 R-12.19 R-12.11 R-12.16 R-16.40', 'team-defeat fallen-fighter'),
    'team-elimination': entry('R-12.10 R-12.14 R-12.18 R-12.17', 'elimination team-defeat'),
    'three-players': entry('R-12.15', 'teams'),
  },
  hidden: {
    public: entry('R-15.1 R-15.6 R-15.7', 'secret discard-pile'),
    secret: entry('R-15.2 R-15.3 R-15.4 R-15.5', 'public remembered'),
    'fair-questions': entry('R-15.17 R-15.22 R-15.19 R-15.16', 'secret defense-card'),
    'look-and-reveal': entry('R-15.8 R-15.10 R-15.11 R-15.12 R-15.13', 'remembered'),
    remembered: entry('R-15.9 R-15.20 R-15.21 R-16.53', 'look-and-reveal secret'),
    'who-sees': entry('R-15.14 R-15.24 R-15.15 R-15.25 R-15.18', 'public teammates'),
  },
  heroes: {
    forms: entry('R-15.1 R-14.2.1 R-14.10.1 R-14.2.3', ''),
  },
  cases: {
    'tricky-canceling': entry('R-16.2 R-16.3 R-16.4 R-16.5 R-16.6', 'canceling standing-bonus'),
    'tricky-winners': entry('R-16.12 R-16.13 R-16.14 R-16.15 R-16.45 R-16.46', 'winning-combat'),
    'tricky-falls': entry('R-16.16 R-16.18', 'fallen-fighter after-damage after-elimination'),
    'started-elsewhere': entry('R-16.11', 'turn'),
    'nothing-left': entry('R-16.21 R-16.23 R-16.24', 'exhaustion discarding'),
    'both-fall': entry('R-16.25 R-16.26', 'game-end damage'),
    declined: entry('R-16.48 R-16.56', 'cards-first price'),
  },
  options: {
    options: entry('R-2.15 R-7.34 R-10.10 R-10.17 R-14.7.4', 'game-end mulligan'),
    'mirror-match': entry('R-1.12 R-1.13', 'options'),
    concede: entry('R-10.15 R-10.19 R-11.14', 'game-end'),
  },
  glossary: {
    'terms-fighters': entry('R-5.10 R-1.2', 'character defeat teammates'),
    'terms-places': entry('R-16.57 R-3.2 R-3.4', 'spaces zones placing'),
    'terms-cards': entry('R-1.6 R-8.1', 'card boost exhaustion'),
    'terms-combat': entry('R-7.1 R-7.11 R-7.27', 'combat-steps canceling'),
  },
} as const satisfies Record<string, Record<string, Basis>>;

type ChapterId = keyof typeof OUTLINE;
type EntryOf<id extends ChapterId> = { [chapter in id]: keyof (typeof OUTLINE)[chapter] }[id];
export type EntryId = EntryOf<ChapterId>;
/** Of an entry the title and then its paragraphs. */
export type Text = readonly [string, ...string[]];
/** What some chapters say in one language. */
export type Texts<id extends ChapterId> = Record<EntryOf<id>, Text>;

export interface Entry extends Basis {
  id: string;
  title: string;
  /** Paragraphs; `[[entry|words]]` links to another entry. */
  text: string[];
}
export interface Chapter {
  id: ChapterId;
  title: string;
  entries: Entry[];
}

/** The reference in one language: the titles of its chapters, and what they say, with what the heroes say of themselves. */
export const told = (titles: Record<ChapterId, string>, texts: Texts<ChapterId>, ofHeroes: Readonly<Record<string, Text>>): Chapter[] =>
  (Object.keys(OUTLINE) as ChapterId[]).map((chapter) => ({
    id: chapter,
    title: titles[chapter],
    entries: [
      ...Object.entries<Basis>(OUTLINE[chapter]).map(([id, { rules, related }]) =>
        entryOf(id, texts[id as EntryId], { rules, related: [...new Set([...related, ...mentioning(id)])] }),
      ),
      ...(chapter === 'heroes' ? Object.entries<Basis>(ENTRIES).map(([id, basis]) => entryOf(id, ofHeroes[id], basis)) : []),
    ],
  }));
const entryOf = (id: string, [title, ...text]: Text, { rules, related }: Basis): Entry => ({ id, title, text, rules, related });
const mentioning = (id: string): string[] => Object.keys(ENTRIES).filter((own) => ENTRIES[own].related.includes(id));
