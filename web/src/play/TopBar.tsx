/** Whose turn it is, and the tools: undo, redo, hint, giving up, settings. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { accents, Piece } from '../look/art.tsx';
import { go, linkTo } from '../route.ts';
import { named, spoken, words } from '../words/words.ts';
import { useGame } from './playing.ts';
import './top-bar.css';

interface TopBarProps {
  /** Of this table: the settings lead back to it. */
  address: string[];
  /** More tools. */
  children: ComponentChildren;
  /** Other ways to end the game before its end. */
  endings: ComponentChildren;
}
export function TopBar({ address, children, endings }: TopBarProps) {
  const game = useGame();
  const { view, undo, redo, seats } = game.latest.value!;
  const { play } = words();
  const { offers } = game.host;
  const actor = view.seats[view.active];
  const thinking = game.thinking.value;
  const isOver = view.over && !game.isTelling.value;
  const consent = useRef<HTMLDialogElement>(null);
  const isShared = seats.filter(({ kind }) => kind === 'person').length > 1;
  const takeBack = (): void => {
    if (undo === 'marked' && isShared) consent.current?.showModal();
    else game.undo();
  };
  const undoTitle = { free: play.undo, marked: play.undoMarked, ask: play.undoAsk }[undo ?? 'free'];
  return (
    <header class="top-bar">
      <h1 class="unseen">{words().start.versus(view.seats.map(({ hero }) => named('fighter', hero, hero)))}</h1>
      <a class="button plain" href={linkTo('')} aria-label={play.toStart}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M14 4 6 12l8 8" fill="none" stroke="currentColor" stroke-width="3" />
        </svg>
      </a>
      <div class="turn" style={accents(actor?.hero ?? '')}>
        <span class="whose">{view.over ? play.over : view.turn === 0 ? play.setup : play.turnOf(view.turn, spoken(actor.hero))}</span>
        {isOver ? null : <Actions left={view.actions} />}
      </div>
      <output class="thinking" aria-live="off">
        {thinking ? (
          <>
            <span class="spin" aria-hidden="true">
              <Piece name="turn" size={18} />
            </span>
            <progress max={thinking.of} value={thinking.gone} aria-label={play.thinks} />
            <button type="button" class="button plain" onClick={game.hurry}>
              {play.hurry}
            </button>
          </>
        ) : null}
      </output>
      <div class="tools">
        {offers.play ? (
          <button type="button" class="button plain" disabled={!undo} data-marked={undo === 'marked'} onClick={takeBack} title={undoTitle}>
            ↶<span class="label">{play.undo}</span>
            {undoTitle === play.undo ? null : <span class="unseen">{undoTitle}</span>}
          </button>
        ) : null}
        {offers.redo ? (
          <button type="button" class="button plain redo" disabled={!redo} onClick={game.redo} title={play.redo}>
            ↷<span class="label">{play.redo}</span>
          </button>
        ) : null}
        {offers.hint ? (
          <button
            type="button"
            class="button plain"
            disabled={!view.choices.length || seats[view.waiting?.seat ?? 0]?.kind !== 'person'}
            onClick={game.advise}
          >
            ?<span class="label">{play.hint}</span>
          </button>
        ) : null}
        {children}
        <Concede>{endings}</Concede>
        <dialog ref={consent} aria-label={play.undo}>
          <p>{play.agreed}</p>
          <form method="dialog" class="confirm">
            <button type="submit" class="button main" onClick={game.undo}>
              {play.undo}
            </button>
            <button type="submit" class="button">
              {play.close}
            </button>
          </form>
        </dialog>
        <button type="button" class="button plain" onClick={() => go('settings', ...address)}>
          ⚙<span class="label">{play.settings}</span>
        </button>
      </div>
    </header>
  );
}
/** Giving up asks once more. */
function Concede({ children }: { children: ComponentChildren }) {
  const game = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  const { view, seats } = game.latest.value!;
  const { play } = words();
  const seat = typeof view.eyes === 'number' ? view.eyes : null;
  if (!game.host.offers.play || view.over || seats.every(({ kind }) => kind !== 'person')) return null;
  return (
    <>
      <button
        type="button"
        class="button plain"
        disabled={seat === null || view.seats[seat].out}
        title={play.concede}
        onClick={() => dialog.current?.showModal()}
      >
        ⚐<span class="label">{play.concede}</span>
      </button>
      <dialog ref={dialog} aria-label={play.concede}>
        <p>{play.reallyConcede}</p>
        <form method="dialog" class="confirm">
          <button type="submit" class="button main" onClick={() => seat !== null && game.concede(seat)}>
            {play.concede}
          </button>
          {children}
          <button type="submit" class="button">
            {play.keepPlaying}
          </button>
        </form>
      </dialog>
    </>
  );
}
/** A pip for each action that is left. */
function Actions({ left }: { left: number }) {
  return (
    <span class="actions" role="img" aria-label={words().play.actionsLeft(left)}>
      {Array.from({ length: Math.max(2, left) }, (_, n) => (
        <i key={n} data-left={n < left} />
      ))}
    </span>
  );
}
