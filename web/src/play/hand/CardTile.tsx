/** A card where there is no room for its face: value, name, BOOST, and its picture where the tile is high enough. Lifted, it is read whole. */
import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import { accents, Piece } from '../../look/art.tsx';
import { CardPicture } from '../../look/CardPicture.tsx';
import { nameOfCard, spokenCard } from '../../look/card.ts';
import { Narrowed } from '../../look/Narrowed.tsx';
import './card-tile.css';

export function CardTile({ hero, card }: { hero: HeroDefinition; card: CardDefinition }) {
  return (
    <span class={`card-tile ${card.type}`} style={accents(hero.id)}>
      <span class="unseen">{spokenCard({ hero, card })}</span>
      <span class="value" aria-hidden="true">
        <Piece name={card.type} size={30} class="shape" />
        {card.value === undefined ? null : <b>{card.value}</b>}
      </span>
      <span class="name" aria-hidden="true">
        <Narrowed>{nameOfCard(hero, card.id)}</Narrowed>
      </span>
      {card.boost === undefined ? null : (
        <span class="boost" aria-hidden="true">
          <Piece name="boost" size={12} />
          {card.boost}
        </span>
      )}
      <span class="pictured" aria-hidden="true">
        <CardPicture hero={hero} card={card} />
      </span>
    </span>
  );
}
