/** Two heroes side by side: fighters, numbers, decks. */

import { type CardType, type HeroDefinition, TYPES } from '@peerless/engine';
import { accents, Piece, Portrait } from '../look/art.tsx';
import { Back } from '../look/Back.tsx';
import { CardInBrief } from '../look/CardInBrief.tsx';
import { Title } from '../look/Title.tsx';
import { linkTo } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { copiesIn, MEASURES, ofType } from './deck.ts';
import { Abilities, Fighters } from './Fighters.tsx';
import { CompareWith } from './HeroPage.tsx';
import { Numbers } from './Numbers.tsx';
import { nameOfHero } from './names.ts';
import './comparison.css';

export function Comparison({ hero, other }: { hero: HeroDefinition; other: HeroDefinition }) {
  const { heroes } = texts();
  const both = [hero, other];
  return (
    <main class="page heroes comparison">
      <header>
        <Back to={linkTo('heroes', hero.id)}>{heroes.back}</Back>
        <Title>{heroes.pair(nameOfHero(hero), nameOfHero(other))}</Title>
      </header>
      <CompareWith key={hero.id} hero={hero} other={other} />
      <div class="two">
        {both.map((each) => (
          <section key={each.id} style={accents(each.id)}>
            <Portrait hero={each.id} />
            <h2>
              <a href={linkTo('heroes', each.id)}>{nameOfHero(each)}</a>
            </h2>
            <Fighters hero={each} />
            <h3>{heroes.abilities}</h3>
            <Abilities hero={each} />
          </section>
        ))}
      </div>
      <h2>{heroes.numbers}</h2>
      <Numbers heroes={both} measures={MEASURES} />
      <h2>{heroes.deck}</h2>
      {TYPES.map((type) => (
        <section key={type} aria-label={heroes.types[type]}>
          <h3 class="type">
            <Piece name={type} size={22} /> {heroes.types[type]}
          </h3>
          <div class="two">
            {both.map((each) => (
              <CardsOfType key={each.id} hero={each} type={type} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function CardsOfType({ hero, type }: { hero: HeroDefinition; type: CardType }) {
  const cards = ofType(hero, type);
  const { heroes } = texts();
  return (
    <div class="of-type">
      <h4>
        {nameOfHero(hero)}: {copiesIn(cards)}
      </h4>
      <ul>
        {cards.map((card) => (
          <li key={card.id} class={card.type}>
            <CardInBrief hero={hero} card={card} />
            <span class="copies">
              <span aria-hidden="true">×{card.copies}</span>
              <span class="unseen">{heroes.copies(card.copies)}</span>
            </span>
          </li>
        ))}
      </ul>
      {cards.length ? null : <p>{heroes.none}</p>}
    </div>
  );
}
