/** Players simple enough to watch: each sees the view of its seat and picks one of its choices. */
import { type CardDefinition, type Described, knownBoards, knownHeroes, type View } from '@peerless/engine';
import { type Dice, oneOf } from './dice.ts';

/** The number of the choice taken. */
export type Player = (view: View, throwDice: Dice) => number;
export const PLAYERS = ['greedy', 'random'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export const player: Record<PlayerName, Player> = {
  random: (view, throwDice) => Math.floor(throwDice() * view.choices.length),
  greedy: (view, throwDice) => {
    const worth = view.choices.map((choice) => worthOf(choice, view));
    const most = Math.max(...worth);
    return oneOf(
      worth.flatMap((each, i) => (each === most ? [i] : [])),
      throwDice,
    );
  },
};

/** How a choice compares with the others: fight what is near, guard the hero, walk towards the enemy. */
function worthOf(choice: Described, view: View): number {
  const { kind, pass, card } = choice;
  switch (kind) {
    case 'action':
      return { attack: 3, scheme: 2, maneuver: handOf(view).length < 3 ? 4 : 1 }[choice.action!] ?? 0;
    case 'attackCard':
      return cardOf(view, card!).value ?? 0;
    case 'defense':
      return pass ? (isHero(view, choice.target!) ? 0 : 2) : guard(cardOf(view, card!).value ?? 0);
    case 'laidBoost':
    case 'boostManeuver':
    case 'boostCard':
      return pass ? 2 : handOf(view).length > 4 ? (cardOf(view, card!).boost ?? 0) : 0;
    case 'attackWith':
    case 'moveWhom':
      return pass ? 0 : 1 / (1 + nearestEnemy(view, spaceOf(view, choice.fighter!)));
    case 'target':
      return -view.fighters[choice.target!].health;
    case 'moveTo':
    case 'placeTo':
    case 'placeSidekick':
    case 'returnTo':
      return choice.door ? -FAR : pass && !choice.from ? -FAR : -nearestEnemy(view, pass ? choice.from! : choice.space!);
    case 'pickFighter':
      return pass ? 0 : worthOfFighter(choice.fighter!, view);
    case 'discard':
    case 'discardMore':
    case 'handLimit':
    case 'putBack':
      return pass ? 1 : -(cardOf(view, card!).value ?? 0);
    case 'pickCard':
    case 'takeCard':
      return pass ? -1 : (anyCard(view, card!).value ?? 0);
    case 'walkOrPlace':
    case 'mulligan':
      return pass ? 1 : 0;
    default:
      return pass ? 0 : 1;
  }
}
/** A little more than most attacks is enough; the best cards are kept. */
const guard = (value: number): number => (value > 4 ? 3 : value);
/** Harm goes to enemies, the weakest first; help to friends, the most hurt first. */
function worthOfFighter(fighter: string, view: View): number {
  const { health, maxHealth } = view.fighters[fighter];
  const does = view.waiting?.word?.do;
  if (does === 'recover') return isEnemy(view, fighter) ? -1 : 1 + maxHealth - health;
  if (does === 'damage' || does === 'defeat') return isEnemy(view, fighter) ? 100 - health : -1;
  return isEnemy(view, fighter) ? 1 : 2;
}

const mySeat = (view: View): number => view.waiting!.seat;
const handOf = (view: View): readonly string[] => view.seats[mySeat(view)].hand;
const isHero = (view: View, fighter: string): boolean => view.fighters[fighter].hero;
const spaceOf = (view: View, fighter: string): string | null => view.fighters[fighter].space;
const isEnemy = (view: View, fighter: string): boolean => {
  const apart = view.fighters[fighter].seat - mySeat(view);
  return view.setup.mode === 'teams' ? apart % 2 !== 0 : apart !== 0;
};
const deckOf = (hero: string): readonly CardDefinition[] => knownHeroes().find(({ id }) => id === hero)!.deck;
const cardOf = (view: View, card: string): CardDefinition => deckOf(view.seats[mySeat(view)].hero).find(({ id }) => id === card)!;
const anyCard = (view: View, card: string): CardDefinition =>
  view.setup.heroes.flatMap((hero) => deckOf(hero)).find(({ id }) => id === card)!;

const FAR = 1000;
/** Steps to the nearest enemy, seen as the fighter moves: along open lines and through passages. */
function nearestEnemy(view: View, from: string | null): number {
  if (from === null) return FAR;
  const { lines, passages, doors } = knownBoards().find(({ id }) => id === view.setup.board)!;
  const cuts = doors.filter(({ id }) => view.doors[id] === 'closed').flatMap(({ cuts: cut }) => cut.map(([a, b]) => `${a} ${b}`));
  const open = lines.filter(([a, b]) => !cuts.includes(`${a} ${b}`) && !cuts.includes(`${b} ${a}`));
  const enemies = Object.keys(view.fighters).filter((fighter) => isEnemy(view, fighter));
  const wanted = new Set(enemies.map((fighter) => view.fighters[fighter].space));
  const steps = new Map([[from, 0]]);
  for (const [at, walked] of steps) {
    if (wanted.has(at)) return walked;
    const next = [
      ...open.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : [])),
      ...passages.filter((network) => network.includes(at)).flat(),
    ];
    for (const to of next) if (!steps.has(to)) steps.set(to, walked + 1);
  }
  return FAR;
}
