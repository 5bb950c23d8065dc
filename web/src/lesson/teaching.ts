/** A lesson at the table: how far the learner has come, by what the host tells and what the learner does. */
import { type Choice, matchOf } from '@peerless/engine';
import {
  answered,
  continued,
  type Fought,
  foughtAfter,
  heard,
  type Lesson,
  type LessonStep,
  NOTHING_FOUGHT,
  next,
  type Progress,
  read,
  type Seen,
  seen,
  stepAt,
  wordedAt,
} from '@peerless/engine/lessons';
import type { Update } from '@peerless/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Host, Kept, StartHost } from '../host/host.ts';
import type { GameScreen } from '../play/game.ts';

export interface Teaching {
  lesson: Lesson;
  /** As far as it has been shown on the screen. */
  progress: ReadonlySignal<Progress>;
  step: ReadonlySignal<LessonStep | null>;
  /** In free play, once it has been heard how: what else matters may be told in the place of the teacher's words. */
  givesWay: ReadonlySignal<boolean>;
  /** Hosts the game of the lesson, and hears what is done in it. */
  host(start: StartHost): StartHost;
  /** Follows what is shown and read on a screen, until it is told to stop. */
  follow(game: Followed): () => void;
  next(): void;
  /** The step speaks again, after an answer. */
  heard(): void;
  turn(isOff: boolean): void;
}
/** What of a screen matters to a lesson. */
export type Followed = Pick<GameScreen, 'isTelling' | 'read' | 'lifted'>;

export function teaching(lesson: Lesson, id: string, kept: Progress): Teaching {
  const begun = continued(lesson, kept);
  const now = signal(begun);
  const shown = signal(begun);
  let seq = 0;
  const playsFreely = signal(false);
  const step = computed(() => (shown.value.isOff ? null : wordedAt(lesson, shown.value)));
  const withLesson = (kept: Kept): Kept => ({ ...kept, lesson: { id, progress: now.peek() } });

  return {
    lesson,
    progress: shown,
    step,
    givesWay: computed(() => step.value?.isFree === true && playsFreely.value && !shown.value.said),
    host: (start) => (hear, fail) => {
      let kept: Kept | null = null;
      let asked: Update | null = null;
      let fought = NOTHING_FOUGHT;
      let wasFree = false;
      const sight = (): Seen => ({ ...asked!.view, lastCombat: fought.last });
      const host = start(
        (push) =>
          batch(() => {
            if ('update' in push) {
              asked = push.update;
              seq = asked.view.seq;
              fought = foughtIn(lesson, asked, fought);
              now.value = seen(lesson, now.value, sight());
              playsFreely.value = wasFree;
            }
            if ('kept' in push) kept = push.kept;
            hear('kept' in push ? { kept: withLesson(push.kept) } : push);
          }),
        fail,
      );
      const unkept = now.subscribe(() => kept && hear({ kept: withLesson(kept) }));
      return {
        ...host,
        // What follows from an answer is told before it is accepted.
        answer(at: number, choice: Choice) {
          const chosen = asked?.view.seq === at ? asked.view.choices[asked.answers.indexOf(choice)] : undefined;
          if (chosen) {
            wasFree = stepAt(lesson, now.value)?.isFree === true;
            now.value = answered(lesson, now.value, chosen, sight());
          }
          asked = null;
          return host.answer(at, choice);
        },
        close() {
          unkept();
          host.close();
        },
      } satisfies Host;
    },
    follow({ isTelling, read: pointed, lifted }) {
      const stops = [
        // What has not been told yet is not spoken of.
        effect(() => {
          if (!isTelling.value) shown.value = now.value;
        }),
        effect(() => {
          const card = lifted.value ?? pointed.value?.card;
          if (card !== undefined && !isTelling.value) now.value = read(lesson, now.value, card, seq);
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
    next() {
      now.value = next(lesson, now.value, seq);
    },
    heard() {
      now.value = heard(now.value);
    },
    turn(isOff) {
      now.value = { ...now.value, isOff };
    },
  };
}
/** How combats came out, of which all is told, or what is new. */
function foughtIn({ setup }: Lesson, { told, isWhole }: Update, before: Fought): Fought {
  const match = matchOf({ setup });
  return told.reduce((fought, { event }) => foughtAfter(match, fought, event), isWhole ? NOTHING_FOUGHT : before);
}
