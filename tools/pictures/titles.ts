/** How cards, heroes and boards are called, in English. */
import '@peerless/boards/en';
import '@peerless/heroes/en';
import { BOARDS } from '@peerless/boards';
import { name } from '@peerless/text';

export const titleOf = (hero: string, card: string): string => name('card', card, 'en', hero);
export const heroName = (hero: string): string => name('fighter', hero, 'en', hero);

export const boards = BOARDS.map(({ id }) => ({ id, title: name('board', id, 'en') }));
