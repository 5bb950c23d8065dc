/** What the words of a kind have in common wherever one of them is held. */
import { checksOf, fieldsMention } from '../data/fields.ts';
import { checkFields, checkNeeds, checkSetting, type Data, isData, type Kind, MOST_WORDS, nested, strange } from '../data/kinds.ts';
import { inside, say } from '../data/place.ts';
import { shown } from '../data/problems.ts';
import { type Word, type WordKind, wordNamed, wordsOf } from '../data/vocabulary.ts';

/** So many words may tell one group or space from others. */
export const MOST_FILTERS = 6;

/** What the words of a kind must look like: each says so itself. */
export function wordOf<D>(tag: string, what: string, kind: Exclude<WordKind, 'moment'>): Kind<D> {
  return nested((value, at) => {
    if (!isData(value)) return say(at, `must be an object with "${tag}", not ${shown(value)}`);
    const said = Object.hasOwn(value, tag) ? value[tag] : undefined;
    const word: Word | undefined = typeof said === 'string' ? wordNamed(kind, said) : undefined;
    if (!word) return say(inside(at, tag), strange(what, said, namesOf(kind, tag), kind === 'verb' ? synonyms() : {}));
    if (at.said.push(word.word) > MOST_WORDS) return;
    checkSetting(word.word, word.said, inside(at, tag));
    if (word.needs) checkNeeds(word.word, word.needs, word.isYours, inside(at, tag));
    checkFields(value, checksOf(word.fields), at, tag);
  });
}
const namesOf = (kind: WordKind, tag: string): string[] =>
  wordsOf(kind)
    .filter((each) => !('tag' in each) || each.tag === tag)
    .map(({ word }) => word);
/** What people say for our words. */
const synonyms = (): Record<string, string> =>
  Object.fromEntries(wordsOf('verb').flatMap(({ word, also }) => also.split(' ').map((each) => [each, word])));

/** Does a word speak of an opponent, by itself or by what it holds? */
export const wordMentions = ({ opponent, fields }: Word, data: Data): boolean => opponent || fieldsMention(fields, data);
