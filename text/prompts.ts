/** What the game asks: because of what, what the card says, and what to choose. */
import { type Effect, may, type QuestionKind, type Source, type Verb, wordNamed } from '@peerless/engine';
import type { Cast, Context, Question } from './language.ts';
import { contextOf, type Phrase, tokensOf } from './sentence.ts';
import { filled } from './template.ts';
import type { OwnText, VerbText, Words } from './words.ts';

/**
 * Texts of questions, with blanks: `who` and `target` are fighters, `card` and `token` what it is about, `what` is what the word does,
 * `orNot` lets it be declined, after a clause `orNotThen`; `pick` stands where the word says all the rest.
 */
export type Prompts = { readonly [K in QuestionKind]?: string };

/** The rule that asks, where no card or ability does. */
const RULES = {
  attackWith: 'attack',
  target: 'attack',
  attackCard: 'attack',
  laidBoost: 'attack',
  defense: 'combat',
  number: 'combat',
  discardOrder: 'combat',
  schemeCard: 'scheme',
  schemeFighter: 'scheme',
  boostManeuver: 'maneuver',
  moveWhom: 'maneuver',
  moveTo: 'maneuver',
  walkOrPlace: 'maneuver',
  handLimit: 'handLimit',
  item: 'basket',
  placeSidekick: 'setup',
  placeToken: 'setup',
  mulligan: 'setup',
  assign: 'damage',
  action: 'turn',
  abilityOrder: 'turn',
  placeTo: 'turn',
} as const satisfies { [K in QuestionKind]?: string };
export type Heading = (typeof RULES)[keyof typeof RULES] | 'choice';

/** Questions about any word, which say themselves what it says. */
const OF_ANY_WORD: readonly QuestionKind[] = ['yesNo', 'opponent', 'reaction', 'item'];

export interface Prompting<Name extends string | object> {
  words: Pick<Words<never, never, never>, 'verbs' | 'own'>;
  prompts: Prompts;
  orNot: string;
  orNotThen: string;
  pick: string;
  doThis: string;
  headings: Readonly<Record<Heading, string>>;
  phrases(effects: readonly Effect[], context: Context): Phrase[];
  clause(effects: readonly Effect[], context: Context, mood: 'bare'): string;
  sentences(phrases: readonly Phrase[]): string;
  /** A question as a sentence. */
  ended(asked: string): string;
  heading(source: Source, cast: Cast): string;
  player(seat: number, cast: Cast): string;
  /** A fighter, and what it is called where it is not known. */
  fighter(id: string, cast: Cast): Name;
  someone: Name;
  aTarget: Name;
  card(id: string | undefined, seat: number, cast: Cast): string;
  token(of: { id: string; hero: string } | undefined): Name;
}
/** How a language asks. */
export function prompting<Name extends string | object>(language: Prompting<Name>): (question: Question, cast: Cast) => string {
  const { words, prompts, headings } = language;
  const text = (word: Effect): VerbText<never> | OwnText | undefined =>
    word.do === 'own' ? words.own[word.word] : (words.verbs[word.do] as VerbText<never>);
  const named = (id: string | undefined, otherwise: Name, cast: Cast): Name => (id === undefined ? otherwise : language.fighter(id, cast));

  function asked(question: Question, context: Context, cast: Cast): string {
    const { kind, word, about, seat, optional } = question;
    const own = word && text(word)?.asks?.[kind];
    if (own) return own(word as never, context, question);
    return filled(prompts[kind] ?? `(no text for the question ${kind})`, {
      who: named(about.fighter, language.someone, cast),
      target: named(about.target, language.aTarget, cast),
      card: language.card(about.card, seat, cast),
      token: language.token(tokensOf(question, cast)),
      what: word && prompts[kind]?.includes('{what}') ? language.clause([word], context, 'bare') : language.doThis,
      orNot: optional ? language.orNot : '',
      orNotThen: optional ? language.orNotThen : '',
      pick: optional ? language.pick : '',
    } as Record<string, string>);
  }
  return (question, cast) => {
    const context = contextOf(question, cast);
    const { kind, word, optional, source, seat } = question;
    const says = word && !OF_ANY_WORD.includes(kind) && !isAsked(word, context);
    const said = says ? language.sentences(language.phrases([optional ? may(word) : word], context)) : '';
    const ask = asked(question, context, cast);
    const why = source ? language.heading(source, cast) : headings[ruleOf(kind)];
    const whose = source && 'seat' in source && source.seat !== seat ? ` (${language.player(source.seat, cast)})` : '';
    return `${why}${whose}: ${[said, ask && language.ended(ask)].filter(Boolean).join(' ')}`;
  };
}
const ruleOf = (kind: QuestionKind): Heading => (RULES as { [K in QuestionKind]?: Heading })[kind] ?? 'choice';

/** Does the question say all that the word does? */
function isAsked(word: Effect, { hero }: Context): boolean {
  const verb = word.do === 'own' ? (hero?.words?.[word.word] as Verb | undefined) : wordNamed('verb', word.do);
  const { isAsked: is = false } = verb?.tells ?? {};
  return typeof is === 'function' ? is(word as never) : is;
}
