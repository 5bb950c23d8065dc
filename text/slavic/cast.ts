/** Seats, fighters and sources as the log names them. */
import type { Source } from '@peerless/engine';
import { called } from '../fighters.ts';
import type { Cast, Spoken } from '../language.ts';
import { capital } from '../sentence.ts';
import type { NounOf } from './nouns.ts';

type Rule = Extract<Source, { rule: string }>['rule'];

export interface Naming<Last extends string> {
  terms: Readonly<Record<'combat' | 'handLimit' | 'maneuver' | 'setup', string>>;
  exhaustion: string;
  concession: string;
  /** Before whose it is. */
  ability: string;
  /** A player's name does not change, so other cases lean on this noun. */
  player: NounOf<Last>;
  followed(name: NounOf<Last>, tail: string): NounOf<Last>;
  fighterNoun(id: string, hero?: string): NounOf<Last>;
  cardTitle(id: string, hero?: string): string;
  quoted(title: string): string;
}
export function naming<Last extends string>(language: Naming<Last>) {
  type Noun = NounOf<Last>;
  const { followed, player, fighterNoun, exhaustion, concession } = language;
  const term = (name: keyof Naming<Last>['terms']) => language.terms[name].toLowerCase();
  const RULES: Record<Rule, string> = {
    exhaustion,
    combat: term('combat'),
    handLimit: term('handLimit'),
    maneuver: term('maneuver'),
    concession,
    setup: term('setup'),
  };
  const heroOf = (seat: number, cast: Cast): string => cast.seats[seat]?.hero ?? '';
  function seatName(seat: number, cast: Cast): Noun {
    const at = cast.seats[seat];
    if (!at) return followed(player, ` ${seat + 1}`);
    if (at.name !== undefined) return { ...followed(player, ` ${at.name}`), nom: at.name };
    const isMirror = cast.seats.findIndex(({ hero }) => hero === at.hero) < seat;
    return followed(fighterNoun(at.hero), isMirror ? ` (${seat + 1})` : '');
  }
  function fighterName(id: string, cast: Cast): Noun {
    const { kind, number, mirror, hero } = called(id, cast);
    return followed(fighterNoun(kind, hero), `${number && ` ${number}`}${mirror && ` (${mirror})`}`);
  }
  const cardOf = (card: string, seat: number, cast: Cast): string => language.quoted(language.cardTitle(card, heroOf(seat, cast)));
  /** What asks or acts: a card, an ability, a rule. */
  function sourceName(source: Source, cast: Cast): string {
    if ('card' in source) return cardOf(source.card, source.seat, cast);
    return 'ability' in source ? `${language.ability} ${fighterNoun(source.ability).gen}` : RULES[source.rule];
  }
  return {
    heroOf,
    seatName,
    fighterName,
    cardOf,
    cardsOf: (cards: readonly string[], seat: number, cast: Cast): string => cards.map((card) => cardOf(card, seat, cast)).join(', '),
    sourceName,
    heading: (source: Source, cast: Cast): string => capital(sourceName(source, cast)),
    spoken: (fighter: string, cast: Cast): Spoken => fighterName(fighter, cast).nom as Spoken,
    player: (seat: number, cast: Cast): Spoken => seatName(seat, cast).nom as Spoken,
  };
}
