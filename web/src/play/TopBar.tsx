/** Whose turn it is, and the tools: undo, redo, hint, log, and a menu with what is wanted less often. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { accents, Piece } from '../look/art.tsx';
import { Icon } from '../look/Icon.tsx';
import { Title } from '../look/Title.tsx';
import { linkTo } from '../route.ts';
import { named, spoken, texts } from '../texts/texts.ts';
import { isCramped } from './layout.ts';
import { Menu } from './Menu.tsx';
import { Pips } from './Pips.tsx';
import { useGame } from './playing.ts';
import { Stands } from './Stands.tsx';
import { toolRefused, useTool } from './tools.ts';
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
  const { view } = game.latest.value!;
  const { play } = texts();
  const { offers } = game.host;
  const noHint = toolRefused(game, 'hint');
  return (
    <header class="top-bar" data-part="bar">
      <Title isUnseen>{texts().start.versus(view.seats.map(({ hero }) => named('fighter', hero, hero)))}</Title>
      <a class="button plain" href={linkTo('')} aria-label={play.toStart} title={play.toStart}>
        <Icon name="back" />
      </a>
      <Turn />
      <div class="tools">
        <TakeBack />
        {offers.hint ? (
          <button
            type="button"
            class="button plain"
            data-named="hint"
            aria-label={play.hint}
            title={noHint ?? play.hint}
            aria-disabled={noHint !== null}
            onClick={() => useTool(game, 'hint', game.advise)}
          >
            <Icon name="hint" />
          </button>
        ) : null}
        <button
          type="button"
          class="button plain"
          data-named="log"
          aria-label={play.log}
          title={play.log}
          aria-pressed={game.log.isOpen.value}
          onClick={game.log.toggle}
        >
          <Icon name="log" />
        </button>
        {children}
        <Menu address={address}>{endings}</Menu>
      </div>
    </header>
  );
}

function Turn() {
  const game = useGame();
  const update = game.latest.value!;
  const { view } = update;
  const { play } = texts();
  const actor = view.seats[view.active];
  const isOver = view.over && !game.isTelling.value;
  const thinking = game.thinking.value;
  return (
    <div class="turn" style={accents(actor?.hero ?? '')}>
      <span class="whose">{view.over ? play.over : view.turn === 0 ? play.setup : play.turnOf(view.turn, spoken(actor.hero))}</span>
      {view.over || view.turn === 0 ? null : <Stands view={view} seat={view.active} isBrief={isCramped()} />}
      {isOver || view.turn === 0 ? null : <Pips update={update} />}
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
    </div>
  );
}

function TakeBack() {
  const game = useGame();
  const { undo, redo, seats } = game.latest.value!;
  const { play } = texts();
  const { offers } = game.host;
  const consent = useRef<HTMLDialogElement>(null);
  const isShared = seats.filter(({ kind }) => kind === 'person').length > 1;
  const refused = toolRefused(game, 'undo');
  const title = { free: play.undo, marked: play.undoMarked, ask: play.undoAsk }[undo ?? 'free'];
  return (
    <>
      {offers.play ? (
        <button
          type="button"
          class="button plain"
          aria-disabled={refused !== null}
          data-marked={undo === 'marked'}
          aria-label={title}
          title={refused ?? title}
          onClick={() => (undo === 'marked' && isShared ? consent.current?.showModal() : useTool(game, 'undo', game.undo))}
        >
          <Icon name="undo" />
        </button>
      ) : null}
      {offers.redo && redo ? (
        <button type="button" class="button plain" onClick={game.redo} aria-label={play.redo} title={play.redo}>
          <Icon name="redo" />
        </button>
      ) : null}
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
    </>
  );
}
