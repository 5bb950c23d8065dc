/** A card, face up or face down. */
import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import { bonusText, cardText, language, named, words } from '../words/words.ts';
import { accents, Emblem, Piece } from './art.tsx';
import './card.css';

interface Shown {
  hero: HeroDefinition;
  card: CardDefinition;
  /** Its text is struck through. */
  isCanceled?: boolean;
  /** The bonus attack on it alone. */
  isBonus?: boolean;
}

export const nameOfCard = (hero: HeroDefinition, card: string): string => named('card', card, hero.id);

export function CardFace({ hero, card, isCanceled, isBonus }: Shown) {
  const { id, value } = (isBonus && card.bonusAttack) || card;
  const lines = isBonus ? bonusText(hero, card) : cardText(hero, card);
  const title = nameOfCard(hero, id);
  return (
    <article class={`card ${card.type}`} style={accents(hero.id)} data-canceled={isCanceled}>
      <header>
        <span class="value">
          <Piece name={card.type} size={0} class="shape" />
          <span class="unseen">{language().cardType(card.type)} </span>
          {value === undefined ? null : <b>{value}</b>}
        </span>
        <h3 style={{ '--long': longest(title) }}>{title}</h3>
      </header>
      <div class="text">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <footer>
        {card.item === undefined ? null : (
          <span class="item">
            <Piece name="basket" size={14} />
            <span class="unseen">{words().play.item} </span>
            {named('item', card.item, hero.id)}
          </span>
        )}
        <span class="user">
          <Emblem hero={hero.id} size={14} /> {userOf(hero, card)}
        </span>
        {card.boost === undefined ? null : (
          <span class="boost">
            <Piece name="boost" size={14} />
            <span class="unseen">{words().play.boost} </span>
            {card.boost}
          </span>
        )}
      </footer>
    </article>
  );
}
/** Letters of the longest word: long ones are set smaller, so that none is broken. */
export const longest = (title: string): number => Math.max(9, ...title.split(/[\s-]+/).map(({ length }) => length));

/** Who may use it. */
export const userOf = (hero: HeroDefinition, card: CardDefinition): string =>
  card.by === 'any'
    ? words().play.anyFighter
    : card.by === 'hero'
      ? named('fighter', hero.id, hero.id)
      : named('fighter', card.by, hero.id);

export function CardBack({ hero, label }: { hero: string; label: string }) {
  return (
    <div class="card back" style={accents(hero)} role="img" aria-label={label}>
      <Emblem hero={hero} size={48} />
    </div>
  );
}
