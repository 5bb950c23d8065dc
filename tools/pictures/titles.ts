/** How the cards are called, in English. */
import '@peerless/heroes/en';
import { name } from '@peerless/text';

export const titleOf = (hero: string, card: string): string => name('card', card, 'en', hero);
