/** What a game comes to in numbers, from all that was told of it. */
import { type CardDefinition, type CardType, type Event, type Match, type SeatView, TYPES } from '@peerless/engine';

export interface FighterNumbers {
  fighter: string;
  seat: number;
  /** To enemies. */
  dealt: number;
  taken: number;
  recovered: number;
}
/** The mean of the cards that were drawn, and of the whole deck. */
export interface Mean {
  drawn: number;
  deck: number;
}
export interface SeatNumbers {
  actions: Record<'maneuver' | 'scheme' | 'attack', number>;
  played: Record<CardType, number>;
  boosts: number;
  drawn: number;
  attacks: number;
  attacksWon: number;
  defenses: number;
  defensesWon: number;
  /** Of combat values and of BOOST values; null if none was drawn, or not all that were are known. */
  value: Mean | null;
  boost: Mean | null;
}
export interface Statistics {
  fighters: FighterNumbers[];
  seats: SeatNumbers[];
}

interface Fight {
  fighter: string;
  target: string;
  hasHurt: boolean;
  isDecided: boolean;
}

const nothing = (): SeatNumbers => ({
  actions: { maneuver: 0, scheme: 0, attack: 0 },
  played: Object.fromEntries(TYPES.map((type) => [type, 0])) as Record<CardType, number>,
  boosts: 0,
  drawn: 0,
  attacks: 0,
  attacksWon: 0,
  defenses: 0,
  defensesWon: 0,
  value: null,
  boost: null,
});

/** `told` is what somebody hears, and `hands` what they see of those that the game began with. */
export function statistics(
  told: readonly Event[],
  match: Pick<Match, 'heroes' | 'fighters' | 'heroOf' | 'allies'>,
  hands: readonly Pick<SeatView, 'hand' | 'handCount'>[] = [],
): Statistics {
  const seats = match.heroes.map(nothing);
  const fighters = match.fighters.map(({ name, seat }) => ({ fighter: name, seat, dealt: 0, taken: 0, recovered: 0 }));
  const of = (name: string): FighterNumbers => fighters.find(({ fighter }) => fighter === name)!;
  const drawn = match.heroes.map((_, seat) => [...(hands[seat]?.hand ?? [])]);
  let fight: Fight | null = null;
  let scheming: { seat: number; fighter: string } | null = null;

  const play = (seat: number, card: string): void => {
    const type = match.heroes[seat].deck.find(({ id }) => id === card)?.type;
    if (type) seats[seat].played[type]++;
  };
  /** Who did it: the attacker, the one whose card it is, or the hero whose ability it is. */
  const dealer = ({ combat, source }: Extract<Event, { kind: 'damage' }>): string | undefined => {
    if (combat) return fight?.fighter;
    if ('rule' in source) return undefined;
    if ('card' in source) {
      const user = [fight?.fighter, fight?.target].find((name) => name !== undefined && of(name).seat === source.seat);
      if (user) return user;
      if (scheming?.seat === source.seat) return scheming.fighter;
    }
    return match.fighters[match.heroOf[source.seat]].name;
  };
  const hurt = (event: Extract<Event, { kind: 'damage' }>): void => {
    const victim = of(event.fighter);
    victim.taken += event.amount;
    if (event.combat && fight) fight.hasHurt = true;
    const by = dealer(event);
    if (by !== undefined && !(match.allies[of(by).seat] & (1 << victim.seat))) of(by).dealt += event.amount;
  };

  for (const event of told)
    switch (event.kind) {
      case 'turn':
        fight = null;
        scheming = null;
        break;
      case 'action':
        fight = null;
        scheming = null;
        seats[event.seat].actions[event.action]++;
        break;
      case 'attack':
        fight = { fighter: event.fighter, target: event.target, hasHurt: false, isDecided: false };
        seats[event.seat].attacks++;
        seats[of(event.target).seat].defenses++;
        break;
      case 'takesOver':
        if (fight?.target === event.for) fight.target = event.fighter;
        break;
      case 'winner':
        if (fight) fight.isDecided = true;
        seats[event.seat][event.role === 'attacker' ? 'attacksWon' : 'defensesWon']++;
        break;
      case 'over':
        // The blow that ends a game ends it before a winner of the combat is told.
        if (fight?.hasHurt && !fight.isDecided) seats[of(fight.fighter).seat].attacksWon++;
        break;
      case 'scheme':
        fight = null;
        scheming = event;
        play(event.seat, event.card);
        break;
      case 'reveal':
        if (event.as === 'boost') seats[event.seat].boosts++;
        else play(event.seat, event.card);
        break;
      case 'boost':
        seats[event.seat].boosts++;
        break;
      case 'draw':
        seats[event.seat].drawn += event.count;
        drawn[event.seat].push(...(event.cards ?? []));
        break;
      case 'damage':
        hurt(event);
        break;
      case 'recover':
        of(event.fighter).recovered += event.amount;
        break;
    }
  seats.forEach((seat, number) => {
    seat.drawn += hands[number]?.handCount ?? 0;
    if (drawn[number].length < seat.drawn) return;
    seat.value = meanOf(match.heroes[number].deck, drawn[number], ({ value }) => value);
    seat.boost = meanOf(match.heroes[number].deck, drawn[number], ({ boost }) => boost);
  });
  return { fighters, seats };
}

function meanOf(
  deck: readonly CardDefinition[],
  drawn: readonly string[],
  what: (card: CardDefinition) => number | undefined,
): Mean | null {
  const mean = (cards: readonly CardDefinition[]): number | null => {
    const numbers = cards.map(what).filter((number) => number !== undefined);
    return numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : null;
  };
  const got = mean(drawn.flatMap((id) => deck.find((card) => card.id === id) ?? []));
  const all = mean(deck.flatMap((card) => Array<CardDefinition>(card.copies).fill(card)));
  return got === null || all === null ? null : { drawn: got, deck: all };
}

export const LUCK = ['unlucky', 'ratherUnlucky', 'even', 'ratherLucky', 'lucky'] as const;
export type Luck = (typeof LUCK)[number];
/** How far the drawn cards are from the deck's mean, in steps that players feel. */
export function luckOf({ value, boost }: SeatNumbers): Luck | null {
  const leads = [value, boost].flatMap((mean) => (mean ? [mean.drawn - mean.deck] : []));
  if (!leads.length) return null;
  const lead = leads.reduce((sum, each) => sum + each, 0);
  return LUCK[lead < -0.5 ? 0 : lead < -0.2 ? 1 : lead <= 0.2 ? 2 : lead <= 0.5 ? 3 : 4];
}
