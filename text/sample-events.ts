/** One of every event, question and reason, so that tests can hear each language say them all. */
import type { Event, Reason } from '@peerless/engine';
import * as w from '@peerless/engine';
import type { Question } from './language.ts';
import { SHARED_EFFECTS } from './sample-words.ts';

type One<T> = T | readonly T[];
const CARD = { card: 'snicker-snack', seat: 0 };
const ABILITY = { ability: 'medusa', seat: 1 };
export const EVENTS: { [K in Event['kind']]: One<Extract<Event, { kind: K }>> } = {
  turn: { kind: 'turn', seat: 0, turn: 3 },
  turnEnd: { kind: 'turnEnd', seat: 0 },
  action: { kind: 'action', seat: 0, action: 'maneuver', number: 1 },
  gainActions: { kind: 'gainActions', seat: 0, actions: 1, source: CARD },
  draw: [
    { kind: 'draw', seat: 0, count: 1 },
    { kind: 'draw', seat: 0, count: 2, cards: ['feint', 'drink-me'] },
  ],
  exhausted: { kind: 'exhausted', seat: 1 },
  mulligan: { kind: 'mulligan', seat: 1 },
  boost: { kind: 'boost', seat: 0, card: 'feint', value: 2, of: 'attack' },
  move: [
    { kind: 'move', fighter: 'harpy-2', from: 's1', to: 's5', by: 1 },
    { kind: 'move', fighter: 'harpy-2', from: 's1', to: 's5', by: 0 },
  ],
  place: [
    { kind: 'place', fighter: 'alice', from: null, to: 's5', by: 0 },
    { kind: 'place', fighter: 'alice', from: 's5', to: 's9', by: 1 },
  ],
  swap: { kind: 'swap', fighter: 'alice', with: 'jabberwock' },
  takesOver: { kind: 'takesOver', fighter: 'harpy-1', for: 'medusa' },
  door: { kind: 'door', door: 'd1', open: true, fighter: 'alice' },
  scheme: { kind: 'scheme', seat: 0, card: 'drink-me', fighter: 'alice' },
  attack: [
    { kind: 'attack', seat: 1, fighter: 'harpy-3', target: 'alice' },
    { kind: 'attack', seat: 0, fighter: 'alice', target: 'medusa', bonus: 'second-shot', card: 'snicker-snack', value: 3 },
  ],
  lay: [
    { kind: 'lay', seat: 0, as: 'attack' },
    { kind: 'lay', seat: 0, as: 'boost', card: 'feint' },
    { kind: 'lay', seat: 1, as: 'defense', card: 'feint', open: true },
  ],
  layNothing: { kind: 'layNothing', seat: 1 },
  reveal: [
    { kind: 'reveal', seat: 0, as: 'attack', card: 'snicker-snack', value: 3 },
    { kind: 'reveal', seat: 0, as: 'boost', card: 'feint', value: null },
  ],
  effect: [
    { kind: 'effect', source: CARD, at: 'afterCombat' },
    { kind: 'effect', source: CARD, at: 'scheme' },
    { kind: 'effect', source: ABILITY, at: 'ability' },
  ],
  noEffect: { kind: 'noEffect', ...CARD, cond: w.youWon },
  cancel: { kind: 'cancel', seat: 0, card: 'snicker-snack' },
  cannotCancel: { kind: 'cannotCancel', seat: 0, card: 'snicker-snack' },
  replace: { kind: 'replace', seat: 0, card: 'snicker-snack', with: 'feint' },
  value: (['set', 'add', 'boost', 'ignore', 'lock', 'printed'] as const).map((how) => ({
    kind: 'value',
    seat: 0,
    card: 'snicker-snack',
    how,
    amount: how === 'add' ? -1 : 2,
    source: { ability: 'alice', seat: 0 },
  })),
  account: {
    kind: 'account',
    seat: 0,
    card: 'snicker-snack',
    items: [
      ...w.HOW.map((how, i) => ({ how, amount: i - 3, source: how === 'set' ? CARD : ABILITY })),
      { how: 'highGround' as const, amount: 1, source: null },
    ],
    value: 9,
  },
  values: [
    { kind: 'values', attack: 5, defense: 3, damage: 2 },
    { kind: 'values', attack: 1, defense: null, damage: 1 },
  ],
  prevented: { kind: 'prevented', fighter: 'merlin' },
  damage: [
    { kind: 'damage', fighter: 'medusa', amount: 2, health: 14, combat: true, source: { rule: 'combat' } },
    { kind: 'damage', fighter: 'alice', amount: 1, health: 12, combat: false, source: ABILITY },
    { kind: 'damage', fighter: 'alice', amount: 2, health: 1, combat: false, source: { rule: 'exhaustion' } },
  ],
  recover: { kind: 'recover', fighter: 'alice', amount: 3, health: 13 },
  setHealth: { kind: 'setHealth', fighter: 'king-arthur', health: 8 },
  defeat: [
    { kind: 'defeat', fighter: 'harpy-2' },
    { kind: 'defeat', fighter: 'porter' },
  ],
  winner: { kind: 'winner', seat: 0, fighter: 'alice', role: 'attacker' },
  discard: [
    { kind: 'discard', seat: 0, card: 'feint', from: 'hand' },
    { kind: 'discard', seat: 0, card: 'feint', from: 'hand', random: true },
    { kind: 'discard', seat: 0, card: 'feint', from: 'deck' },
    { kind: 'discard', seat: 0, card: 'feint', from: 'play' },
  ],
  look: [
    { kind: 'look', seat: 0, at: 1, what: 'hand', count: 2, cards: ['snipe', 'dash'] },
    { kind: 'look', seat: 0, at: 0, what: 'deck', count: 4 },
  ],
  showHand: [
    { kind: 'showHand', seat: 1, cards: ['snipe'] },
    { kind: 'showHand', seat: 1, cards: [] },
  ],
  show: { kind: 'show', seat: 1, card: 'snipe' },
  take: { kind: 'take', seat: 0, from: 'discard', count: 1, cards: ['feint'] },
  putBack: { kind: 'putBack', seat: 0, where: 'bottom', count: 2 },
  shuffle: { kind: 'shuffle', seat: 0 },
  form: { kind: 'form', fighter: 'alice', form: 'small' },
  counter: { kind: 'counter', seat: 0, counter: 'oil', count: 2 },
  token: [
    { kind: 'token', seat: 0, token: 'lamp', from: null, to: 's1' },
    { kind: 'token', seat: 0, token: 'lamp', from: 's1', to: 's2' },
    { kind: 'token', seat: 0, token: 'lamp', from: 's2', to: null },
  ],
  return: { kind: 'return', fighter: 'harpy-2', space: 's3', health: 1 },
  leave: { kind: 'leave', fighter: 'alice@2' },
  number: { kind: 'number', seat: 0, number: 3 },
  opponent: { kind: 'opponent', seat: 0, opponent: 1 },
  eliminate: [
    { kind: 'eliminate', seat: 1, why: 'heroDefeated' },
    { kind: 'eliminate', seat: 1, why: 'outOfTime' },
  ],
  over: [
    { kind: 'over', winners: [0], why: 'heroDefeated' },
    { kind: 'over', winners: [0, 1], why: 'conceded' },
    { kind: 'over', winners: [1], why: 'outOfTime' },
    { kind: 'over', winners: [], why: 'turnLimit' },
  ],
};

const alice = { source: CARD, seat: 0, about: {}, optional: false };
const rule = { source: null, word: null, seat: 0, about: {}, optional: false };
const fight = { fighter: 'harpy-2', target: 'alice' };
/** Those of the rules, and what is settled where a word's question is put. */
const GIVEN: { [K in Question['kind']]?: Question } = {
  action: { ...rule, kind: 'action' },
  attackWith: { ...rule, kind: 'attackWith' },
  target: { ...rule, kind: 'target', about: { fighter: 'alice' } },
  attackCard: { ...rule, kind: 'attackCard', about: { fighter: 'alice', target: 'harpy-2' } },
  laidBoost: { ...rule, kind: 'laidBoost', about: fight },
  defense: { ...rule, kind: 'defense', about: fight },
  item: { ...rule, kind: 'item' },
  discardOrder: { ...rule, kind: 'discardOrder' },
  schemeCard: { ...rule, kind: 'schemeCard' },
  schemeFighter: { ...rule, kind: 'schemeFighter', about: { card: 'winged-frenzy' } },
  boostManeuver: { ...rule, kind: 'boostManeuver' },
  moveTo: { ...rule, kind: 'moveTo', about: { fighter: 'alice' } },
  walkOrPlace: { ...rule, kind: 'walkOrPlace', about: { fighter: 'alice' } },
  placeTo: { ...alice, kind: 'placeTo', word: w.place(w.yourHero, w.space(w.empty)), about: { fighter: 'alice' }, optional: true },
  liftWhich: { ...alice, kind: 'liftWhich', word: w.summon('harpy', w.space(w.empty)), optional: true },
  pickFighter: {
    ...alice,
    source: ABILITY,
    seat: 1,
    kind: 'pickFighter',
    word: w.damage(w.one(w.opposingFighters(w.inZoneOf(w.yourHero))), 1),
    optional: true,
  },
  handLimit: { ...rule, kind: 'handLimit' },
  yesNo: { ...alice, kind: 'yesNo', word: w.changeForm, optional: true },
  discard: { ...alice, seat: 1, kind: 'discard', word: w.discard(1) },
  option: { ...alice, kind: 'option', word: w.chooseDifferent(2, [w.draw(2)], [w.recover(w.yourHero, 3)]) },
  opponent: { ...alice, kind: 'opponent', word: w.lookAtTheirHand },
  abilityOrder: { ...rule, kind: 'abilityOrder' },
  placeSidekick: { ...rule, kind: 'placeSidekick', about: { fighter: 'harpy-1' } },
  placeToken: { ...rule, kind: 'placeToken' },
  form: { ...alice, source: { ability: 'alice', seat: 0 }, kind: 'form', word: w.pickForm },
  assign: { ...rule, kind: 'assign', about: { fighter: 'harpy-1' } },
  mulligan: { ...rule, kind: 'mulligan' },
};
/** A question of cards alone is put by the first word that has it and an example. */
function asking(kind: Question['kind']): Question {
  const word = SHARED_EFFECTS.find(({ do: verb }) => kind in w.wordNamed('verb', verb)!.questions);
  if (!word) throw new Error(`no word with an example asks "${kind}": give its question in text/sample-events.ts`);
  return { ...alice, kind, word };
}
export const QUESTIONS = Object.fromEntries(w.QUESTIONS.map((kind) => [kind, GIVEN[kind] ?? asking(kind)])) as {
  [K in Question['kind']]: Question;
};

export const REASONS: { [W in Reason['why']]: Extract<Reason, { why: W }>[] } = {
  gameOver: [{ why: 'gameOver' }],
  notYourDecision: [{ why: 'notYourDecision', seat: 1 }],
  notTheQuestion: [{ why: 'notTheQuestion' }],
  unknown: (['card', 'fighter', 'space', 'action'] as const).flatMap((what) => [
    { why: 'unknown', what, named: 'harpie-2', near: 'harpy-2' },
    { why: 'unknown', what, named: 'x', near: null },
  ]),
  notInHand: [{ why: 'notInHand' }],
  wrongType: (['attack', 'defense', 'versatile', 'scheme'] as const).map((type) => ({ why: 'wrongType', type })),
  wrongFighter: [{ why: 'wrongFighter', by: 'jabberwock' }],
  wrongForm: [
    { why: 'wrongForm', form: 'big' },
    { why: 'wrongForm', form: 'reasons-hyde' },
  ],
  noUser: [
    { why: 'noUser', by: 'harpy' },
    { why: 'noUser', by: 'any' },
  ],
  noBoost: [{ why: 'noBoost' }],
  fighterDefeated: [{ why: 'fighterDefeated', fighter: 'harpy-2' }],
  offBoard: [{ why: 'offBoard', fighter: 'porter' }],
  noTarget: [{ why: 'noTarget' }],
  noCard: [
    { why: 'noCard', type: 'attack' },
    { why: 'noCard', type: 'scheme' },
  ],
  friendly: [{ why: 'friendly' }],
  outOfReach: [{ why: 'outOfReach', fighter: 'alice' }],
  outOfReachOfAll: [{ why: 'outOfReachOfAll' }],
  firstTurn: [{ why: 'firstTurn' }],
  alreadyMoved: [{ why: 'alreadyMoved' }],
  doesNotFit: [{ why: 'doesNotFit' }],
  occupied: [{ why: 'occupied', fighter: 'harpy-2' }],
  tooFar: [1, 2, 5].map((upTo) => ({ why: 'tooFar', upTo })),
  blocked: [1, 2, 5].map((upTo) => ({ why: 'blocked', upTo })),
  notTheNextStep: [{ why: 'notTheNextStep' }],
};
