/** Seats, fighters and sources as the log names them. */
import type { Source } from '@peerless/engine';
import { called } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { capital } from '../sentence.ts';
import { possessive } from './grammar.ts';
import { cardTitle, fighterNoun, spoken } from './names.ts';
import { TERMS } from './terms.ts';

export const heroOf = (seat: number, cast: Cast): string => cast.seats[seat]?.hero ?? '';

export function seatName(seat: number, cast: Cast): string {
  const at = cast.seats[seat];
  if (!at) return `seat ${seat + 1}`;
  if (at.name !== undefined) return at.name;
  const isMirror = cast.seats.findIndex(({ hero }) => hero === at.hero) < seat;
  return `${spoken(fighterNoun(at.hero))}${isMirror ? ` (${seat + 1})` : ''}`;
}
export function fighterName(id: string, cast: Cast): string {
  const { kind, number, mirror, hero } = called(id, cast);
  return `${spoken(fighterNoun(kind, hero))}${number && ` ${number}`}${mirror && ` (${mirror})`}`;
}
export const cardOf = (card: string, seat: number, cast: Cast): string => cardTitle(card, heroOf(seat, cast));
export const cardsOf = (cards: readonly string[], seat: number, cast: Cast): string =>
  cards.map((card) => cardOf(card, seat, cast)).join('; ');

const RULES: Record<Extract<Source, { rule: string }>['rule'], string> = {
  exhaustion: 'exhaustion',
  combat: TERMS.combat.toLowerCase(),
  handLimit: TERMS.handLimit.toLowerCase(),
  maneuver: TERMS.maneuver.toLowerCase(),
  concession: 'concession',
  setup: TERMS.setup.toLowerCase(),
};
/** What asks or acts: "Snicker-Snack", "Medusa's ability", "exhaustion". */
export function sourceName(source: Source, cast: Cast): string {
  if ('card' in source) return cardOf(source.card, source.seat, cast);
  if ('ability' in source) return `${possessive(spoken(fighterNoun(source.ability)))} ability`;
  return RULES[source.rule];
}
export const heading = (source: Source, cast: Cast): string => capital(sourceName(source, cast));
