/** A seat: who plays it, the health of its fighters, its cards by number, what is known of them. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { accents, Emblem, Piece } from '../look/art.tsx';
import { CardFace, longest } from '../look/Card.tsx';
import { CardInBrief } from '../look/CardInBrief.tsx';
import { cardNamed, heroNamed } from '../look/known.ts';
import { abilityText, language, named, words } from '../words/words.ts';
import { deckLeft } from './deck.ts';
import { nameOfFighter } from './fighters.ts';
import { momentOf, useShowing } from './showing.ts';
import './seat-panel.css';

interface SeatProps {
  number: number;
  /** Who sits here, instead of the name alone. */
  children?: ComponentChildren;
}
export function SeatPanel({ number, children }: SeatProps) {
  const game = useShowing();
  const { view, seats } = momentOf(game);
  const shown = game.shown.value!;
  const seat = view.seats[number];
  const sitting = seats[number];
  const { play, start } = words();
  const opened = useSignal<'discard' | 'deck' | 'hero' | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (what: 'discard' | 'deck' | 'hero'): void => {
    opened.value = what;
    dialog.current?.showModal();
  };
  const isAsked = !view.over && view.waiting?.seat === number;
  const isExhausted = seat.deckCount === 0 && !seat.out && !view.over;
  const heroName = named('fighter', seat.hero, seat.hero);
  return (
    <article
      class="seat"
      style={accents(seat.hero)}
      data-active={view.active === number}
      data-asked={isAsked}
      data-out={seat.out}
      aria-label={heroName}
    >
      <header>
        <span class="emblem">
          <Emblem hero={seat.hero} size={30} />
        </span>
        <h2 style={{ '--long': longest(heroName) }}>
          <button type="button" class="about" title={play.aboutHero} onClick={() => open('hero')}>
            {heroName}
          </button>
        </h2>
        {children ? null : <span class="who">{sitting.kind === 'computer' ? start.levels?.[sitting.level] : (sitting.name ?? '')}</span>}
      </header>
      {children}
      <ul class="fighters">
        {Object.entries(view.fighters)
          .filter(([, fighter]) => fighter.seat === number)
          .map(([name, fighter]) => {
            const health = game.past.value ? fighter.health : (shown.fighters[name]?.health ?? fighter.health);
            return (
              <li key={name} data-defeated={health === 0}>
                <span>{nameOfFighter(name, view)}</span>
                <span class="bar" aria-hidden="true">
                  <i style={{ width: `${(100 * health) / fighter.maxHealth}%` }} />
                </span>
                <b>
                  <Piece name="health" size={13} /> {health}
                  <span class="unseen"> {play.ofHealth(fighter.maxHealth)}</span>
                </b>
              </li>
            );
          })}
      </ul>
      <div class="piles">
        <span title={play.hand}>
          <Piece name="hand" size={18} /> <span class="unseen">{play.hand}</span> {seat.handCount}
        </span>
        <button type="button" class="pile" onClick={() => open('deck')} title={play.deck} data-empty={isExhausted}>
          <Piece name="deck" size={18} /> <span class="unseen">{play.deck}</span> {seat.deckCount}
        </button>
        <button type="button" class="pile" onClick={() => open('discard')} title={play.discard}>
          <Piece name="discard" size={18} /> <span class="unseen">{play.discard}</span> {seat.discard.length}
        </button>
        {seat.counter === null ? null : (
          <span title={named('counter', heroNamed(seat.hero).counter!.id, seat.hero)}>
            <Piece name="rage" size={18} /> <span class="unseen">{named('counter', heroNamed(seat.hero).counter!.id, seat.hero)}</span>{' '}
            {seat.counter}
          </span>
        )}
        {seat.form === null ? null : <span class="form">{named('form', seat.form, seat.hero)}</span>}
      </div>
      {view.eyes !== number && (typeof view.eyes === 'number' || (children && view.eyes === 'spectator')) ? (
        <Backs number={number} />
      ) : null}
      {isExhausted ? <p class="warning">{play.exhausted}</p> : null}
      <dialog
        ref={dialog}
        aria-label={opened.value === 'deck' ? play.deckOf(heroName) : opened.value === 'discard' ? play.discardOf(heroName) : heroName}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        {opened.value === 'discard' ? (
          <DiscardPile number={number} />
        ) : opened.value === 'deck' ? (
          <DeckList number={number} />
        ) : (
          <About hero={seat.hero} />
        )}
        <form method="dialog">
          <button type="submit" class="button">
            {play.close}
          </button>
        </form>
      </dialog>
    </article>
  );
}

/** What the character card says. */
function About({ hero }: { hero: string }) {
  const definition = heroNamed(hero);
  return (
    <>
      <h2>{named('fighter', hero, hero)}</h2>
      <ul>
        {[...language().fighterLines(definition), ...abilityText(definition)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
/** The cards in another's hand: backs, and the names of those that were seen. */
function Backs({ number }: { number: number }) {
  const { view } = momentOf(useShowing());
  const { hand, handCount, hero } = view.seats[number];
  return (
    <ul class="backs" aria-label={words().play.handOf}>
      {hand.map((card, n) => (
        <li key={`${card}-${n}`} class="seen">
          {named('card', card, hero)}
        </li>
      ))}
      {Array.from({ length: handCount - hand.length }, (_, n) => (
        <li key={`back-${n}`} class="back" aria-hidden="true" />
      ))}
    </ul>
  );
}
/** The latest first. */
function DiscardPile({ number }: { number: number }) {
  const { view } = momentOf(useShowing());
  const hero = heroNamed(view.seats[number].hero);
  const cards = view.seats[number].discard.toReversed();
  return (
    <>
      <h2>{words().play.discardOf(named('fighter', hero.id, hero.id))}</h2>
      {cards.length ? null : <p>{words().play.nothing}</p>}
      <ul class="cards">
        {cards.map((id, n) => {
          const card = cardNamed(hero, id);
          return card ? <li key={`${id}-${n}`}>{<CardFace hero={hero} card={card} />}</li> : null;
        })}
      </ul>
    </>
  );
}
/** Where the cards of a deck are, as far as this seat can know: what is gone, what may still come, what was seen. */
function DeckList({ number }: { number: number }) {
  const { view } = momentOf(useShowing());
  const hero = heroNamed(view.seats[number].hero);
  const { play } = words();
  return (
    <>
      <h2>{play.deckOf(named('fighter', hero.id, hero.id))}</h2>
      {view.seats[number].deckCount === 0 ? <p class="warning">{play.exhausted}</p> : null}
      <table class="deck-list">
        <thead>
          <tr>
            <th scope="col">{play.card}</th>
            <th scope="col">{play.left}</th>
            <th scope="col">{play.known}</th>
          </tr>
        </thead>
        <tbody>
          {deckLeft(view, number).map(({ card, left, copies, inHand, onTop, maybe }) => (
            <tr key={card.id} data-gone={left === 0}>
              <th scope="row">
                <CardInBrief hero={hero} card={card} />
              </th>
              <td>
                {left} / {copies}
              </td>
              <td>
                {[inHand ? play.inHand(inHand) : '', ...onTop.map((place) => play.fromTop(place)), maybe ? play.maybeInHand(maybe) : '']
                  .filter(Boolean)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
