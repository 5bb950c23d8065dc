/** The end of a game: who won and how, where it turned, and what to do next at one click; put away, a bar with the same is left. */
import { matchOf } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { accents, Piece, Portrait } from '../look/art.tsx';
import { Icon } from '../look/Icon.tsx';
import { linkTo } from '../route.ts';
import { language, spoken, texts } from '../texts/texts.ts';
import { Account } from './end/Account.tsx';
import type { Review } from './end/review.ts';
import { ownSeat } from './own-seat.ts';
import { useGame } from './playing.ts';
import { Stands } from './Stands.tsx';
import { seenBy } from './sides.ts';
import './result.css';
import './prompt/answers.css';

interface ResultProps {
  /** How it ended, where the rules of the game do not say it. */
  ending: string | null;
  /** Opens the replay; null where there is none to look at. */
  review: Review | null;
  /** What to do next. */
  children: ComponentChildren;
}
export function Result({ ending, review, children }: ResultProps) {
  const game = useGame();
  const isHidden = useSignal(false);
  const { view } = game.latest.value!;
  const { play } = texts();
  const isTold = view.over && !game.isTelling.value && !game.past.value;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTold && mayTakeFocus()) section.current?.focus({ preventScroll: true });
  }, [isTold, isHidden.value]);
  if (!isTold) return null;
  const next = (
    <div class="answers">
      {children}
      {review ? <Looks review={review} /> : null}
    </div>
  );
  if (isHidden.value)
    return (
      <section ref={section} tabIndex={-1} class="result-bar" data-part="result" aria-label={play.result}>
        <button type="button" class="button" onClick={() => (isHidden.value = false)}>
          <Piece name="crown" size={22} /> {play.result}
        </button>
        {next}
      </section>
    );
  return (
    <section
      ref={section}
      tabIndex={-1}
      class="result"
      data-part="result"
      data-over
      aria-label={play.result}
      style={accents(view.seats[view.winners[0] ?? 0].hero)}
    >
      <Sides />
      <div class="result-told" data-scrolls>
        <Headline ending={ending} />
        <Account review={review} />
        {game.kept.value?.takenBack.length ? <p>{play.markedGame}</p> : null}
      </div>
      <footer>
        {next}
        <a class="button plain" href={linkTo('')}>
          {play.toStart}
        </a>
      </footer>
      <button
        type="button"
        class="button plain put-away"
        aria-label={play.seeBoard}
        title={play.seeBoard}
        onClick={() => (isHidden.value = true)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
/** Whoever writes, or has opened something, goes on with it. */
const mayTakeFocus = (): boolean => !document.activeElement?.closest('dialog, input, textarea, select');

function Looks({ review }: { review: Review }) {
  const { play } = texts();
  return (
    <>
      <button type="button" class="button" onClick={() => review()}>
        {play.replay}
      </button>
      <button type="button" class="button" onClick={() => review('analysis')}>
        {play.analysis}
      </button>
    </>
  );
}

/** Those who won are large, the others small and dim. */
function Sides() {
  const game = useGame();
  const update = game.latest.value!;
  const view = seenBy(update.view, ownSeat(update, game.host));
  const isDrawn = view.winners.length === 0;
  const seats = view.seats.map(({ hero }, seat) => ({ hero, seat, hasWon: isDrawn || view.winners.includes(seat) }));
  return (
    <div class="result-sides" data-drawn={isDrawn} data-many={seats.length > 2} aria-hidden="true">
      {seats
        .toSorted((a, b) => Number(b.hasWon) - Number(a.hasWon))
        .map(({ hero, seat, hasWon }) => (
          <div key={seat} data-won={hasWon} style={accents(hero)}>
            <Portrait hero={hero} />
            <Stands view={view} seat={seat} isBrief />
          </div>
        ))}
    </div>
  );
}

function Headline({ ending }: { ending: string | null }) {
  const game = useGame();
  const update = game.latest.value!;
  const { view, told } = update;
  const { play } = texts();
  const own = ownSeat(update, game.host);
  const winners = play.won(view.winners.map((seat) => spoken(view.seats[seat].hero)));
  const isOwn = own !== null && view.winners.length > 0;
  const hasWon = isOwn && (view.winners.includes(own) || !!(matchOf({ setup: view.setup }).allies[own] & (1 << view.winners[0])));
  const over = told.filter(({ event }) => event.kind === 'over');
  const isDefeat = over.some(({ event }) => event.kind === 'over' && event.why === 'heroDefeated');
  const fallen = told.filter(({ event }) => event.kind === 'defeat' && view.seats.some(({ hero }) => event.fighter.split('@')[0] === hero));
  const last = isDefeat && fallen.length ? fallen.slice(-1) : over;
  return (
    <>
      <h2>
        {hasWon || own === null ? <Piece name="crown" size={34} /> : null}
        {view.winners.length === 0 ? (ending ?? play.draw) : isOwn ? (hasWon ? play.end.youWon : play.end.youLost) : winners}
      </h2>
      {isOwn && !hasWon ? <p class="consoled">{play.end.consoled}</p> : null}
      {view.winners.length === 0 && ending ? null : (
        <ul class="result-why">
          {last.map(({ event, seq }, n) => (
            <li key={`${seq}-${n}`}>{language().event(event, game.cast())}</li>
          ))}
        </ul>
      )}
    </>
  );
}
