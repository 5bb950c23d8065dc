/** A game that is looked at again: which moment, by whose eyes, and whether it goes on by itself. */

import type { Decision } from '@peerless/ai';
import { type Game, type Match, matchOf, type Prospect, prospect, type View, view } from '@peerless/engine';
import { type Eyes, maySee, type Told, type Update } from '@peerless/protocol';
import { type Cast, castOf } from '@peerless/text/telling';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Kept } from '../host/host.ts';
import { told as combatAfter, type Telling } from '../play/combat/telling.ts';
import type { Showing } from '../play/showing.ts';
import { after, type Shown, shownOf } from '../play/shown.ts';
import { pauses } from '../play/stage/timing.ts';
import { isStill, paced } from '../settings/settings.ts';
import { type Analysing, analysing } from './analysing.ts';
import { firstEyes, isOpen } from './eyes.ts';
import { type Moments, momentsOf, nextOf } from './moments.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const STEPS = ['answer', 'action', 'turn'] as const;
export type Step = (typeof STEPS)[number];

export interface Replay {
  kept: Kept;
  match: Match;
  moments: Moments;
  last: number;
  seq: ReadonlySignal<number>;
  eyes: Signal<Eyes>;
  /** By whose eyes the game is judged and counted: nobody's in particular once nothing is hidden any more. */
  insight: ReadonlySignal<Eyes>;
  speed: Signal<number>;
  isPlaying: ReadonlySignal<boolean>;
  /** All that these eyes see happen, before and after this moment. */
  told: ReadonlySignal<Told[]>;
  view: ReadonlySignal<View>;
  shown: ReadonlySignal<Shown>;
  telling: ReadonlySignal<Telling | null>;
  /** For the parts of the table that show a game. */
  showing: Showing;
  analysing: Analysing;
  /** The decisions judged so far, as far as they may be known. */
  judged: ReadonlySignal<Decision[]>;
  game(): Game;
  jump(seq: number): void;
  /** Jumps, and brings the board into sight. */
  lookAt(seq: number): void;
  step(step: Step, way: 1 | -1): void;
  play(isPlaying: boolean): void;
  prospect(fighter: string): Promise<Prospect>;
  cast(): Cast;
  close(): void;
}

const Replaying = createContext<Replay | null>(null);
export const ReplayProvider = Replaying.Provider;
/** The replay that this part of the screen belongs to. */
export const useReplay = (): Replay => useContext(Replaying)!;

/** Milliseconds that a moment stays when the game goes on by itself. */
const SHORTEST = 60;
const LONGEST = 2_400;
const BETWEEN = 160;

/** Refuses a record that cannot be played. */
export function replayOf(kept: Kept): Replay {
  const { record, seats } = kept;
  const moments = momentsOf(record, kept.outOfTime);
  const match = matchOf(moments.games[0]);
  const owners = Object.fromEntries(match.fighters.map(({ name, seat }) => [name, seat]));
  const last = record.answers.length;
  const seq = signal(0);
  const eyes = signal(firstEyes(kept));
  const insight = computed<Eyes>(() => (isOpen(kept) ? 'all' : eyes.value));
  const analysis = analysing(kept);
  const speed = signal(1);
  const isPlaying = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const told = computed(() =>
    moments.heard.filter(({ sees }) => maySee(sees, eyes.value)).map(({ event, seq: at }) => ({ event, seq: at })),
  );
  const news = computed(() => told.value.filter((each) => each.seq === seq.value).map(({ event }) => event));
  const now = computed(() => view(moments.games[seq.value], eyes.value));
  const shown = computed(() => {
    const still = shownOf(now.value);
    const { hits, trail } = news.value.reduce(after, still);
    return { ...still, hits, trail };
  });
  const telling = computed(() =>
    told.value.reduce<Telling | null>(
      (so, each) => (each.seq <= seq.value ? combatAfter(so, each.event, owners, () => view(moments.games[each.seq - 1], eyes.value)) : so),
      null,
    ),
  );
  const update = computed<Update>(() => ({
    id: kept.id,
    view: now.value,
    seats,
    length: last,
    answers: [],
    told: told.value,
    isWhole: true,
    news: 0,
    curtain: null,
    reasons: { cards: {}, actions: {} },
    undo: null,
    redo: false,
  }));
  const cast = (): Cast =>
    castOf(
      match,
      seats.map((sitting) => (sitting.kind === 'person' ? sitting.name : undefined)),
    );

  const play = (isWanted: boolean): void => {
    clearTimeout(timer);
    if (isWanted && seq.value === last) seq.value = 0;
    isPlaying.value = isWanted;
    if (isWanted) timer = setTimeout(goOn, SHORTEST);
  };
  const goOn = (): void => {
    if (seq.value >= last) return play(false);
    seq.value++;
    const whole = BETWEEN + pauses(news.value).reduce((sum, pause) => sum + pause, 0);
    timer = setTimeout(goOn, Math.max(SHORTEST, paced(Math.min(LONGEST, whole)) / speed.value));
  };
  const jump = (to: number): void => {
    play(false);
    seq.value = Math.min(last, Math.max(0, to));
  };

  return {
    kept,
    match,
    moments,
    last,
    seq,
    eyes,
    insight,
    speed,
    isPlaying,
    told,
    view: now,
    shown,
    telling,
    showing: {
      latest: update as Signal<Update>,
      past: update as Signal<Update>,
      shown: shown as Signal<Shown>,
      isTelling: signal(false),
      cast,
    },
    analysing: analysis,
    judged: computed(() => analysis.decisions.value.filter(({ seat }) => insight.value === 'all' || insight.value === seat)),
    game: () => moments.games[seq.value],
    jump,
    lookAt(to) {
      jump(to);
      document.querySelector('.replay-board')?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
    },
    step(step, way) {
      if (step === 'answer') jump(seq.value + way);
      else jump(nextOf(step === 'turn' ? moments.turns : moments.actions, seq.value, way, last));
    },
    play,
    prospect: async (fighter) => prospect(moments.games[seq.value], fighter),
    cast,
    close() {
      play(false);
      analysis.cancel();
    },
  };
}
