/** How heroes and boards look: an accent colour or tones each, and which pictures there are. */
import { LOOKS as BOARDS } from '@peerless/boards/looks';
import { LOOKS as HEROES } from '@peerless/heroes/looks';
import { picture } from './Piece.tsx';

const found = <T>(id: string, all: Readonly<Record<string, T>>): T | undefined => (Object.hasOwn(all, id) ? all[id] : undefined);

/** A hero that names no colour gets one by its name. */
export const accentOf = (hero: string): string =>
  found(hero, HEROES)?.accent ?? `hsl(${[...hero].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 360, 7)} 45% 40%)`;

const pictureOf = (hero: string, name: string): string | undefined =>
  found(hero, HEROES)?.pictures.includes(name) ? picture(`heroes/${hero}`, name) : undefined;
export const portraitOf = (hero: string): string | undefined => pictureOf(hero, 'portrait');
export const emblemOf = (hero: string): string | undefined => pictureOf(hero, 'emblem');
/** What its counter counts, and its token on the board. */
export const counterOf = (hero: string): string | undefined => pictureOf(hero, 'counter');
export const tokenOf = (hero: string): string | undefined => pictureOf(hero, 'token');
/** A form may have a figure of its own. */
export const figureOf = (hero: string, fighter: string, form: string | null): string | undefined =>
  (form === null ? undefined : pictureOf(hero, `figures/${form}`)) ?? pictureOf(hero, `figures/${fighter}`);
export const groundOf = (board: string): string | undefined =>
  found(board, BOARDS)?.pictures.includes('ground') ? picture(`boards/${board}`, 'ground') : undefined;
/** The colours of a place by day and by night, for the page to choose from; a board that says none has those of plain paper. */
export function tonesOf(board: string): Record<string, string> | undefined {
  const tones = found(board, BOARDS)?.tones;
  if (!tones) return undefined;
  const named = (time: 'day' | 'night') => tones[time].map((tone, n) => [`--${time}-${n + 1}`, tone]);
  return Object.fromEntries([...named('day'), ...named('night')]);
}
