/** Pictures of cards that somebody has drawn: where each is. */
import { CARD_PICTURES } from '@peerless/heroes/card-pictures';

const place = (hero: string, card: string, print: string): string => `/assets/cards/${hero}/${card}-${print}.svg`;

export function cardPicture(hero: string, card: string): string | undefined {
  const print = Object.hasOwn(CARD_PICTURES, hero) && Object.hasOwn(CARD_PICTURES[hero], card) ? CARD_PICTURES[hero][card] : undefined;
  return print === undefined ? undefined : place(hero, card, print);
}
export const allCardPictures = (): string[] =>
  Object.entries(CARD_PICTURES).flatMap(([hero, cards]) => Object.entries(cards).map(([card, print]) => place(hero, card, print)));
