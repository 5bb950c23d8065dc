/** A game looked at again: moment by moment, by anybody's eyes; with what the computer and the numbers say of it. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ScreenProps } from '../App.tsx';
import { Problems } from '../games/Problems.tsx';
import { gameKept } from '../games/store.ts';
import { titleOf } from '../games/who.ts';
import type { Kept } from '../host/host.ts';
import { Back } from '../look/Back.tsx';
import { rematch } from '../play/Again.tsx';
import { Board } from '../play/Board.tsx';
import { CombatPanel } from '../play/CombatPanel.tsx';
import { Legend } from '../play/Legend.tsx';
import { SeatPanel } from '../play/SeatPanel.tsx';
import { ShownGame } from '../play/showing.ts';
import { linkTo } from '../route.ts';
import { words } from '../words/words.ts';
import { Choices, Controls, useKeys } from './Controls.tsx';
import { Hands } from './Hands.tsx';
import { PlayOn } from './PlayOn.tsx';
import { type Replay, ReplayProvider, replayOf, useReplay } from './replay.ts';
import { SaveScene } from './SaveScene.tsx';
import { Tabs } from './Tabs.tsx';
import '../games/games.css';
import './replay.css';

/** Opens a kept game. */
export function ReplayScreen({ rest: [id] }: ScreenProps) {
  const kept = useSignal<Kept | null | undefined>(undefined);
  useEffect(() => {
    kept.value = undefined;
    gameKept(id ?? '').then(
      (found) => {
        kept.value = found ?? null;
      },
      () => {
        kept.value = null;
      },
    );
  }, [id]);
  if (kept.value === null) return <Refusal reason={words().play.notFound} />;
  return kept.value ? <ReplayOf key={kept.value.id} kept={kept.value} /> : <main class="page" aria-busy="true" />;
}
function Refusal({ reason, error }: { reason: string; error?: unknown }) {
  return (
    <main class="page">
      <header>
        <Back to={linkTo('games')}>{words().replay.toGames}</Back>
        <h1>{words().replay.title}</h1>
      </header>
      <p>{reason}</p>
      {error === undefined ? null : <Problems error={error} />}
    </main>
  );
}

function ReplayOf({ kept }: { kept: Kept }) {
  const opened = useMemo((): { replay: Replay } | { error: unknown } => {
    try {
      return { replay: replayOf(kept) };
    } catch (error) {
      return { error };
    }
  }, [kept]);
  return 'replay' in opened ? <Table replay={opened.replay} /> : <Refusal reason={words().replay.cannotPlay} error={opened.error} />;
}

function Table({ replay }: { replay: Replay }) {
  useEffect(() => () => replay.close(), [replay]);
  useKeys(replay);
  return (
    <ReplayProvider value={replay}>
      <ShownGame.Provider value={replay.showing}>
        <main class="replay">
          <TopBar />
          <section class="seats" aria-label={words().play.players}>
            {replay.match.heroes.map((hero, seat) => (
              <SeatPanel key={hero.id} number={seat} />
            ))}
          </section>
          <Middle />
          <Controls />
          <WhatNext />
          <Hands view={replay.view.value} />
          <section class="replay-beside">
            <Tabs />
            {replay.telling.value ? <CombatPanel telling={replay.telling.value} /> : null}
          </section>
        </main>
      </ShownGame.Provider>
    </ReplayProvider>
  );
}

function TopBar() {
  const { kept } = useReplay();
  const { replay } = words();
  return (
    <header class="replay-top">
      <a class="button plain" href={linkTo('games')} aria-label={replay.toGames}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M14 4 6 12l8 8" fill="none" stroke="currentColor" stroke-width="3" />
        </svg>
      </a>
      <h1>
        <span class="unseen">{replay.title}: </span>
        {titleOf(kept.record.setup)}
      </h1>
    </header>
  );
}

function WhatNext() {
  const { kept } = useReplay();
  return (
    <div class="what-next">
      <Choices />
      <PlayOn />
      <SaveScene />
      {kept.over ? (
        <button type="button" class="button" onClick={() => void rematch(kept, true)}>
          {words().play.rematchSwapped}
        </button>
      ) : null}
    </div>
  );
}

function Middle() {
  const { view, shown, prospect } = useReplay();
  const about = view.value.waiting?.about;
  return (
    <section class="replay-board" aria-label={words().play.boardTitle}>
      <Board view={view.value} shown={shown.value} subject={about?.fighter ?? null} target={about?.target ?? null} prospect={prospect} />
      <div class="board-tools">
        <Legend view={view.value} />
      </div>
    </section>
  );
}
