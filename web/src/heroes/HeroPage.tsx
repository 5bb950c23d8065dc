/** One hero: picture, fighters, abilities, numbers and deck. */

import { type HeroDefinition, knownHeroes, TYPES } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { MoreLessons } from '../lesson/MoreLessons.tsx';
import { accents, Portrait } from '../look/art.tsx';
import { Back } from '../look/Back.tsx';
import { nameOfCard } from '../look/card.ts';
import { ReadingFace } from '../look/ReadingFace.tsx';
import { Title } from '../look/Title.tsx';
import { go, linkTo } from '../route.ts';
import { cardText, named, texts } from '../texts/texts.ts';
import { copiesIn, MEASURES, ofType, SORTS, type Sort, usersOf, type Wanted, wantedCards } from './deck.ts';
import { Abilities, Fighters } from './Fighters.tsx';
import { Numbers } from './Numbers.tsx';
import { heroesByName, nameOfHero } from './names.ts';
import { PrintedDeck } from './PrintedDeck.tsx';
import './hero-sheet.css';
import './hero-deck.css';

export function HeroPage({ hero }: { hero: HeroDefinition }) {
  const { heroes } = texts();
  return (
    <main class="page heroes" style={accents(hero.id)}>
      <header>
        <Back to={linkTo('heroes')}>{heroes.all}</Back>
        <Title>{nameOfHero(hero)}</Title>
        <a class="button main" href={linkTo('new', 'computer', hero.id)}>
          {heroes.playAs}
        </a>
      </header>
      <section class="hero-sheet">
        <Portrait hero={hero.id} />
        <div>
          <h2>{heroes.fighters}</h2>
          <Fighters hero={hero} />
          <h2>{heroes.abilities}</h2>
          <Abilities hero={hero} />
          <MoreLessons hero={hero.id} />
          <CompareWith hero={hero} />
        </div>
        <div>
          <h2>{heroes.numbers}</h2>
          <Numbers heroes={[hero]} measures={MEASURES.slice(2)} />
        </div>
      </section>
      <Deck hero={hero} />
    </main>
  );
}

export function CompareWith({ hero, other }: { hero: HeroDefinition; other?: HeroDefinition }) {
  const others = heroesByName(knownHeroes()).filter(({ id }) => id !== hero.id);
  const chosen = useSignal(other?.id ?? others[0]?.id);
  const { heroes } = texts();
  if (!others.length) return null;
  return (
    <form
      class="compare-with"
      onSubmit={(event) => {
        event.preventDefault();
        go('heroes', hero.id, chosen.value);
      }}
    >
      <label>
        {heroes.compareWith}
        <select value={chosen.value} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOfHero(each)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button">
        {heroes.compare}
      </button>
    </form>
  );
}

function Deck({ hero }: { hero: HeroDefinition }) {
  const wanted = useSignal<Wanted>({ types: [], by: null, text: '', sort: 'deck' });
  const { heroes } = texts();
  const cards = wantedCards(
    hero,
    wanted.value,
    (card) => nameOfCard(hero, card.id),
    (card) => cardText(hero, card),
  );
  return (
    <section class="hero-deck" aria-labelledby="deck">
      <div class="top">
        <h2 id="deck">{heroes.deck}</h2>
        <output>{heroes.shown(copiesIn(cards), copiesIn(hero.deck))}</output>
        <button type="button" class="button" onClick={() => print()}>
          {heroes.print}
        </button>
      </div>
      <Filters hero={hero} wanted={wanted.value} want={(change) => (wanted.value = { ...wanted.value, ...change })} />
      {cards.length ? null : <p>{heroes.nothing}</p>}
      <ul class="cards">
        {cards.map((card) => (
          <li key={card.id}>
            <ReadingFace hero={hero} card={card} />
            <p class="copies">
              {heroes.types[card.type]} <span aria-hidden="true">×{card.copies}</span>
              <span class="unseen">, {heroes.copies(card.copies)}</span>
            </p>
          </li>
        ))}
      </ul>
      <PrintedDeck hero={hero} cards={cards} />
    </section>
  );
}

interface FiltersProps {
  hero: HeroDefinition;
  wanted: Wanted;
  want(change: Partial<Wanted>): void;
}
function Filters({ hero, wanted: { types, by, text, sort }, want }: FiltersProps) {
  const { heroes } = texts();
  return (
    <search class="filters">
      <fieldset>
        <legend>{heroes.type}</legend>
        <div class="toggles">
          {TYPES.map((type) => (
            <button
              key={type}
              type="button"
              class="button"
              aria-pressed={types.includes(type)}
              onClick={() => want({ types: types.includes(type) ? types.filter((each) => each !== type) : [...types, type] })}
            >
              {heroes.types[type]} <span aria-hidden="true">{copiesIn(ofType(hero, type))}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <label>
        {heroes.user}
        <select value={by ?? ''} onChange={({ currentTarget }) => want({ by: currentTarget.value || null })}>
          <option value="">{heroes.everybody}</option>
          {usersOf(hero).map((user) => (
            <option key={user} value={user}>
              {user === 'any' ? texts().play.anyFighter : named('fighter', user, hero.id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {heroes.search}
        <input type="search" value={text} onInput={({ currentTarget }) => want({ text: currentTarget.value })} />
      </label>
      <label>
        {heroes.sort}
        <select value={sort} onChange={({ currentTarget }) => want({ sort: currentTarget.value as Sort })}>
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {heroes.sorts[each]}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
