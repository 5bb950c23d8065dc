/** Questions in a language with cases. */
import type { Effect, Source } from '@peerless/engine';
import type { Cast, Context, Question } from '../language.ts';
import { type Prompting, type Prompts, prompting as prompter } from '../prompts.ts';
import type { Phrase } from '../sentence.ts';
import type { NounOf } from './nouns.ts';

export interface SlavicPrompting<Last extends string> extends Pick<Prompting<NounOf<Last>>, 'words' | 'headings'> {
  prompts: Prompts;
  says: Pick<Prompting<NounOf<Last>>, 'orNot' | 'orNotThen' | 'pick' | 'doThis'> & { card: string };
  nouns: { fighter: NounOf<Last>; token: NounOf<Last> };
  grammar: {
    closed(text: string): string;
    sentence(text: string): string;
    sentences(phrases: readonly Phrase[]): string;
    phrases(effects: readonly Effect[], context: Context): Phrase[];
    clause(effects: readonly Effect[], context: Context, mood: 'bare'): string;
  };
  names: {
    cardOf(card: string, seat: number, cast: Cast): string;
    fighterName(id: string, cast: Cast): NounOf<Last>;
    heading(source: Source, cast: Cast): string;
    player(seat: number, cast: Cast): string;
    tokenNoun(id: string, hero?: string): NounOf<Last>;
  };
}
export const prompting = <Last extends string>(language: SlavicPrompting<Last>): ((question: Question, cast: Cast) => string) => {
  const { words, prompts, headings, says, nouns, grammar, names } = language;
  return prompter<NounOf<Last>>({
    words,
    prompts,
    headings,
    ...says,
    ...grammar,
    /** A question brings its own mark. */
    ended(asked) {
      const said = grammar.closed(asked);
      return /[.?]$/.test(said) ? grammar.sentence(said).slice(0, -1) : grammar.sentence(said);
    },
    ...names,
    fighter: names.fighterName,
    someone: nouns.fighter,
    aTarget: nouns.fighter,
    card: (id, seat, cast) => (id === undefined ? says.card : `${says.card} ${names.cardOf(id, seat, cast)}`),
    token: (of) => (of ? names.tokenNoun(of.id, of.hero) : nouns.token),
  });
};
