/** What a name that a player brings must look like: a title, or a noun with the grammar of its language. */

import { shown } from '@peerless/engine';
import { among, checkFields, fitting, inside, isData, type Kind, type Optional, optional, say, yes } from '@peerless/engine/kinds';
import type { NameKind } from './lexicon.ts';
import { type Grammar, inEach, type NounField } from './nouns.ts';

/** What is named. */
export interface Subject {
  kind: NameKind;
  id: string;
  isSeveral: boolean;
}
/** Titles are never inflected. */
const TITLES: readonly NameKind[] = ['card', 'board', 'tag'];
const LONGEST = 64;
/** A line of its own; the last one is the mark that sentences are built with. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}⟩]/u;
const line: Kind<string> = fitting(
  `a text of 1 to ${LONGEST} characters in one line`,
  (value) => typeof value === 'string' && value !== '' && value.length <= LONGEST && value === value.trim() && !UNFIT.test(value),
);

/** What is read in one go. */
const WORDS = 24;
const idea: Kind<string> = fitting(
  `one sentence of at most ${WORDS} words`,
  (value) => typeof value === 'string' && !UNFIT.test(value) && /^[^.!?]+[.!?]$/.test(value) && wordsIn(value) <= WORDS,
);
const wordsIn = (text: string): number => text.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;

export function nameOf({ kind, isSeveral }: Subject, grammar: Grammar): Kind<unknown> {
  if (kind === 'idea') return idea;
  if (TITLES.includes(kind)) return line;
  const fields = Object.entries(grammar).filter(([, { of = kind }]) => of === kind);
  const ofSeveral = isSeveral ? fields.flatMap(([field, { needed }]) => (needed === 'ofSeveral' ? field : [])) : [];
  const known = fieldsOf(Object.fromEntries(fields));
  const always = Object.keys(known).filter((field) => typeof known[field] === 'function');
  return (value, at) => {
    if (typeof value === 'string') {
      if (!ofSeveral.length) line(value, at);
      else say(at, `there are several, so it must be an object with ${[...always, ...ofSeveral].join(', ')}`);
    } else if (isData(value)) {
      checkFields(value, known, at);
      for (const field of ofSeveral) if (value[field] === undefined) say(inside(at, field), 'is missing: there are several');
    } else say(at, `must be a text or an object, not ${shown(value)}`);
  };
}
const fieldsOf = (grammar: Grammar): Record<string, Kind<unknown> | Optional<unknown>> =>
  Object.fromEntries(
    Object.entries(grammar).map(([field, own]) => [field, own.needed === 'always' ? fieldOf(own) : optional(fieldOf(own))]),
  );
function fieldOf({ holds }: NounField): Kind<unknown> {
  if (holds === 'text') return line;
  if (holds === 'yes') return yes;
  if ('oneOf' in holds) return among(holds.oneOf);
  const forms = fieldsOf(inEach(holds.each));
  return (value, at) => {
    if (isData(value)) checkFields(value, forms, at);
    else say(at, `must be an object with ${holds.each.join(', ')}, not ${shown(value)}`);
  };
}
