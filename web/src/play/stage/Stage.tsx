/**
 * The stage: the cards of a combat or a scheme, large, over the part of the board that is farthest from the combatants. It is looked at
 * only: what it tells is said by the lines in the column, and a press goes through it.
 */
import type { Event } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CombatPanel } from '../combat/CombatPanel.tsx';
import { useGame } from '../playing.ts';
import { isFoldedAt } from './folding.ts';
import type { Place } from './place.ts';
import { roomFor } from './room.ts';
import { SchemePanel } from './SchemePanel.tsx';
import './stage.css';

/** What is seen on the board and not on the stage. */
const ON_BOARD: readonly Event['kind'][] = ['move', 'place', 'swap', 'return', 'leave', 'token', 'door', 'turn'];

export function Stage() {
  const game = useGame();
  const { telling, played, isTelling, newest, event, past } = game;
  const told = telling.value ?? played.value;
  /** What has been looked away from. */
  const seen = useSignal<typeof told>(null);
  const isBusy = isTelling.value && event.value !== null && ON_BOARD.includes(event.value.kind);
  /** What was being told when it was last drawn: whoever comes in the middle of something reads it in the column. */
  const raised = useRef<Event | null>(null);
  if (isTelling.value) raised.current = told?.begun ?? null;
  const isUp = told !== null && told.begun === raised.current && told !== seen.value && past.value === null;
  const isFolded = isBusy || isFoldedAt(newest.value!);
  useWatched(isUp && !isTelling.value, () => (seen.value = told));
  return isUp ? <Raised isFolded={isFolded} /> : null;
}

function Raised({ isFolded }: { isFolded: boolean }) {
  const game = useGame();
  const telling = game.telling.value;
  const played = game.played.value;
  const stage = useRef<HTMLDivElement>(null);
  const place = useSignal<Place | null>(null);
  const about = telling ? [telling.attack.fighter, telling.defense.fighter] : played ? [played.fighter] : [];
  const stands = useStands(about);
  const settle = useRef(() => {});
  settle.current = () => {
    // It does not jump while it fades.
    if (isFolded && place.value !== null) return;
    place.value = roomFor(stage.current!, game.latest.value!.view, game.shown.value!, stands);
  };
  useLayoutEffect(() => settle.current(), [[...stands.values()].join(), isFolded]);
  useLayoutEffect(() => followed(stage.current!, () => settle.current()), []);
  const { left = 0, top = 0, scale = 1 } = place.value ?? {};
  return (
    <div
      ref={stage}
      class="stage"
      aria-hidden="true"
      data-over
      data-folded={isFolded || place.value === null}
      style={{ '--left': `${left}px`, '--top': `${top}px`, '--scale': scale }}
    >
      {telling ? <CombatPanel telling={telling} isStage /> : <SchemePanel played={played!} isStage />}
    </div>
  );
}

/** Calls back when its own size changes, or where the board below it is drawn: larger, elsewhere, in another window. */
function followed(stage: HTMLElement, settle: () => void): () => void {
  const place = stage.parentElement!;
  const watching = new ResizeObserver(settle);
  for (const each of [stage, place, place.querySelector('.board')]) if (each) watching.observe(each);
  // What scrolls is inside of the place, and does not tell it.
  place.addEventListener('scroll', settle, { capture: true, passive: true });
  return () => {
    watching.disconnect();
    place.removeEventListener('scroll', settle, { capture: true });
  };
}

/** The space of each of them; who has fallen is looked at where it fell. */
function useStands(about: readonly string[]): ReadonlyMap<string, string> {
  const { fighters } = useGame().shown.value!;
  const last = useRef<ReadonlyMap<string, string>>(new Map());
  last.current = new Map(
    about.flatMap((name) => {
      const space = fighters[name]?.space ?? last.current.get(name);
      return space ? [[name, space] as const] : [];
    }),
  );
  return last.current;
}

/** Whoever goes on looks away: a press, a key, or a pointer that comes to the board. */
function useWatched(isWatching: boolean, away: () => void): void {
  useEffect(() => {
    if (!isWatching) return;
    const move = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse' && target instanceof Element && target.closest('.board-place')) away();
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', away);
    addEventListener('pointermove', move);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', away);
      removeEventListener('pointermove', move);
    };
  }, [isWatching]);
}
