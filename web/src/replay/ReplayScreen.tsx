/** A game looked at again: moment by moment, by anybody's eyes; with what the computer and the numbers say of it. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Problems } from '../games/Problems.tsx';
import { gameKept } from '../games/store.ts';
import { titleOf } from '../games/who.ts';
import type { Kept } from '../host/host.ts';
import { Back } from '../look/Back.tsx';
import { rematch } from '../play/Again.tsx';
import { attackOf } from '../play/board/attack-of.ts';
import { Board } from '../play/board/Board.tsx';
import { BoardTools } from '../play/board/BoardTools.tsx';
import { CombatPanel } from '../play/combat/CombatPanel.tsx';
import { Seats } from '../play/seats/Seats.tsx';
import { ShownGame } from '../play/showing.ts';
import { linkTo, type ScreenProps } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { betterAt } from './better.ts';
import { Choices, Controls, useKeys } from './Controls.tsx';
import { Hands } from './Hands.tsx';
import { PlayOn } from './PlayOn.tsx';
import { type Replay, ReplayProvider, replayOf, useReplay } from './replay.ts';
import { SaveScene } from './SaveScene.tsx';
import { Tabs } from './Tabs.tsx';
import '../games/games.css';
import { Title } from '../look/Title.tsx';
import './replay.css';
import './what-next.css';

/** Opens a kept game. */
export function ReplayScreen({ rest: [id, where] }: ScreenProps) {
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
  if (kept.value === null) return <Refusal reason={texts().play.notFound} />;
  return kept.value ? <ReplayOf key={kept.value.id} kept={kept.value} where={where} /> : <main class="page" aria-busy="true" />;
}
function Refusal({ reason, error }: { reason: string; error?: unknown }) {
  return (
    <main class="page">
      <header>
        <Back to={linkTo('games')}>{texts().replay.toGames}</Back>
        <Title>{texts().replay.title}</Title>
      </header>
      <p>{reason}</p>
      {error === undefined ? null : <Problems error={error} />}
    </main>
  );
}

/** `where` is a number of answers, or the analysis. */
function ReplayOf({ kept, where }: { kept: Kept; where: string | undefined }) {
  const opened = useMemo((): { replay: Replay } | { error: unknown } => {
    try {
      return { replay: replayOf(kept) };
    } catch (error) {
      return { error };
    }
  }, [kept]);
  return 'replay' in opened ? (
    <Table replay={opened.replay} where={where} />
  ) : (
    <Refusal reason={texts().replay.cannotPlay} error={opened.error} />
  );
}

function Table({ replay, where }: { replay: Replay; where: string | undefined }) {
  useEffect(() => {
    if (where !== undefined && /^\d+$/.test(where)) replay.jump(Number(where));
  }, [replay, where]);
  useEffect(() => () => replay.close(), [replay]);
  useKeys(replay);
  return (
    <ReplayProvider value={replay}>
      <ShownGame.Provider value={replay.showing}>
        <main class="replay">
          <TopBar />
          <Seats />
          <Middle />
          <Controls />
          <WhatNext />
          <Hands view={replay.view.value} better={betterAt(replay.judged.value, replay.seq.value, replay.game())} />
          <section class="replay-beside">
            <Tabs first={where === 'analysis' ? where : 'log'} />
            {replay.telling.value ? <CombatPanel telling={replay.telling.value} /> : null}
          </section>
        </main>
      </ShownGame.Provider>
    </ReplayProvider>
  );
}

function TopBar() {
  const { kept } = useReplay();
  const { replay } = texts();
  return (
    <header class="replay-top">
      <a class="button plain" href={linkTo('games')} aria-label={replay.toGames}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M14 4 6 12l8 8" fill="none" stroke="currentColor" stroke-width="3" />
        </svg>
      </a>
      <Title before={`${replay.title}: `}>{titleOf(kept.record.setup)}</Title>
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
          {texts().play.rematchSwapped}
        </button>
      ) : null}
    </div>
  );
}

function Middle() {
  const { view, shown, prospect, judged, seq, game } = useReplay();
  const better = betterAt(judged.value, seq.value, game());
  return (
    <section class="replay-board" aria-label={texts().play.boardTitle}>
      <Board
        view={view.value}
        shown={shown.value}
        attack={attackOf(null, false, view.value)}
        prospect={prospect}
        hints={better ? [better] : undefined}
        tools={(sight, discs) => <BoardTools view={view.value} sight={sight} discs={discs} />}
      />
    </section>
  );
}
