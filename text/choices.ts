/** One answer, as a button or a line says it. */
import type { QuestionKind } from '@peerless/engine';
import type { Cast, Described, Question } from './language.ts';
import { capital, deckOf, tokensOf } from './sentence.ts';
import { doorNumber, spaceNumber } from './spaces.ts';
import { filled } from './template.ts';
import type { VerbText, Words } from './words.ts';

export interface Answering<Name extends string | object> {
  words: Pick<Words<never, never, never>, 'verbs'>;
  /** What it is to pick nothing, where it is not `no`. */
  declines: { readonly [K in QuestionKind]?: string };
  no: string;
  yes: string;
  actions: Readonly<Record<string, string>>;
  /** Names where they stand by themselves. */
  player(seat: number, cast: Cast): string;
  fighter(id: string, cast: Cast): Name;
  nominative(name: Name): string;
  someone: Name;
  card(id: string, hero: string): string;
  form(id: string, hero: string): string;
  item(id: string, hero: string): string;
  token(of: { id: string; hero: string } | undefined): string;
  /** With blanks for a player, `who` and `target`, or a number. */
  says: {
    concedes: string;
    stops: string;
    place: string;
    door: string;
    ability: string;
    option: string;
    space: string;
    toSpace: string;
    attacks: string;
  };
  closed(text: string): string;
}
/** How a language says an answer; the question names the options of a card. */
export function answering<Name extends string | object>(
  language: Answering<Name>,
): (choice: Described, cast: Cast, question?: Question) => string {
  const { words, says } = language;
  const say = (text: string, blanks: Readonly<Record<string, Name | string | number>>) => filled(text, blanks as Record<string, string>);
  const verbs = (): VerbText<never>[] => Object.values(words.verbs) as VerbText<never>[];
  const hero = (seat: number, cast: Cast) => cast.seats[seat]?.hero ?? '';

  function declined({ kind, fighter }: Described, cast: Cast): string {
    if (kind === 'moveTo') return say(says.stops, { who: fighter === undefined ? language.someone : language.fighter(fighter, cast) });
    const asked = kind as QuestionKind;
    return language.declines[asked] ?? verbs().find(({ declines }) => declines?.[asked])?.declines?.[asked] ?? language.no;
  }
  function option({ kind, option, seat }: Described, cast: Cast, question: Question | undefined): string {
    if (kind === 'form') return language.form(String(option), hero(seat, cast));
    if (kind === 'item') return language.item(String(option), hero(seat, cast));
    const n = Number(option);
    if (kind === 'abilityOrder') return say(says.ability, { n });
    const asked = kind as QuestionKind;
    const own = verbs()
      .find(({ options }) => options?.[asked])
      ?.options?.[asked]?.(n - 1, cast, question);
    return own ?? say(says.option, { n });
  }
  function answer(choice: Described, cast: Cast, question: Question | undefined): string {
    const { kind, seat, fighter, target, space } = choice;
    if (kind === 'concede') return say(says.concedes, { player: language.player(seat, cast) });
    if (choice.pass) return declined(choice, cast);
    if (choice.yes) return kind === 'walkOrPlace' ? says.place : language.yes;
    if (choice.option !== undefined) return option(choice, cast, question);
    if (choice.number !== undefined) return `${choice.number}`;
    if (choice.opponent !== undefined) return language.player(choice.opponent, cast);
    if (choice.door !== undefined) return say(says.door, { n: doorNumber(choice.door) });
    if (choice.token !== undefined) return `${language.token(tokensOf(choice, cast))} ${choice.token + 1}`;
    if (choice.action !== undefined) return language.actions[choice.action] ?? choice.action;
    if (space !== undefined) {
      const n = spaceNumber(space);
      return fighter === undefined ? say(says.space, { n }) : say(says.toSpace, { who: language.fighter(fighter, cast), n });
    }
    if (choice.card !== undefined && kind !== 'schemeFighter') return language.card(choice.card, hero(deckOf(choice, cast), cast));
    if (fighter === undefined) return kind;
    const who = language.fighter(fighter, cast);
    if (kind !== 'target' || target === undefined) return language.nominative(who);
    return language.closed(say(says.attacks, { who, target: language.fighter(target, cast) }));
  }
  return (choice, cast, question) => capital(answer(choice, cast, question));
}
