/** The end of a game: who won and why, and what to do next at one click. */
import { useSignal } from '@preact/signals';
import { keepGame, newKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { accents, Piece, Portrait } from '../look/art.tsx';
import { go, linkTo } from '../route.ts';
import { language, named, words } from '../words/words.ts';
import { useGame } from './playing.ts';
import './result.css';

export function Result() {
  const game = useGame();
  const kept = game.kept.value;
  const isHidden = useSignal(false);
  const { view, told } = game.latest.value!;
  const { play } = words();
  if (!view.over || game.isTelling.value || isHidden.value || game.past.value) return null;
  const heroName = (seat: number): string => named('fighter', view.seats[seat].hero, view.seats[seat].hero);
  const [winner] = view.winners;
  const why = told.filter(({ event }) => ['damage', 'eliminate', 'over'].includes(event.kind)).slice(-3);
  return (
    <section class="result" aria-label={play.result} style={accents(view.seats[winner ?? 0].hero)}>
      <div class="winner">{winner === undefined ? null : <Portrait hero={view.seats[winner].hero} />}</div>
      <div>
        <h2>
          {winner === undefined ? (
            play.draw
          ) : (
            <>
              <Piece name="crown" size={30} /> {play.won(view.winners.map(heroName))}
            </>
          )}
        </h2>
        <ul>
          {why.map(({ event, seq }, n) => (
            <li key={`${seq}-${n}`}>{language().event(event, game.table())}</li>
          ))}
        </ul>
        <div class="answers">
          <button type="button" class="button main" onClick={() => void rematch(kept, false)}>
            {play.rematch}
          </button>
          <button type="button" class="button" onClick={() => void rematch(kept, true)}>
            {play.rematchSwapped}
          </button>
          <a class="button" href={linkTo('replay', kept.id)}>
            {play.review}
          </a>
          <button type="button" class="button plain" onClick={() => (isHidden.value = true)}>
            {play.seeBoard}
          </button>
          <a class="button plain" href={linkTo('')}>
            {play.toStart}
          </a>
        </div>
        {kept.takenBack.length ? <p>{play.markedGame}</p> : null}
      </div>
    </section>
  );
}
/** The same game again; as it was, or with the sides exchanged. */
export async function rematch({ record, seats }: Kept, isSwapped: boolean): Promise<void> {
  const { setup } = record;
  const heroes = isSwapped ? [...setup.heroes.slice(1), setup.heroes[0]] : setup.heroes;
  const again = newKept({ ...setup, heroes }, seats);
  await keepGame(again);
  go('play', again.id);
}
