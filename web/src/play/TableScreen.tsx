/** The table: board, hands, prompt, combat and log of one game. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { prepareSound } from '../settings/sound.ts';
import { words } from '../words/words.ts';
import { CombatPanel } from './CombatPanel.tsx';
import { Curtain } from './Curtain.tsx';
import type { Telling } from './combat.ts';
import type { GameScreen } from './game.ts';
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

interface TableProps {
  game: GameScreen;
  /** Of this table: other screens lead back to it. */
  address: string[];
  /** What to do when the game is over. */
  after: ComponentChildren;
  /** How it ended, where the rules of the game do not say it. */
  ending?: string | null;
  /** Who sits at a seat, where there is more to say than a name. */
  sitting?: (seat: number) => ComponentChildren;
  tools?: ComponentChildren;
  /** Beside conceding. */
  endings?: ComponentChildren;
  /** Lie over the board. */
  notices?: ComponentChildren;
  /** Shown instead of the player's own hand. */
  hands?: ComponentChildren;
  children?: ComponentChildren;
}

/** Milliseconds after which a new table has been drawn, and nobody has decided anything yet. */
const LOOKED_AT = 500;

export function TableScreen({ game, address, after, ending, sitting, tools, endings, notices, hands, children }: TableProps) {
  useKeys(game);
  useEffect(() => {
    const soon = setTimeout(prepareSound, LOOKED_AT);
    return () => clearTimeout(soon);
  }, []);
  if (!game.latest.value || !game.shown.value) return <main class="page" aria-busy="true" />;
  return (
    <Playing.Provider value={game}>
      <ShownGame.Provider value={game}>
        <main class="table" onClickCapture={(event) => skipFirst(game, event)}>
          <TopBar address={address} endings={endings}>
            {tools}
          </TopBar>
          <Seats sitting={sitting} />
          <Middle />
          <Side />
          <Prompt />
          {hands ?? <Hand />}
          {notices}
          <PeekedCard />
          <Curtain />
          <Result ending={ending ?? null}>{after}</Result>
        </main>
        {children}
      </ShownGame.Provider>
    </Playing.Provider>
  );
}

function Seats({ sitting }: Pick<TableProps, 'sitting'>) {
  const { view } = useGame().latest.value!;
  return (
    <section class="seats" aria-label={words().play.players}>
      {view.seats.map((seat, number) => (
        <SeatPanel key={`${number}-${seat.hero}`} number={number}>
          {sitting?.(number)}
        </SeatPanel>
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
