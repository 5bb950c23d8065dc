/** What a finished game comes to: who dealt how much, with which card, where it turned, and who was ahead when. */
import type { Event, Match } from '@peerless/engine';
import type { Told } from '@peerless/protocol';

export interface Blow {
  /** After so many answers, the first of which began it. */
  from: number;
  seq: number;
  turn: number;
  seat: number;
  fighter: string;
  target: string;
  card: string | null;
  /** To a hero of those who lost. */
  damage: number;
}
export interface Lead {
  seq: number;
  /** By which share of their heroes' health one side is ahead of the others, from −1 to 1. */
  lead: number;
}
export interface Summary {
  /** Damage to enemies, by seat. */
  dealt: number[];
  /** The card that dealt most of it. */
  best: { seat: number; card: string; damage: number } | null;
  /** The combat that cost the heroes of the losers most. */
  decisive: Blow | null;
  leads: Lead[];
}
type Damage = Extract<Event, { kind: 'damage' }>;
type Known = Pick<Match, 'heroes' | 'fighters' | 'allies'>;

/** `side` are the seats whose lead is told: those who won; `last` is the turn in which the game ended. */
export function summary(told: readonly Told[], match: Known, side: readonly number[], last: number): Summary {
  const of = new Map(match.fighters.map((each) => [each.name, each]));
  const seatOf = (name: string): number => of.get(name)!.seat;
  const areEnemies = (one: number, other: number): boolean => !(match.allies[one] & (1 << other));
  const dealt = match.heroes.map(() => 0);
  const byCard = new Map<string, NonNullable<Summary['best']>>();
  const health = healthOf(match, told);
  const leads: Lead[] = [{ seq: 0, lead: leadOf(match, health, side) }];
  let turn = beganIn(told, last);
  let blow: Blow | null = null;
  let decisive: Blow | null = null;

  const credit = (event: Damage): void => {
    const { source } = event;
    const by = event.combat ? blow?.seat : 'rule' in source ? undefined : source.seat;
    if (by === undefined || !areEnemies(by, seatOf(event.fighter))) return;
    dealt[by] += event.amount;
    const card = event.combat ? blow!.card : 'card' in source ? source.card : null;
    if (card === null) return;
    const sum = byCard.get(`${by} ${card}`) ?? { seat: by, card, damage: 0 };
    byCard.set(`${by} ${card}`, { ...sum, damage: sum.damage + event.amount });
  };
  const hurt = (event: Damage, seq: number): void => {
    credit(event);
    const { seat, isHero } = of.get(event.fighter)!;
    if (!blow || !isHero || side.includes(seat)) return;
    blow = { ...blow, seq, damage: blow.damage + event.amount };
    if (blow.damage > (decisive?.damage ?? 0)) decisive = blow;
  };

  for (const { event, seq } of told) {
    if (event.kind === 'turn') turn = event.turn;
    if (event.kind === 'turn' || event.kind === 'action' || event.kind === 'scheme') blow = null;
    if (event.kind === 'attack') {
      const { seat, fighter, target } = event;
      blow = { from: seq, seq, turn, seat, fighter, target, card: event.bonus === undefined ? null : event.card, damage: 0 };
    }
    if (event.kind === 'reveal' && event.as === 'attack' && blow?.seat === event.seat) blow = { ...blow, card: event.card };
    if (event.kind === 'replace' && blow?.seat === event.seat && blow.card === event.card) blow = { ...blow, card: event.with };
    if (event.kind === 'damage') hurt(event, seq);
    if (!follow(health, event)) continue;
    const lead = leadOf(match, health, side);
    if (leads.at(-1)!.seq === seq) leads.pop();
    leads.push({ seq, lead });
  }
  const best = [...byCard.values()].sort((a, b) => b.damage - a.damage)[0] ?? null;
  return { dealt, best, decisive, leads };
}

/** A game that began with a position may have begun in the midst of a turn, of which nobody is told. */
function beganIn(told: readonly Told[], last: number): number {
  for (const { event } of told) if (event.kind === 'turn') return event.turn - 1;
  return last;
}
/** What heroes began with: what is printed, or what was told first. */
function healthOf(match: Known, told: readonly Told[]): Map<string, number> {
  const health = new Map(match.fighters.filter(({ isHero }) => isHero).map((each) => [each.name, each.health]));
  for (const name of health.keys()) {
    const first = told.find(({ event }) => (event.kind === 'damage' || event.kind === 'recover') && event.fighter === name)?.event;
    if (first?.kind === 'damage') health.set(name, first.health + first.amount);
    if (first?.kind === 'recover') health.set(name, first.health - first.amount);
  }
  return health;
}
/** Says whether it has changed. */
function follow(health: Map<string, number>, event: Event): boolean {
  if (!('fighter' in event) || !health.has(event.fighter)) return false;
  if (event.kind === 'defeat') health.set(event.fighter, 0);
  else if ('health' in event) health.set(event.fighter, event.health);
  else return false;
  return true;
}
function leadOf({ fighters }: Known, health: ReadonlyMap<string, number>, side: readonly number[]): number {
  const share = (isOwn: boolean): number => {
    const heroes = fighters.filter(({ isHero, seat }) => isHero && side.includes(seat) === isOwn);
    const whole = heroes.reduce((sum, each) => sum + each.health, 0) || 1;
    return heroes.reduce((sum, { name }) => sum + (health.get(name) ?? 0), 0) / whole;
  };
  return Math.max(-1, Math.min(1, share(true) - share(false)));
}
