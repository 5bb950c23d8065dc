/** The table: board, seats, what is told and asked, and the hand of one game. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { prepareSound } from '../settings/sound.ts';
import { Announcer } from './Announcer.tsx';
import { BoardPlace } from './board/BoardPlace.tsx';
import { boardNamed } from './board/spots.ts';
import { Curtain } from './Curtain.tsx';
import type { Review } from './end/review.ts';
import { useKeptFocus } from './focus.ts';
import type { GameScreen } from './game.ts';
import { Hand } from './hand/Hand.tsx';
import { skipFirst, useKeys } from './keys.ts';
import { LogDrawer } from './LogDrawer.tsx';
import { ownSeat } from './own-seat.ts';
import { Playing, Speaker, type Speaking } from './playing.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { Reading } from './Reading.tsx';
import { Result } from './Result.tsx';
import { Side } from './Side.tsx';
import { Seats, type SittingAt } from './seats/Seats.tsx';
import { ShownGame } from './showing.ts';
import { Flights } from './stage/Flights.tsx';
import { TopBar } from './TopBar.tsx';
import './table.css';

interface TableProps {
  game: GameScreen;
  /** Of this table: other screens lead back to it. */
  address: string[];
  /** What to do when the game is over. */
  after: ComponentChildren;
  /** Opens the replay; null where there is none to look at. */
  review: Review | null;
  /** How it ended, where the rules of the game do not say it. */
  ending?: string | null;
  sitting?: SittingAt;
  /** What is left to a seat, where time runs. */
  clockOf?: SittingAt;
  tools?: ComponentChildren;
  /** Beside conceding. */
  endings?: ComponentChildren;
  /** Lie over the board. */
  notices?: ComponentChildren;
  /** Speaks above what is asked, in the place of tips. */
  teacher?: Speaking;
  /** Shown instead of the player's own hand. */
  hands?: ComponentChildren;
  children?: ComponentChildren;
}

/** Milliseconds after which a new table has been drawn, and nobody has decided anything yet. */
const LOOKED_AT = 500;
/** Boards that are much wider than high leave less room beside them. */
const WIDE = 1.7;

export function TableScreen({
  game,
  address,
  after,
  review,
  ending,
  sitting,
  clockOf,
  tools,
  endings,
  notices,
  teacher,
  hands,
  children,
}: TableProps) {
  useKeys(game);
  useKeptFocus();
  useEffect(() => {
    const soon = setTimeout(prepareSound, LOOKED_AT);
    return () => clearTimeout(soon);
  }, []);
  if (!game.latest.value || !game.shown.value) return <main class="page" aria-busy="true" />;
  const { aspect } = boardNamed(game.latest.value.view.setup.board);
  return (
    <Playing.Provider value={game}>
      <ShownGame.Provider value={game}>
        <main
          class="table"
          data-seq={game.latest.value.view.seq}
          style={{ '--aspect': aspect }}
          data-shape={aspect > WIDE ? 'wide' : undefined}
          onClickCapture={(event) => skipFirst(game, event)}
        >
          <TopBar address={address} endings={endings}>
            {tools}
          </TopBar>
          <Seats sitting={sitting} own={ownSeat(game.latest.value, game.host)} />
          <BoardPlace />
          <div class="doing">
            <Side />
            <Speaker.Provider value={teacher}>
              <Prompt clockOf={clockOf} />
            </Speaker.Provider>
            {hands ?? <Hand />}
          </div>
          <LogDrawer />
          <Announcer />
          <Reading />
          <Flights />
          {notices}
          <Curtain />
          <Result ending={ending ?? null} review={review}>
            {after}
          </Result>
        </main>
        {children}
      </ShownGame.Provider>
    </Playing.Provider>
  );
}
