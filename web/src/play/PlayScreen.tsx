/** The table: board, hands, prompt, combat and log of one game. */

import type { Choice, Described, Reason } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { ScreenProps } from '../App.tsx';
import { gameKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { accents, Piece } from '../look/art.tsx';
import { go, linkTo } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { language, words } from '../words/words.ts';
import { Board } from './Board.tsx';
import { CombatPanel } from './CombatPanel.tsx';
import { Curtain } from './Curtain.tsx';
import { Guidance } from './Guidance.tsx';
import { type GameScreen, gameScreen } from './game.ts';
import { Hand } from './Hand.tsx';
import { Log, PeekedCard } from './Log.tsx';
import { Prompt } from './Prompt.tsx';
import { Result } from './Result.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { ShownGame } from './showing.ts';
import './play.css';

const Playing = createContext<GameScreen | null>(null);
/** The game that this part of the screen belongs to. */
export const useGame = (): GameScreen => useContext(Playing)!;

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
          <Result kept={kept} />
        </main>
      </ShownGame.Provider>
    </Playing.Provider>
  );
}

/** Choices by what is clicked: a space, fighter, door or token of the board. */
function onBoard(choices: readonly Described[], answers: readonly Choice[], field: 'space' | 'door' | 'token'): Map<never, Choice> {
  return new Map(choices.flatMap((each, i) => (each[field] === undefined ? [] : [[each[field] as never, answers[i]] as const])));
}
const pickedFighter = ({ kind, fighter, target }: Described): string | undefined => (kind === 'target' ? target : fighter);
const PICKS_FIGHTER = ['attackWith', 'target', 'moveWhom', 'pickFighter', 'schemeFighter', 'assign', 'liftWhich'];

function Middle() {
  const game = useGame();
  const { isThreatShown, zoom } = game;
  const threatened = useSignal<ReadonlySet<string>>(new Set());
  const update = game.past.value ?? game.latest.value!;
  const { view, answers } = update;
  const isNow = game.past.value === null && update.curtain === null;
  const shown = game.past.value
    ? {
        fighters: Object.fromEntries(Object.entries(view.fighters).map(([name, { space, health }]) => [name, { space, health }])),
        hits: {},
        trail: null,
      }
    : game.shown.value!;
  const fighters = new Map(
    view.choices.flatMap((each, i) => {
      const picked = PICKS_FIGHTER.includes(each.kind) ? pickedFighter(each) : undefined;
      return picked === undefined || each.pass ? [] : [[picked, answers[i]] as const];
    }),
  );
  const mine = view.waiting?.seat;
  useEffect(() => {
    if (!isThreatShown.value || mine === undefined) {
      threatened.value = new Set();
      return;
    }
    const foes = Object.entries(view.fighters).filter(([, { seat, space }]) => seat !== mine && space !== null);
    void Promise.all(foes.map(([name]) => game.prospect(name))).then((all) => {
      threatened.value = new Set(all.flatMap(({ threatens }) => threatens));
    });
  }, [isThreatShown.value, view.seq]);
  const why = async (thing: { space: string } | { fighter: string }): Promise<void> => {
    if (!view.choices.length) return;
    if ('fighter' in thing && attackable(game, thing.fighter)) return;
    const reason = await game.host.why(thing);
    if (reason && reason.why !== 'notTheQuestion') game.problem.value = language().reason(reason as Reason, game.table());
  };
  const about = view.waiting?.about;
  return (
    <section class="middle" aria-label={words().play.boardTitle} style={{ '--zoom': zoom.value }}>
      <Board
        view={view}
        shown={shown}
        {...(isNow
          ? {
              spaces: onBoard(view.choices, answers, 'space') as unknown as ReadonlyMap<string, Choice>,
              doors: onBoard(view.choices, answers, 'door') as unknown as ReadonlyMap<string, Choice>,
              tokens: onBoard(view.choices, answers, 'token') as unknown as ReadonlyMap<number, Choice>,
              fighters,
              choose: game.answer,
              refuse: (thing) => void why(thing),
              drop: (fighter: string, space: string) => dropOn(game, fighter, space),
              dropCard: (card: string, space: string) => dropCardOn(game, card, space),
            }
          : {})}
        subject={about?.fighter ?? null}
        target={about?.target ?? null}
        threatened={threatened.value}
        prospect={game.prospect}
      />
      <div class="board-tools">
        <button
          type="button"
          class="button"
          aria-pressed={isThreatShown.value}
          title={words().play.threatsTitle}
          onClick={() => (isThreatShown.value = !isThreatShown.value)}
        >
          {words().play.threats}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words().play.zoomOut}
          disabled={zoom.value <= 1}
          onClick={() => zoomBy(game, -STEP)}
        >
          −
        </button>
        <button
          type="button"
          class="button"
          aria-label={words().play.zoomIn}
          disabled={zoom.value >= LARGEST}
          onClick={() => zoomBy(game, STEP)}
        >
          +
        </button>
      </div>
    </section>
  );
}
/** A click on an enemy when an action is asked for means an attack. */
function attackable(game: GameScreen, fighter: string): boolean {
  const { view } = game.latest.value!;
  const mine = view.waiting?.seat;
  if (view.waiting?.kind !== 'action' || mine === undefined || view.fighters[fighter].seat === mine) return false;
  if (!game.find({ action: 'attack' }).length) return false;
  game.intend([{ action: 'attack' }, { kind: 'target', target: fighter }]);
  return true;
}
/** A fighter drawn onto a space: a step of the present move, an attack, or a maneuver. */
function dropOn(game: GameScreen, fighter: string, space: string): void {
  const { view } = game.latest.value!;
  const there = Object.entries(view.fighters).find(([, each]) => each.space === space)?.[0];
  const question = view.waiting?.kind;
  if (question === 'action' && there && view.fighters[there].seat !== view.fighters[fighter].seat)
    game.intend([{ action: 'attack' }, { kind: 'attackWith', fighter }, { kind: 'target', fighter, target: there }]);
  else if (question === 'action')
    game.intend([{ action: 'maneuver' }, { kind: 'boostManeuver', pass: true }, { kind: 'moveWhom', fighter }, { kind: 'moveTo', space }]);
  else if (question === 'moveWhom')
    game.intend([
      { kind: 'moveWhom', fighter },
      { kind: 'moveTo', space },
    ]);
  else {
    const [choice] = game.find({ space });
    if (choice !== undefined) game.answer(choice);
  }
}

/** A card drawn onto an enemy attacks it; anywhere else it is played if it may be. */
function dropCardOn(game: GameScreen, card: string, space: string): void {
  const { view } = game.latest.value!;
  const there = Object.entries(view.fighters).find(([, each]) => each.space === space)?.[0];
  const [choice] = game.find({ card });
  if (choice !== undefined) game.answer(choice);
  else if (view.waiting?.kind !== 'action') return;
  else if (there && game.find({ action: 'attack' }).length)
    game.intend([{ action: 'attack' }, { kind: 'target', target: there }, { kind: 'attackCard', card }]);
  else game.intend([{ action: 'scheme' }, { kind: 'schemeCard', card }]);
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
  return (
    <section class="side" data-open={isOpen.value}>
      {game.telling.value ? <CombatPanel telling={game.telling.value} /> : null}
      <Guidance />
      <button type="button" class="button plain open-log" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
        {words().play.log}
      </button>
      <Log />
    </section>
  );
}

function TopBar({ kept }: { kept: Kept }) {
  const game = useGame();
  const { view, undo, redo, seats } = game.latest.value!;
  const { play } = words();
  const actor = view.seats[view.active];
  const thinking = game.thinking.value;
  const isOver = view.over && !game.isTelling.value;
  const consent = useRef<HTMLDialogElement>(null);
  const isShared = seats.filter(({ kind }) => kind === 'person').length > 1;
  const takeBack = (): void => {
    if (undo === 'marked' && isShared) consent.current?.showModal();
    else game.undo();
  };
  return (
    <header class="top-bar">
      <h1 class="unseen">{view.seats.map(({ hero }) => language().name('fighter', hero, hero)).join(' × ')}</h1>
      <a class="button plain" href={linkTo('')} aria-label={play.toStart}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M14 4 6 12l8 8" fill="none" stroke="currentColor" stroke-width="3" />
        </svg>
      </a>
      <div class="turn" style={accents(actor?.hero ?? '')}>
        <span class="whose">
          {view.over
            ? play.over
            : view.turn === 0
              ? play.setup
              : play.turnOf(view.turn, language().name('fighter', actor.hero, actor.hero))}
        </span>
        {isOver ? null : <Actions left={view.actions} />}
      </div>
      <output class="thinking" aria-live="off">
        {thinking ? (
          <>
            <span class="spin" aria-hidden="true">
              <Piece name="turn" size={18} />
            </span>
            <progress max={thinking.of} value={thinking.iterations} aria-label={play.thinks} />
            <button type="button" class="button plain" onClick={game.hurry}>
              {play.hurry}
            </button>
          </>
        ) : null}
      </output>
      <div class="tools">
        <button
          type="button"
          class="button plain"
          disabled={!undo}
          onClick={takeBack}
          title={undo === 'marked' ? play.undoMarked : play.undo}
        >
          ↶<span class="label">{play.undo}</span>
          {undo === 'marked' ? <span class="unseen">{play.undoMarked}</span> : null}
        </button>
        <button type="button" class="button plain" disabled={!redo} onClick={game.redo} title={play.redo}>
          ↷<span class="label">{play.redo}</span>
        </button>
        <button
          type="button"
          class="button plain"
          disabled={!view.choices.length || seats[view.waiting?.seat ?? 0]?.kind !== 'person'}
          onClick={game.advise}
        >
          ?<span class="label">{play.hint}</span>
        </button>
        <Concede />
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
        <button type="button" class="button plain" onClick={() => go('settings', 'play', kept.id)}>
          ⚙<span class="label">{play.settings}</span>
        </button>
      </div>
    </header>
  );
}
/** Giving up asks once more. */
function Concede() {
  const game = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  const { view, seats, curtain } = game.latest.value!;
  const { play } = words();
  const asked = view.waiting?.seat ?? -1;
  const seat = seats[asked]?.kind === 'person' ? asked : seats.findIndex(({ kind }) => kind === 'person');
  if (view.over || seat < 0) return null;
  return (
    <>
      <button
        type="button"
        class="button plain"
        disabled={curtain !== null}
        title={play.concede}
        onClick={() => dialog.current?.showModal()}
      >
        ⚐<span class="label">{play.concede}</span>
      </button>
      <dialog ref={dialog} aria-label={play.concede}>
        <p>{play.reallyConcede}</p>
        <form method="dialog" class="confirm">
          <button type="submit" class="button main" onClick={() => game.concede(seat)}>
            {play.concede}
          </button>
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

const STEP = 0.4;
const LARGEST = 2.6;
const zoomBy = ({ zoom }: GameScreen, step: number): void => {
  zoom.value = Math.min(LARGEST, Math.max(1, zoom.value + step));
};

/** While something is being shown, the first click or key shows the rest at once, and does nothing else: what it would have met is not there yet. */
function skipFirst(game: GameScreen, event: Event): boolean {
  if (!game.isTelling.value) return false;
  game.skip();
  event.stopPropagation();
  event.preventDefault();
  return true;
}

/** Leads the keyboard from one thing that may be chosen to the next. */
function focusNext(): void {
  const offered = [
    ...document.querySelectorAll<HTMLElement | SVGElement>('[data-offered="true"], .answers button:not([aria-disabled="true"])'),
  ];
  const at = offered.indexOf(document.activeElement as HTMLElement);
  offered[(at + 1) % offered.length]?.focus();
}

/** By what the key writes, or by where it is: on a Cyrillic keyboard the key of N writes another letter. */
const isPressed = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key.toUpperCase()}`;

/** The keys that the player has set. */
function useKeys(game: GameScreen): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { keys } = settings.value;
      const name = Object.entries(keys).find(([, key]) => isPressed(event, key))?.[0];
      if (event.key !== 'Tab' && skipFirst(game, event)) return;
      if (event.key === 'Escape' && game.past.value) game.lookAt(null);
      if (name === 'next') focusNext();
      else if (name === 'undo') game.undo();
      else if (name === 'redo') game.redo();
      else if (name === 'hint') game.advise();
      else if (name === 'threats') game.isThreatShown.value = !game.isThreatShown.value;
      else if (name === 'log') game.isLogOpen.value = !game.isLogOpen.value;
      else if (name === 'zoomIn') zoomBy(game, STEP);
      else if (name === 'zoomOut') zoomBy(game, -STEP);
      else if (name === 'pass' && !(target instanceof HTMLButtonElement) && !(target instanceof SVGElement)) {
        const [pass] = game.latest.value ? game.find({ pass: true }) : [];
        if (pass === undefined) return;
        event.preventDefault();
        game.answer(pass);
      }
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [game]);
}
