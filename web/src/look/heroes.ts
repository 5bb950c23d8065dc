/** How heroes look: an accent colour each, and which pictures there are. */
import { HEROES } from '@peerless/heroes';

const ACCENTS: Record<string, string> = {
  achilles: '#9c5a2b',
  alice: '#3f93c9',
  beowulf: '#3d5a73',
  'bloody-mary': '#7d1128',
  dracula: '#5b1a4a',
  genie: '#6a3fa0',
  houdini: '#2b2f5e',
  'invisible-man': '#6f7f8c',
  'jekyll-and-hyde': '#6b7322',
  'king-arthur': '#27468f',
  'little-red': '#d12c2c',
  medusa: '#3f7d4e',
  'sherlock-holmes': '#7a5c3a',
  sinbad: '#1e7f8c',
  'sun-wukong': '#d9541e',
  yennenga: '#bf8415',
};
/** A hero from a player gets a colour by its name. */
export const accentOf = (hero: string): string =>
  ACCENTS[hero] ?? `hsl(${[...hero].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 360, 7)} 45% 40%)`;
export const hasPictures = (hero: string): boolean => HEROES.some(({ id }) => id === hero);
/** Forms that have a figure of their own. */
const FORMS: Record<string, string> = { small: 'alice-small', 'mr-hyde': 'mr-hyde' };
export const figureOf = (fighter: string, form: string | null): string => (form && FORMS[form]) || fighter;
