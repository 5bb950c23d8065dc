/** The table: board, hands, prompt, combat and log of one game. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ScreenProps } from '../App.tsx';
import { gameKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { linkTo } from '../route.ts';
import { words } from '../words/words.ts';
import { CombatPanel } from './CombatPanel.tsx';
import { Curtain } from './Curtain.tsx';
import type { Telling } from './combat.ts';
import { gameScreen } from './game.ts';
import { Hand } from './Hand.tsx';
import { skipFirst, useKeys } from './keys.ts';
import { Log, PeekedCard } from './Log.tsx';
import { Middle } from './Middle.tsx';
import { Prompt } from './Prompt.tsx';
import { Playing, useGame } from './playing.ts';
import { Result } from './Result.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { ShownGame } from './showing.ts';
import { TopBar } from './TopBar.tsx';
import './table.css';

/** Opens a kept game. */
export function PlayScreen({ rest: [id] }: ScreenProps) {
  const kept = useSignal<Kept | null | undefined>(undefined);
  useEffect(() => {
    void gameKept(id).then((found) => {
      kept.value = found ?? null;
    });
  }, [id]);
  if (kept.value === null)
    return (
      <main class="page">
        <h1>{words().play.notFound}</h1>
        <a class="button" href={linkTo('')}>
          {words().play.toStart}
        </a>
      </main>
    );
  return kept.value ? <TableOf key={kept.value.id} kept={kept.value} /> : <main class="page" aria-busy="true" />;
}

function TableOf({ kept }: { kept: Kept }) {
  const game = useMemo(() => gameScreen(kept), [kept]);
  useEffect(() => () => game.close(), [game]);
  useKeys(game);
  const update = game.latest.value;
  if (!update || !game.shown.value) return <main class="page" aria-busy="true" />;
  return (
    <Playing.Provider value={game}>
      <ShownGame.Provider value={game}>
        <main class="table" onClickCapture={(event) => skipFirst(game, event)}>
          <TopBar kept={kept} />
          <Seats />
          <Middle />
          <Side />
          <Prompt />
          <Hand />
          <PeekedCard />
          <Curtain />
          <Result />
        </main>
      </ShownGame.Provider>
    </Playing.Provider>
  );
}

function Seats() {
  const { view } = useGame().latest.value!;
  return (
    <section class="seats" aria-label={words().play.players}>
      {view.seats.map((seat, number) => (
        <SeatPanel key={`${number}-${seat.hero}`} number={number} />
      ))}
    </section>
  );
}

function Side() {
  const game = useGame();
  const isOpen = game.isLogOpen;
  const telling = game.telling.value;
  /** What is put away comes back with the next thing that is told of it. */
  const putAway = useSignal<Telling | null>(null);
  return (
    <section class="side" data-open={isOpen.value}>
      {telling && telling !== putAway.value ? <CombatPanel telling={telling} putAway={() => (putAway.value = telling)} /> : null}
      <button type="button" class="button plain open-log" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
        {words().play.log}
      </button>
      <Log />
    </section>
  );
}
