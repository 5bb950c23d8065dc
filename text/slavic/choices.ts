/** Answers in a language with cases. */
import { type Answering, answering as answerer } from '../choices.ts';
import type { Cast, Described, Question } from '../language.ts';
import type { NounOf } from './nouns.ts';

type Declines = Answering<never>['declines'];
type Says = Answering<never>['says'];
export interface SlavicAnswering<Last extends string> {
  /** `enough` ends what could go on. */
  without: Readonly<Record<'defense' | 'boost' | 'enough', string>>;
  declines: Pick<Declines, 'walkOrPlace' | 'mulligan' | 'yesNo' | 'reaction'>;
  brief: { no: string; yes: string; place: string };
  says: Pick<Says, 'concedes' | 'stops' | 'attacks'>;
  /** What a number follows. */
  numbered: Readonly<Record<'ability' | 'option' | 'space' | 'door', string>>;
  grammar: Pick<Answering<NounOf<Last>>, 'words' | 'actions' | 'closed'> & { fighter: NounOf<Last>; token: NounOf<Last> };
  names: {
    player(seat: number, cast: Cast): string;
    fighterName(id: string, cast: Cast): NounOf<Last>;
    cardTitle(id: string, hero?: string): string;
    formOf(id: string, hero?: string): NounOf<Last>;
    itemNoun(id: string, hero?: string): NounOf<Last>;
    tokenNoun(id: string, hero?: string): NounOf<Last>;
  };
}
export const answering = <Last extends string>({
  without: { defense, boost, enough },
  declines,
  brief: { no, yes, place },
  says,
  numbered: { ability, option, space, door },
  grammar,
  names,
}: SlavicAnswering<Last>): ((choice: Described, cast: Cast, question?: Question) => string) =>
  answerer<NounOf<Last>>({
    words: grammar.words,
    actions: grammar.actions,
    declines: { ...declines, defense, laidBoost: boost, boostManeuver: boost, moveWhom: enough, token: enough },
    no,
    yes,
    says: {
      ...says,
      place,
      ability: `${ability} {n}`,
      option: `${option} {n}`,
      space: `${space} {n}`,
      toSpace: `{who.nom}: ${space} {n}`,
      door: `${door} {n}`,
    },
    closed: grammar.closed,
    player: names.player,
    fighter: names.fighterName,
    nominative: ({ nom }) => nom,
    someone: grammar.fighter,
    card: names.cardTitle,
    form: (id, hero) => names.formOf(id, hero).nom,
    item: (id, hero) => names.itemNoun(id, hero).nom,
    token: (of) => (of ? names.tokenNoun(of.id, of.hero) : grammar.token).nom,
  });
