/** What is told in one sentence when it first matters in any game: when that is, and where the rules tell more. */
import type { Event, View } from '@peerless/engine';
import type { PieceName } from '../look/art.tsx';
import { heroNamed } from '../look/known.ts';
import { keyOf } from '../play/board/offers.ts';
import {
  allyOf,
  areTwoTexts,
  doorsBeside,
  fights,
  formThatMatters,
  isAllyNear,
  isAmongMany,
  isByHighGround,
  isByPassage,
  type Moment,
  momentOf,
} from './moment.ts';

/** What is drawn beside it: a piece, a sign of a hero, or the mark of an ally. */
export type Picture = { piece: PieceName } | { emblem: string } | { token: string } | { ally: true };
export interface Meeting {
  id: string;
  /** Of the reference. */
  topic: string;
  picture: Picture;
  /** Where it is on the table, by what it is marked with; null where it is no thing. */
  lies: string | null;
}
interface Thing extends Omit<Meeting, 'id' | 'picture' | 'lies'> {
  picture: Picture | ((moment: Moment) => Picture);
  lies: string | null | ((moment: Moment) => string);
  matters(moment: Moment): boolean;
}

/** At the end of a turn so many cards are kept. */
const HAND_LIMIT = 7;
/** A deck that lasts two more maneuvers. */
const NEARLY_EMPTY = 2;

const owner = ({ view }: Moment, has: (seat: View['seats'][number]) => boolean): string => view.seats.find(has)!.hero;
const hasToken = ({ tokens }: View['seats'][number]): boolean => tokens.some((space) => space !== null);

const COMBAT = '.combat';
const onSeat = (seat: number, which: string): string => `.seat[data-seat="${seat}"] ${which}`;
const fightersOf = (seat: number): string => `.fighter-piece[data-seat="${seat}"][data-shown="true"]`;
const heroOf = (seat: number): string => `${fightersOf(seat)}[data-hero="true"]`;
const formOf = (seat: number): string => `${onSeat(seat, '.form')}, ${heroOf(seat)}`;

/** The most urgent first. */
export const THINGS = {
  handLimit: {
    topic: 'hand-limit',
    picture: { piece: 'hand' },
    lies: ({ seat }) => onSeat(seat, '[data-pile="hand"]'),
    matters: ({ view, seat }) => view.seats[seat].handCount > HAND_LIMIT,
  },
  exhaustion: {
    topic: 'exhaustion',
    picture: { piece: 'deck' },
    lies: ({ seat }) => onSeat(seat, '[data-pile="deck"]'),
    matters: ({ view, seat }) => view.seats[seat].deckCount <= NEARLY_EMPTY,
  },
  bonusAttack: {
    topic: 'bonus-attack',
    picture: { piece: 'attack' },
    lies: COMBAT,
    matters: (moment) => fights(moment).some(({ bonus }) => bonus !== undefined),
  },
  canceling: {
    topic: 'canceling',
    picture: { piece: 'scheme' },
    lies: COMBAT,
    matters: ({ lately }) => lately.some(({ kind }) => kind === 'cancel'),
  },
  timing: {
    topic: 'effect-order',
    picture: { piece: 'versatile' },
    lies: COMBAT,
    matters: areTwoTexts,
  },
  doors: {
    topic: 'doors',
    picture: { piece: 'door-open' },
    lies: (moment) =>
      doorsBeside(moment)
        .map((door) => `.board-pane [data-key="${keyOf({ door })}"]`)
        .join(', '),
    matters: (moment) => doorsBeside(moment).length > 0,
  },
  passages: {
    topic: 'secret-passages',
    picture: { piece: 'passage' },
    lies: '.board-pane .passage',
    matters: isByPassage,
  },
  highGround: {
    topic: 'high-ground',
    picture: { piece: 'arrow-high' },
    lies: '.board-pane .high-ground',
    matters: isByHighGround,
  },
  fog: {
    topic: 'tokens',
    picture: (moment) => ({ token: owner(moment, hasToken) }),
    lies: '.board-pane .token-piece',
    matters: ({ view }) => view.seats.some(hasToken),
  },
  forms: {
    topic: 'forms',
    picture: (moment) => ({ emblem: moment.view.seats[formThatMatters(moment)!].hero }),
    lies: (moment) => formOf(formThatMatters(moment)!),
    matters: (moment) => formThatMatters(moment) !== undefined,
  },
  teams: {
    topic: 'teams',
    picture: { ally: true },
    lies: (moment) => fightersOf(allyOf(moment)),
    matters: (moment) => moment.view.setup.mode === 'teams' && isAllyNear(moment),
  },
  freeForAll: {
    topic: 'free-for-all',
    picture: { piece: 'crown' },
    lies: null,
    matters: (moment) => moment.view.setup.mode === 'freeForAll' && isAmongMany(moment),
  },
} as const satisfies Record<string, Thing>;
export type ThingId = keyof typeof THINGS;
export const THING_IDS = Object.keys(THINGS) as ThingId[];

const HERO = 'hero:';
/** The hero whose idea is told; null for anything else. */
export const heroMet = ({ id }: Pick<Meeting, 'id'>): string | null => (id.startsWith(HERO) ? id.slice(HERO.length) : null);
/** What a hero can do that no other can; its words are generated. */
export const heroMeeting = (hero: string, seat?: number): Meeting => ({
  id: `${HERO}${hero}`,
  topic: hero,
  picture: { emblem: hero },
  lies: seat === undefined ? null : heroOf(seat),
});
/** There is something that no other hero can do. */
export const isSpecial = (hero: string): boolean => {
  const { abilities = [], rules = [], items = [] } = heroNamed(hero);
  return abilities.length + rules.length + items.length > 0;
};

/** What matters now, or in what was told lately, and has not been met before: things first, then one's own hero, then the others. */
export function meetingAt(view: View, told: readonly { event: Event }[], met: readonly string[]): Meeting | null {
  const moment = momentOf(view, told);
  if (!moment) return null;
  const { seat } = moment;
  const isNew = (id: string): boolean => !met.includes(id);
  const all: [ThingId, Thing][] = THING_IDS.map((id) => [id, THINGS[id]]);
  const thing = all.find(([id, { matters }]) => isNew(id) && matters(moment));
  if (thing) {
    const [id, { topic, picture, lies }] = thing;
    const now = <T>(said: T | ((at: Moment) => T)): T => (typeof said === 'function' ? (said as (at: Moment) => T)(moment) : said);
    return { id, topic, picture: now<Picture>(picture), lies: now<string | null>(lies) };
  }
  if (view.waiting!.kind !== 'action') return null;
  const seats = [seat, ...view.seats.keys()];
  const whose = seats.find((each) => isNew(`${HERO}${view.seats[each].hero}`) && isSpecial(view.seats[each].hero));
  return whose === undefined ? null : heroMeeting(view.seats[whose].hero, whose);
}
