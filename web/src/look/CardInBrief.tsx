/** A card as a few lines for lists: title, numbers and text. How many copies there are, the list says. */
import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import { cardText, language, named, words } from '../words/words.ts';
import { nameOfCard, userOf } from './Card.tsx';

export function CardInBrief({ hero, card }: { hero: HeroDefinition; card: CardDefinition }) {
  const { value, boost, item, type } = card;
  const facts = [
    value === undefined ? language().cardType(type) : `${language().cardType(type)} ${value}`,
    ...(boost === undefined ? [] : [`${words().play.boost} ${boost}`]),
    userOf(hero, card),
    ...(item === undefined ? [] : [named('item', item, hero.id)]),
  ];
  return (
    <div class="card-in-brief">
      <b>{nameOfCard(hero, card.id)}</b> <span class="facts">{facts.join(' · ')}</span>
      {cardText(hero, card).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
