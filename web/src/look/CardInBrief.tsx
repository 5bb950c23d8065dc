/** A card as a few lines for lists: title, numbers and text. How many copies there are, the list says. */
import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import { cardText } from '../texts/texts.ts';
import { factsOf, nameOfCard } from './card.ts';
import './card-in-brief.css';

export function CardInBrief({ hero, card }: { hero: HeroDefinition; card: CardDefinition }) {
  return (
    <div class="card-in-brief">
      <b>{nameOfCard(hero, card.id)}</b> <span class="facts">{factsOf({ hero, card }).join(' · ')}</span>
      {cardText(hero, card).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
