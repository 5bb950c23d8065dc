/** Heroes and boards as people call them. */
import { type BoardDefinition, type HeroDefinition, knownBoards, knownHeroes, nearest } from '@peerless/engine';
import { LANGS, name } from '@peerless/text';
import { misuse } from './failure.ts';

export const heroCalled = (wanted: string): HeroDefinition => called(knownHeroes(), wanted, 'hero');
export const boardCalled = (wanted: string): BoardDefinition => called(knownBoards(), wanted, 'board');

/** A thing by its id, or by its name in any language. */
function called<T extends { id: string }>(list: readonly T[], wanted: string, what: 'hero' | 'board'): T {
  const names = ({ id }: T): string[] => [id, ...LANGS.map((lang) => name(what === 'hero' ? 'fighter' : 'board', id, lang))];
  const hit = list.find((each) => names(each).some((one) => plain(one) === plain(wanted)));
  if (hit) return hit;
  const near = nearest(wanted, list.flatMap(names));
  const ids = list.map(({ id }) => id).join(', ');
  throw misuse(`unknown ${what} "${wanted}"; ${near === undefined ? `known: ${ids}` : `did you mean "${near}"?`}`);
}
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');
