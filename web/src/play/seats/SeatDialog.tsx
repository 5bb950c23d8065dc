/** What can be looked up about a seat: its hero, its deck, its discard pile. */
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { CardInBrief } from '../../look/CardInBrief.tsx';
import { CardToRead } from '../../look/CardToRead.tsx';
import { Icon } from '../../look/Icon.tsx';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { abilityText, language, named, texts } from '../../texts/texts.ts';
import { Stands } from '../Stands.tsx';
import { momentOf, useShowing } from '../showing.ts';
import { deckLeft } from './deck.ts';
import './seat-dialog.css';

/** The pages of it: what may still come, what is gone, what the character card says. */
const PAGES = ['cards', 'discard', 'hero'] as const;
export type Opened = (typeof PAGES)[number];

export function SeatDialog({ number, opened }: { number: number; opened: Signal<Opened | null> }) {
  const { view } = momentOf(useShowing());
  const { hero } = view.seats[number];
  const heroName = named('fighter', hero, hero);
  const { play } = texts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened.value && !dialog.current?.open) dialog.current?.showModal();
  }, [opened.value]);
  const labels: Record<Opened, string> = { cards: play.deck, discard: play.discard, hero: play.aboutHero };
  return (
    <dialog
      ref={dialog}
      class="seat-dialog"
      data-scrolls
      onClose={() => (opened.value = null)}
      aria-label={heroName}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <header>
        <h2>
          {heroName} <Stands view={view} seat={number} />
        </h2>
        <form method="dialog">
          <button type="submit" class="button plain" aria-label={play.close} title={play.close}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <div class="pages" role="group" aria-label={heroName}>
        {PAGES.map((page) => (
          <button key={page} type="button" class="button" aria-pressed={opened.value === page} onClick={() => (opened.value = page)}>
            {labels[page]}
          </button>
        ))}
      </div>
      {opened.value === 'discard' ? (
        <DiscardPile number={number} />
      ) : opened.value === 'cards' ? (
        <DeckList number={number} />
      ) : opened.value === 'hero' ? (
        <About hero={hero} />
      ) : null}
    </dialog>
  );
}

/** What the character card says. */
function About({ hero }: { hero: string }) {
  const definition = heroNamed(hero);
  return (
    <ul>
      {[...language().fighterLines(definition), ...abilityText(definition)].map((line) => (
        <li key={line}>{line}</li>
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
      {cards.length ? null : <p>{texts().play.nothing}</p>}
      <ul class="cards">
        {cards.map((id, n) => {
          const card = cardNamed(hero, id);
          return card ? (
            <li key={`${id}-${n}`}>
              <CardToRead hero={hero} card={card} />
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
/** Where the cards of a deck are, as far as this seat can know: what is gone, what may still come, what was seen. */
function DeckList({ number }: { number: number }) {
  const { view } = momentOf(useShowing());
  const hero = heroNamed(view.seats[number].hero);
  const { play } = texts();
  const cards = deckLeft(view, number);
  const isKnown = cards.some(({ inHand, onTop, maybe }) => inHand || onTop.length || maybe);
  return (
    <>
      {view.seats[number].deckCount === 0 ? <p class="warning">{play.exhausted}</p> : null}
      <table class="deck-list">
        <thead>
          <tr>
            <th scope="col">{play.card}</th>
            <th scope="col">{play.left}</th>
            {isKnown ? <th scope="col">{play.known}</th> : null}
          </tr>
        </thead>
        <tbody>
          {cards.map(({ card, left, copies, inHand, onTop, maybe }) => (
            <tr key={card.id} data-gone={left === 0}>
              <th scope="row">
                <CardInBrief hero={hero} card={card} />
              </th>
              <td>
                {left} / {copies}
              </td>
              {isKnown ? (
                <td>
                  {[inHand ? play.inHand(inHand) : '', ...onTop.map((place) => play.fromTop(place)), maybe ? play.maybeInHand(maybe) : '']
                    .filter(Boolean)
                    .join(', ')}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
