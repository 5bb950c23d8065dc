/** Seats, fighters and sources as the log names them. */
import type { Source } from '@peerless/engine';
import { called } from '../fighters.ts';
import type { Table } from '../language.ts';
import { capital } from '../sentence.ts';
import { followed, type Noun } from './declension.ts';
import { PLAYER, quoted } from './grammar.ts';
import { cardTitle, fighterNoun } from './names.ts';
import { TERMS } from './terms.ts';

export const heroOf = (seat: number, table: Table): string => table.seats[seat]?.hero ?? '';

/** A player's name does not change, so other cases lean on "гравець". */
export function seatName(seat: number, table: Table): Noun {
  const at = table.seats[seat];
  if (!at) return followed(PLAYER, ` ${seat + 1}`);
  if (at.name !== undefined) return { ...followed(PLAYER, ` ${at.name}`), nom: at.name };
  const isMirror = table.seats.findIndex(({ hero }) => hero === at.hero) < seat;
  return followed(fighterNoun(at.hero), isMirror ? ` (${seat + 1})` : '');
}
export function fighterName(id: string, table: Table): Noun {
  const { kind, number, mirror, hero } = called(id, table);
  return followed(fighterNoun(kind, hero), `${number && ` ${number}`}${mirror && ` (${mirror})`}`);
}
export const cardOf = (card: string, seat: number, table: Table): string => quoted(cardTitle(card, heroOf(seat, table)));
export const cardsOf = (cards: readonly string[], seat: number, table: Table): string =>
  cards.map((card) => cardOf(card, seat, table)).join(', ');

const RULES: Record<Extract<Source, { rule: string }>['rule'], string> = {
  exhaustion: 'виснаження',
  combat: TERMS.combat.toLowerCase(),
  handLimit: TERMS.handLimit.toLowerCase(),
  maneuver: TERMS.maneuver.toLowerCase(),
  concession: 'здача',
  setup: TERMS.setup.toLowerCase(),
};
/** What asks or acts: "«Чвах-чвах»", "особливе вміння Медузи", "маневр". */
export function sourceName(source: Source, table: Table): string {
  if ('card' in source) return cardOf(source.card, source.seat, table);
  if ('ability' in source) return `особливе вміння ${fighterNoun(source.ability).gen}`;
  return RULES[source.rule];
}
export const heading = (source: Source, table: Table): string => capital(sourceName(source, table));
