/** The end of a game: who won and why, and what to do next at one click. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { accents, Piece, Portrait } from '../look/art.tsx';
import { linkTo } from '../route.ts';
import { language, spoken, texts } from '../texts/texts.ts';
import { useGame } from './playing.ts';
import './result.css';
import './prompt/answers.css';

interface ResultProps {
  /** How it ended, where the rules of the game do not say it. */
  ending: string | null;
  /** What to do next. */
  children: ComponentChildren;
}
export function Result({ ending, children }: ResultProps) {
  const game = useGame();
  const isHidden = useSignal(false);
  const { view, told } = game.latest.value!;
  const { play } = texts();
  if (!view.over || game.isTelling.value || isHidden.value || game.past.value) return null;
  const [winner] = view.winners;
  const why = told.filter(({ event }) => ['damage', 'eliminate', 'over'].includes(event.kind)).slice(-3);
  return (
    <section class="result" data-part="result" data-over aria-label={play.result} style={accents(view.seats[winner ?? 0].hero)}>
      <div class="winner">{winner === undefined ? null : <Portrait hero={view.seats[winner].hero} />}</div>
      <div>
        <h2>
          {winner === undefined ? (
            (ending ?? play.draw)
          ) : (
            <>
              <Piece name="crown" size={30} /> {play.won(view.winners.map((seat) => spoken(view.seats[seat].hero)))}
            </>
          )}
        </h2>
        <ul>
          {why.map(({ event, seq }, n) => (
            <li key={`${seq}-${n}`}>{language().event(event, game.cast())}</li>
          ))}
        </ul>
        <div class="answers">
          {children}
          <button type="button" class="button plain" onClick={() => (isHidden.value = true)}>
            {play.seeBoard}
          </button>
          <a class="button plain" href={linkTo('')}>
            {play.toStart}
          </a>
        </div>
        {game.kept.value?.takenBack.length ? <p>{play.markedGame}</p> : null}
      </div>
    </section>
  );
}
