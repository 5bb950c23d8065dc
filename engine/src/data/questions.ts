/** What can be asked, and what answers it. */
import type { ChoiceKind } from './choice.ts';

/** What an answer comes to for whoever gives it: computer players go by that, whatever word it is that asks. */
export type Meaning =
  /** What is done next in a turn; who is struck; with what; by what that is met. */
  | 'turn'
  | 'strike'
  | 'attack'
  | 'defend'
  /** A card is spent on a value, or on a movement. */
  | 'boost'
  | 'boostMovement'
  /** Who moves; where a fighter goes; where one comes to the others. */
  | 'mover'
  | 'goesThere'
  | 'joins'
  /** Something happens to a fighter: the word tells by its `aim` whether that harms or helps. */
  | 'befalls'
  /** A card is lost, or won. */
  | 'givesUp'
  | 'gets'
  /** Something offered is taken. */
  | 'agrees'
  /** The hand is drawn anew. */
  | 'beginsAnew'
  /** Nothing can be said of it beforehand. */
  | 'any';
interface AboutQuestion {
  /** The kinds of things that answer it; any question may also be declined. */
  readonly picks: readonly ChoiceKind[];
  readonly means: Meaning;
  /** What the card that answers is chosen for, where its type, its user or its BOOST matters. */
  readonly cardFor?: 'attack' | 'defense' | 'scheme' | 'boost';
}

/** Every language has a prompt for each. */
const ABOUT = {
  action: { picks: ['action'], means: 'turn' },
  attackWith: { picks: ['fighter'], means: 'any' },
  target: { picks: ['fighter'], means: 'strike' },
  attackCard: { picks: ['card'], means: 'attack', cardFor: 'attack' },
  laidBoost: { picks: ['card'], means: 'boost', cardFor: 'boost' },
  defense: { picks: ['card'], means: 'defend', cardFor: 'defense' },
  number: { picks: ['number'], means: 'any' },
  item: { picks: ['option'], means: 'any' },
  discardOrder: { picks: ['card'], means: 'any' },
  schemeCard: { picks: ['card'], means: 'any', cardFor: 'scheme' },
  schemeFighter: { picks: ['fighter'], means: 'any' },
  boostManeuver: { picks: ['card'], means: 'boostMovement', cardFor: 'boost' },
  boostCard: { picks: ['card'], means: 'boost', cardFor: 'boost' },
  moveWhom: { picks: ['fighter'], means: 'mover' },
  moveTo: { picks: ['space', 'door'], means: 'goesThere' },
  walkOrPlace: { picks: ['yes'], means: 'any' },
  placeTo: { picks: ['space'], means: 'goesThere' },
  returnTo: { picks: ['space'], means: 'joins' },
  liftWhich: { picks: ['fighter'], means: 'any' },
  pickFighter: { picks: ['fighter'], means: 'befalls' },
  pickSpace: { picks: ['space'], means: 'any' },
  pickCard: { picks: ['card'], means: 'gets' },
  takeCard: { picks: ['card'], means: 'gets' },
  putBack: { picks: ['card'], means: 'givesUp' },
  discard: { picks: ['card'], means: 'givesUp' },
  discardMore: { picks: ['card'], means: 'givesUp' },
  handLimit: { picks: ['card'], means: 'givesUp' },
  replaceCard: { picks: ['card'], means: 'gets' },
  reaction: { picks: ['yes'], means: 'agrees' },
  yesNo: { picks: ['yes'], means: 'agrees' },
  pay: { picks: ['yes'], means: 'any' },
  payNumber: { picks: ['number'], means: 'any' },
  option: { picks: ['option'], means: 'any' },
  shiftValue: { picks: ['option'], means: 'any' },
  opponent: { picks: ['seat'], means: 'any' },
  abilityOrder: { picks: ['option'], means: 'any' },
  placeSidekick: { picks: ['space'], means: 'joins' },
  placeToken: { picks: ['space'], means: 'any' },
  form: { picks: ['option'], means: 'any' },
  token: { picks: ['token'], means: 'any' },
  tokenTo: { picks: ['space'], means: 'any' },
  assign: { picks: ['number'], means: 'any' },
  mulligan: { picks: ['yes'], means: 'beginsAnew' },
} as const satisfies Readonly<Record<string, AboutQuestion>>;
export type QuestionKind = keyof typeof ABOUT;
export const QUESTIONS = Object.keys(ABOUT) as QuestionKind[];
export const aboutQuestion = (kind: QuestionKind): AboutQuestion => ABOUT[kind];
