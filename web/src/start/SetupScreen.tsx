/** The game to come: who plays whom, where, and by which options of the rules. */

import { useSignal } from '@preact/signals';
import { keepGame, newKept } from '../games/store.ts';
import { Back } from '../look/Back.tsx';
import { heroNamed } from '../look/known.ts';
import { NoSuchPage } from '../look/NoSuchPage.tsx';
import { Title } from '../look/Title.tsx';
import { go, linkTo, type ScreenProps } from '../route.ts';
import { named, spoken, texts } from '../texts/texts.ts';
import { BoardPicker } from './BoardPicker.tsx';
import {
  type Draft,
  evened,
  evenedFor,
  problemsOf,
  remember,
  remembered,
  resized,
  setupOf,
  surprising,
  type Way,
  wayOf,
  withHero,
} from './draft.ts';
import { FirstVisit } from './FirstVisit.tsx';
import { ModePicker } from './ModePicker.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { RulesOptions } from './RulesOptions.tsx';
import { sidesOf } from './sides.ts';
import './setup.css';

interface Props {
  way: Way;
  /** The hero that the player comes with. */
  hero?: string;
}
/** `#/new/computer`, `#/new/computer/medusa`, `#/new/people/3` */
export function NewScreen({ rest: [given, what] }: ScreenProps) {
  const way = wayOf(given, what);
  const hero = way === 'computer' ? what : undefined;
  if (way === null || (hero !== undefined && !heroNamed(hero))) return <NoSuchPage />;
  return <SetupScreen way={way} hero={hero} />;
}

function SetupScreen({ way, hero }: Props) {
  const { start } = texts();
  const draft = useSignal(begun(way, hero));
  const isStarting = useSignal(false);
  const isRefused = useSignal(false);
  const { mode, board, places } = draft.value;
  const change = (next: Draft): void => {
    draft.value = next;
    if (problemsOf(next).length === 0) remember(way, next);
  };
  const problems = problemsOf(draft.value);
  const begin = async (): Promise<void> => {
    if (problems.length || isStarting.value) return;
    isStarting.value = true;
    const kept = newKept(
      setupOf(draft.value),
      places.map(({ sitting }) => sitting),
    );
    remember(way, draft.value);
    try {
      await keepGame(kept);
      go('play', kept.id);
    } catch {
      isRefused.value = true;
      isStarting.value = false;
    }
  };
  return (
    <main class="page setup">
      <header>
        <Back to={linkTo('')}>{start.back}</Back>
        <Title>{start.newGame}</Title>
      </header>
      {way === 'computer' ? <FirstVisit /> : null}
      <div class="parts">
        <ModePicker mode={mode} seats={places.length} choose={(to, seats) => change(resized(draft.value, to, seats))} />
        <section aria-labelledby="who-plays">
          <div class="heading">
            <h2 id="who-plays">{start.seats}</h2>
            <Suggestions draft={draft.value} change={change} />
          </div>
          <div class="places" data-count={places.length}>
            {places.map((_, seat) => (
              <PlaceForm key={seat} draft={draft.value} seat={seat} change={change} />
            ))}
          </div>
        </section>
        <BoardPicker board={board} seats={places.length} choose={(chosen) => change({ ...draft.value, board: chosen })} />
        <RulesOptions draft={draft.value} change={change} />
        <footer class="start-bar">
          <div aria-live="polite">
            {problems.map((problem) => (
              <p key={problem} class="problem">
                {start.problems[problem]}
              </p>
            ))}
            {isRefused.value ? <p class="problem">{start.problems.kept}</p> : null}
            {problems.length ? null : <Summary draft={draft.value} />}
          </div>
          <button type="button" class="button main" disabled={problems.length > 0 || isStarting.value} onClick={begin}>
            {start.start}
          </button>
        </footer>
      </div>
    </main>
  );
}
function begun(way: Way, hero: string | undefined): Draft {
  const draft = remembered(way);
  const seat = draft.places.findIndex(({ sitting }) => sitting.kind === 'person');
  return hero ? withHero(draft, Math.max(0, seat), hero) : draft;
}

function Suggestions({ draft, change }: { draft: Draft; change: (draft: Draft) => void }) {
  const { start } = texts();
  const hero = draft.places[evenedFor(draft)]?.hero;
  return (
    <div class="suggestions">
      <button type="button" class="button" title={start.surpriseNote} onClick={() => change(surprising(draft))}>
        {start.surprise}
      </button>
      <button type="button" class="button" title={hero ? start.fairNote(spoken(hero)) : undefined} onClick={() => change(evened(draft))}>
        {start.fair}
      </button>
    </div>
  );
}
function Summary({ draft: { mode, board, places } }: { draft: Draft }) {
  const { start } = texts();
  const heroes = places.map(({ hero }) => (hero ? named('fighter', hero, hero) : start.random));
  return (
    <p class="summary">
      <b>{start.versus(sidesOf(mode, heroes))}</b>
      <span>{board ? start.onBoard(named('board', board)) : start.randomBoard}</span>
    </p>
  );
}
