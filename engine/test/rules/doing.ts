/** For scenes with damage and defeat in them: attacks and turns in one line, and what happened in a few words. */
import {
  afterCombat,
  type CardDefinition,
  type CardType,
  card,
  combatants,
  damage,
  discard,
  draw,
  EVERYONE,
  type Event,
  each,
  fighters,
  immediately,
  move,
  one,
  opponent,
  opposingFighter,
  opposingFighters,
  returnFallen,
  type Setup,
  SPECTATOR,
  scheme,
  sidekick,
  theirHero,
  upTo,
  yourFighter,
  yourHero,
} from '@peerless/engine';
import { madeUp, row } from '../made-up.ts';
import type { Table } from '../table.ts';
import { maneuver } from './acting.ts';

/** Declares an attack and lays its card; then the defense, if it is named: null lays none. */
export function strike(table: Table, fighter: string, target: string, card: string, defense?: string | null): Table {
  table.choose({ action: 'attack' });
  if (table.asks.startsWith('attackWith')) table.choose({ fighter });
  if (table.asks.startsWith('target')) table.choose({ target });
  table.choose({ kind: 'attackCard', card });
  if (defense === null) table.choose({ kind: 'defense', pass: true });
  if (defense) table.choose({ kind: 'defense', card: defense });
  return table;
}

/** Maneuvers without moving anybody, and discards to the hand limit, until it is somebody else's turn or the game is over. */
export function passTurn(table: Table): Table {
  const { turn } = table.game;
  while (!table.game.over && table.game.turn === turn) {
    if (table.asks.startsWith('handLimit')) table.choose(table.legal()[0]);
    else maneuver(table);
  }
  return table;
}

/** What has happened so far, of these kinds, in a few words each. */
export const story = (table: Table, ...kinds: Event['kind'][]): string[] =>
  table.events.filter(({ event, sees }) => kinds.includes(event.kind) && !isTwin(sees)).map(({ event }) => inWords(event));
/** Is it the version without its cards, for those who may not see them? */
const isTwin = (sees: number): boolean => (sees & SPECTATOR) !== 0 && sees !== EVERYONE;

function inWords(event: Event): string {
  switch (event.kind) {
    case 'damage':
      return `${event.fighter} takes ${event.amount}${event.combat ? ' in combat' : ''}`;
    case 'defeat':
      return `${event.fighter} falls`;
    case 'draw':
      return `seat ${event.seat} draws ${event.count}`;
    case 'exhausted':
      return `seat ${event.seat} is exhausted`;
    case 'counter':
      return `seat ${event.seat} has ${event.count}`;
    case 'turn':
      return `turn of seat ${event.seat}`;
    case 'eliminate':
      return `seat ${event.seat} is out: ${event.why}`;
    case 'winner':
      return `${event.role} won`;
    case 'over':
      return event.winners.length ? `${event.winners.join(' and ')} won: ${event.why}` : `drawn: ${event.why}`;
    default:
      return 'card' in event && event.card ? `${event.kind} ${event.card}` : event.kind;
  }
}

/** A row of twelve spaces in one zone, so that ranged fighters reach everybody, with starting spaces for four: s1, s12, s2 and s11. */
export const inARow = (mode: Setup['mode'], heroes: readonly string[], options?: Setup['options']): Setup => ({
  board: row('doing-row', 12, 4),
  mode,
  heroes,
  ...(options ? { options } : {}),
});

const of = (type: CardType, by: string, value?: number) => ({ type, boost: 1, copies: 1, by, ...(value === undefined ? {} : { value }) });
/** Cards for scenes with several players, one of each. */
const kit = (id: string): CardDefinition[] => [
  card('bolt', of('scheme', 'any'), scheme(damage(one(opposingFighters()), 3))),
  card('storm', of('scheme', id), scheme(damage(each(opposingFighters()), 3))),
  card('quake', of('scheme', id), scheme(damage(each(fighters()), 3))),
  card('bleed', of('scheme', id), scheme(damage(yourHero, 3))),
  card('flare', of('scheme', id), scheme(damage(yourHero, 3), damage(each(opposingFighters()), 3))),
  card('spark', of('scheme', id), scheme(damage(each(opposingFighters()), 3), damage(yourHero, 3))),
  card('wither', of('scheme', 'any'), scheme(damage(theirHero, 3))),
  card('feud', of('scheme', id), scheme(opponent(discard(1)))),
  card('study', of('scheme', 'any'), scheme(draw(2))),
  card('jab', of('attack', 'any', 3)),
  card('lunge', of('attack', 'any', 3), afterCombat(opponent(discard(1)), draw(1))),
  card('shove', of('attack', 'any', 3), afterCombat(move(one(combatants()), upTo(2)))),
  card('parry', of('defense', 'any', 3)),
  card('thorns', of('defense', 'any', 0), immediately(damage(opposingFighter, 3))),
  card('encore', { ...of('defense', 'any', 0), standing: [{ rule: 'holdsBackDefeat' }] }, afterCombat(returnFallen(yourFighter, 4))),
];
/** A ranged hero of 12 health with these cards and others, and an aide of 3 health. */
export const kitHero = (id: string, extra: readonly CardDefinition[] = [], about: Parameters<typeof madeUp>[2] = {}): string =>
  madeUp(id, [...kit(id), ...extra], { reach: 'ranged', sidekicks: [sidekick(`${id}-aide`, { health: 3, reach: 'melee' })], ...about }).id;
