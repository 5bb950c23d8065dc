/** A game by names, as one seat sees it. */
import {
  ACTIONS,
  type AccountItem,
  type CombatView,
  type Described,
  type FighterView,
  HOW,
  MODES,
  MOST_HEALTH,
  MOST_SEATS,
  MOST_TURNS,
  OPTIONS,
  type Options,
  type Prospect,
  QUESTIONS,
  type Question,
  type Reason,
  type Resolving,
  RULES,
  type SeatView,
  type Setup,
  type SideView,
  type Source,
  TYPES,
  type View,
} from '@peerless/engine';
import * as v from 'valibot';
import { byName, count, effect, exactly, maybe, name, names, seat, seats, whole } from './exactly.ts';

type Chosen = { [K in keyof typeof OPTIONS]: v.OptionalSchema<v.GenericSchema<(typeof OPTIONS)[K][number]>, undefined> };
const chosen = Object.entries(OPTIONS).map(([option, values]) => {
  const words = values.filter((value) => typeof value === 'string');
  return [option, v.optional(words.length ? v.picklist(words) : v.boolean())] as const;
});
const [least, most] = [2, MOST_SEATS];
export const rules = exactly<Partial<Options>>()(
  v.strictObject({
    ...(Object.fromEntries(chosen) as unknown as Chosen),
    handicap: v.optional(v.pipe(v.array(v.pipe(whole, v.minValue(0), v.maxValue(MOST_HEALTH))), v.maxLength(most))),
    turnLimit: v.optional(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(MOST_TURNS)))),
  }),
);
export const setup = exactly<Setup>()(
  v.strictObject({
    board: name,
    heroes: v.pipe(v.array(name), v.minLength(least), v.maxLength(most)),
    mode: v.picklist(MODES),
    options: v.optional(rules),
    rules: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(RULES))),
  }),
);
export const source = exactly<Source>()(
  v.union([
    v.strictObject({ card: name, seat }),
    v.strictObject({ ability: name, seat }),
    v.strictObject({ rule: v.picklist(['exhaustion', 'combat', 'handLimit', 'maneuver', 'concession', 'setup']) }),
  ]),
);
export const accountItem = exactly<AccountItem>()(v.strictObject({ how: v.picklist(HOW), amount: whole, source: v.nullable(source) }));

const things = {
  fighter: v.optional(name),
  target: v.optional(name),
  space: v.optional(name),
  from: v.optional(name),
  left: v.optional(whole),
  card: v.optional(name),
  option: v.optional(v.union([whole, name])),
  number: v.optional(whole),
  opponent: v.optional(seat),
  door: v.optional(name),
  token: v.optional(count),
  action: v.optional(name),
  pass: v.optional(v.literal(true)),
  yes: v.optional(v.literal(true)),
};
export const described = exactly<Described>()(v.strictObject({ kind: name, seat, ...things }));
export const question = exactly<Question>()(
  v.strictObject({
    kind: v.picklist(QUESTIONS),
    seat,
    source: v.nullable(source),
    word: v.nullable(effect),
    about: exactly<Partial<Described>>()(v.strictObject({ kind: v.optional(name), seat: v.optional(seat), ...things })),
    optional: v.boolean(),
  }),
);
const resolving = exactly<Resolving>()(v.strictObject({ fighter: maybe, spaces: names }));

const fighter = exactly<FighterView>()(
  v.strictObject({
    seat,
    hero: v.boolean(),
    space: maybe,
    health: count,
    maxHealth: count,
    defeated: v.boolean(),
    turnStart: maybe,
  }),
);
const seatView = exactly<SeatView>()(
  v.strictObject({
    hero: name,
    hand: names,
    handCount: count,
    inDoubt: v.array(v.strictObject({ card: name, places: v.array(v.picklist(['hand', 'laid', 'deck'])) })),
    deckCount: count,
    deckKnown: v.array(v.strictObject({ card: name, fromTop: count })),
    discard: names,
    form: maybe,
    counter: v.nullable(count),
    tokens: v.array(maybe),
    out: v.boolean(),
    turns: count,
  }),
);
const side = exactly<SideView>()(
  v.strictObject({
    seat,
    fighter: name,
    card: maybe,
    boost: maybe,
    bonus: maybe,
    named: v.nullable(whole),
    canceled: v.boolean(),
    value: v.nullable(whole),
    account: v.array(accountItem),
  }),
);
const combat = exactly<CombatView>()(
  v.strictObject({ attack: side, defense: side, revealed: v.boolean(), winner: v.nullable(v.picklist(['attack', 'defense'])) }),
);
export const view = exactly<View>()(
  v.strictObject({
    eyes: v.union([seat, v.picklist(['spectator', 'all'])]),
    setup,
    seq: count,
    turn: count,
    active: seat,
    actions: count,
    actionNumber: count,
    over: v.boolean(),
    winners: seats,
    waiting: v.nullable(question),
    resolving: v.nullable(resolving),
    choices: v.array(described),
    doors: byName(v.picklist(['open', 'closed'])),
    fighters: byName(fighter),
    seats: v.array(seatView),
    inPlay: names,
    combats: v.array(combat),
  }),
);

export const prospect = exactly<Prospect>()(
  v.strictObject({
    ways: byName(names),
    targets: names,
    threatens: names,
    isStepwise: v.boolean(),
    moves: whole,
    accounts: byName(v.array(accountItem)),
  }),
);

const why = <const K extends string, const E extends v.ObjectEntries>(reason: K, entries: E) =>
  v.strictObject({ why: v.literal(reason), ...entries });
export const reason = exactly<Reason>()(
  v.variant('why', [
    why('gameOver', {}),
    why('notYourDecision', { seat }),
    why('notTheQuestion', {}),
    why('unknown', { what: v.picklist(['card', 'fighter', 'space', 'action']), named: name, near: maybe }),
    why('notInHand', {}),
    why('wrongType', { type: v.picklist(TYPES) }),
    why('wrongFighter', { by: name }),
    why('wrongForm', { form: name }),
    why('noUser', { by: name }),
    why('noBoost', {}),
    why('fighterDefeated', { fighter: name }),
    why('offBoard', { fighter: name }),
    why('noTarget', {}),
    why('noCard', { type: v.picklist(['attack', 'scheme']) }),
    why('friendly', {}),
    why('outOfReach', { fighter: name }),
    why('outOfReachOfAll', {}),
    why('firstTurn', {}),
    why('alreadyMoved', {}),
    why('doesNotFit', {}),
    why('occupied', { fighter: name }),
    why('tooFar', { upTo: count }),
    why('blocked', { upTo: count }),
    why('notTheNextStep', {}),
  ]),
);
export const reasons = v.strictObject({ cards: byName(reason), actions: byName(reason) });
export const action = v.picklist(ACTIONS);
