/** The deck as a plain table; seen on paper only. */
import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import { nameOfCard, userOf } from '../look/card.ts';
import { cardText, named, texts } from '../texts/texts.ts';
import { Abilities, Fighters } from './Fighters.tsx';
import { nameOfHero } from './names.ts';
import './printed-deck.css';

export function PrintedDeck({ hero, cards }: { hero: HeroDefinition; cards: readonly CardDefinition[] }) {
  const { heroes, play } = texts();
  return (
    <div class="printed">
      <h1>{nameOfHero(hero)}</h1>
      <Fighters hero={hero} />
      <Abilities hero={hero} />
      <table>
        <thead>
          <tr>
            <th scope="col">×</th>
            <th scope="col">{play.card}</th>
            <th scope="col">{heroes.type}</th>
            <th scope="col">{heroes.value}</th>
            <th scope="col">{play.boost}</th>
            <th scope="col">{heroes.user}</th>
            {hero.items ? <th scope="col">{play.item}</th> : null}
            <th scope="col">{heroes.text}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <td>{card.copies}</td>
              <th scope="row">{nameOfCard(hero, card.id)}</th>
              <td>{heroes.types[card.type]}</td>
              <td>{card.value ?? heroes.none}</td>
              <td>{card.boost ?? heroes.none}</td>
              <td>{userOf(hero, card)}</td>
              {hero.items ? <td>{card.item === undefined ? heroes.none : named('item', card.item, hero.id)}</td> : null}
              <td>{cardText(hero, card).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
