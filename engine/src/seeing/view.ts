/** What one seat may see of a game, by name and ready to send: nothing in it depends on what that seat may not know. */

import type { AccountItem } from '../data/account.ts';
import type { Board } from '../data/board.ts';
import { ASIDE, type Card, DECK, HAND, HIDDEN, kindOf, LAID, placesOf, viewersOf } from '../data/card.ts';
import type { Combat, Game, Side } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import type { Setup } from '../data/setup.ts';
import { viewerBit } from '../machine/knowledge.ts';
import { asked, choices } from '../machine/machine.ts';
import { winnersOf } from '../rules/end.ts';
import { accountItems, bonusName, valueNow } from '../rules/values.ts';
import { describe } from './describe.ts';
import type { Described } from './described.ts';
import { explain, type Question } from './explain.ts';
import { mask } from './mask.ts';
import { type Resolving, resolving } from './resolving.ts';

export interface FighterView {
  seat: number;
  hero: boolean;
  /** null: off the board. */
  space: string | null;
  health: number;
  maxHealth: number;
  defeated: boolean;
  /** Where it was when the turn began. */
  turnStart: string | null;
}
export interface SeatView {
  hero: string;
  /** Cards in hand the viewer knows, sorted; all of them for its own side. */
  hand: string[];
  handCount: number;
  /** Cards the viewer has seen that are in one of several places. */
  inDoubt: { card: string; places: ('hand' | 'laid' | 'deck')[] }[];
  deckCount: number;
  /** Cards of the deck whose place the viewer knows, counted from 1 at the top. */
  deckKnown: { card: string; fromTop: number }[];
  /** From the bottom to the top. */
  discard: string[];
  form: string | null;
  counter: number | null;
  tokens: (string | null)[];
  out: boolean;
  turns: number;
}
export interface SideView {
  seat: number;
  fighter: string;
  /** null: none; 'hidden': laid face down. */
  card: string | 'hidden' | null;
  boost: string | 'hidden' | null;
  bonus: string | null;
  named: number | null;
  canceled: boolean;
  /** What it counts now, once it is known to all. */
  value: number | null;
  account: AccountItem[];
}
export interface CombatView {
  attack: SideView;
  defense: SideView;
  revealed: boolean;
  winner: 'attack' | 'defense' | null;
}
export interface View {
  /** Whose eyes: a seat, 'spectator', or 'all' for somebody from whom nothing is hidden. */
  eyes: number | 'spectator' | 'all';
  setup: Setup;
  seq: number;
  turn: number;
  active: number;
  actions: number;
  actionNumber: number;
  over: boolean;
  winners: number[];
  /** What the game waits for, and of whom. */
  waiting: Question | null;
  /** Whose effect waits, and which spaces it has named; null when the game is over. */
  resolving: Resolving | null;
  /** Legal answers, if the viewer is the one asked. */
  choices: Described[];
  doors: Record<string, 'open' | 'closed'>;
  fighters: Record<string, FighterView>;
  seats: SeatView[];
  /** Cards in play outside combat. */
  inPlay: string[];
  /** The combat going on, and the main one around a bonus attack; the present one is the last. */
  combats: CombatView[];
}

export function view(game: Game, eyes: number | 'spectator' | 'all'): View {
  const state = eyes === 'all' ? game : mask(game, eyes === 'spectator' ? -1 : eyes).state;
  const viewer = eyes === 'all' ? 0 : viewerBit(eyes === 'spectator' ? -1 : eyes);
  const { board } = matchOf(game);
  const maySeeChoices = !game.over && (eyes === 'all' || eyes === asked(game));
  return {
    eyes,
    setup: game.setup,
    seq: state.seq,
    turn: state.turn,
    active: state.active,
    actions: state.actions,
    actionNumber: state.actionNumber,
    over: state.over === 1,
    winners: winnersOf(state),
    waiting: explain(game),
    resolving: resolving(game),
    choices: maySeeChoices ? choices(game).map((choice) => describe(game, choice)) : [],
    doors: doorsOf(state, board),
    fighters: fighterViews(state),
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    inPlay: state.limbo.map((card) => nameOf(state, card)!),
    combats: state.combats.map((combat) => combatView(state, combat)),
  };
}

function fighterViews(state: Game): Record<string, FighterView> {
  const { board, fighters } = matchOf(state);
  const at = (space: number): string | null => (space < 0 ? null : board.names[space]);
  const views: Record<string, FighterView> = {};
  fighters.forEach((info, f) => {
    views[info.name] = {
      seat: info.seat,
      hero: info.isHero,
      space: at(state.space[f]),
      health: state.health[f],
      maxHealth: info.health,
      defeated: state.health[f] === 0,
      turnStart: at(state.turnStart[f]),
    };
  });
  return views;
}
function doorsOf(state: Game, { definition }: Board): View['doors'] {
  const doors: View['doors'] = {};
  definition.doors.forEach(({ id }, d) => {
    doors[id] = state.doors & (1 << d) ? 'closed' : 'open';
  });
  return doors;
}

const nameOf = (state: Game, card: number): string | null =>
  card <= HIDDEN ? 'hidden' : card < 0 ? null : matchOf(state).kinds[kindOf(card)].id;

const placeNames = (places: number, inHand: number): ('hand' | 'laid' | 'deck')[] => [
  ...(places & HAND && inHand ? ['hand' as const] : []),
  ...(places & (LAID | ASIDE) ? ['laid' as const] : []),
  ...(places & DECK ? ['deck' as const] : []),
];

function seatView(state: Game, number: number, viewer: number): SeatView {
  const { board, heroes } = matchOf(state);
  const seat = state.seats[number];
  const { forms, counter, id } = heroes[number];
  return {
    hero: id,
    hand: seat.hand
      .filter((card) => card !== HIDDEN)
      .map((card) => nameOf(state, card)!)
      .sort(),
    handCount: seat.hand.length,
    inDoubt: seat.seen
      .filter((memory) => viewersOf(memory) === viewer && placesOf(memory) !== HAND)
      .map((memory) => ({ card: nameOf(state, kindOf(memory))!, places: placeNames(placesOf(memory), seat.hand.length) })),
    deckCount: seat.deck.length,
    deckKnown: knownIn(state, seat.deck),
    discard: seat.discard.map((card) => nameOf(state, card)!),
    form: forms ? forms[seat.form] : null,
    counter: counter ? seat.counter : null,
    tokens: seat.tokens.map((space) => (space < 0 ? null : board.names[space])),
    out: seat.out === 1,
    turns: seat.turns,
  };
}

function knownIn(state: Game, deck: readonly Card[]): SeatView['deckKnown'] {
  const known: SeatView['deckKnown'] = [];
  for (let i = deck.length - 1; i >= 0; i--)
    if (deck[i] !== HIDDEN) known.push({ card: nameOf(state, deck[i])!, fromTop: deck.length - i });
  return known;
}

function combatView(state: Game, combat: Combat): CombatView {
  const { fighters } = matchOf(state);
  const sideView = (side: Side, which: number): SideView => {
    const isSeen = side.card >= 0 && (combat.revealed === 1 || side.bonus === 1);
    return {
      seat: side.seat,
      fighter: fighters[side.fighter].name,
      card: nameOf(state, side.card),
      boost: nameOf(state, side.boost),
      bonus: bonusName(state, side),
      named: side.named < 0 ? null : side.named,
      canceled: side.canceled === 1,
      value: isSeen ? valueNow(state, combat, which) : null,
      account: isSeen ? accountItems(state, combat, which) : [],
    };
  };
  return {
    attack: sideView(combat.attack, 0),
    defense: sideView(combat.defense, 1),
    revealed: combat.revealed === 1,
    winner: combat.winner < 0 ? null : combat.winner === 0 ? 'attack' : 'defense',
  };
}
