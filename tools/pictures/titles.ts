/** How cards, heroes and boards are called, in English. */
import '@peerless/boards/en';
import '@peerless/heroes/en';
import { BOARDS } from '@peerless/boards';
import { name } from '@peerless/text';

export const titleOf = (hero: string, card: string): string => name('card', card, 'en', hero);
export const heroName = (hero: string): string => name('fighter', hero, 'en', hero);

/** The places, as somebody who does not know how the boards are called would name them (docs/decisions/0032-seven-places.md). */
const PLACES: Readonly<Record<string, string>> = {
  'baskerville-manor': 'a manor by night',
  'hanging-gardens': 'terraced gardens',
  heorot: 'a mead-hall',
  'king-solomons-mine': "a king's mine",
  marmoreal: 'a marble city',
  sarpedon: "an island's ruins",
  soho: 'foggy streets',
};
export const placesToTell = BOARDS.map(({ id }) => ({ id, title: PLACES[id] ?? name('board', id, 'en') }));
