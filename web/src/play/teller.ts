/** What the host tells is shown event by event, until the screen shows how things are now. */
import type { Event, View } from '@peerless/engine';
import type { Eyes, Told, Update } from '@peerless/protocol';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { lookedUpAt, retold, type Telling, told } from './combat/telling.ts';
import { after, before, type Shown, shownOf } from './shown.ts';
import { type Played, playedAfter, playedAgain } from './stage/played.ts';
import { paced as pacedNews } from './stage/timing.ts';

export interface Teller {
  /** How things are, as far as it has been shown how they came about. */
  latest: Signal<Update | null>;
  /** How things are: what is asked is asked at once, while it is still shown what led to it. */
  newest: Signal<Update | null>;
  shown: Signal<Shown | null>;
  /** The combat as far as it has been told. */
  telling: Signal<Telling | null>;
  /** The scheme in play, or the last one, with what it has done. */
  played: Signal<Played | null>;
  /** What is being told just now. */
  event: Signal<Event | null>;
  isTelling: ReadonlySignal<boolean>;
  /** How often the rest was shown at once. */
  skipped: ReadonlySignal<number>;
  tell(update: Update): void;
  /** Shows it at once, and nothing of what was still to be told. */
  jump(update: Update): void;
  /** Shows the rest at once. */
  skip(): void;
  /** Calls back with every event when it is shown, unless it is skipped; returns how to stop that. */
  watch(look: (event: Event) => void): () => void;
}
export interface Means {
  /** Which seat each fighter belongs to. */
  owners: Readonly<Record<string, number>>;
  /** A moment of the past. */
  lookUp(seq: number, eyes: Eyes): Promise<Update>;
  /** Milliseconds to wait, for those of the usual speed. */
  paced(milliseconds: number): number;
  sound(event: Event): void;
}

/** What is new in an update; null where what came before it was not seen. */
const newsOf = ({ told: all, news }: Update, isBegun: boolean): Told[] | null =>
  isBegun && news < all.length ? all.slice(all.length - news) : null;

export function teller({ owners, lookUp, paced, sound }: Means): Teller {
  const latest = signal<Update | null>(null);
  const newest = signal<Update | null>(null);
  const shown = signal<Shown | null>(null);
  const telling = signal<Telling | null>(null);
  const played = signal<Played | null>(null);
  const event = signal<Event | null>(null);
  const isTelling = signal(false);
  const skipped = signal(0);
  const queue: Update[] = [];
  const { wait, release } = waiting();
  const watching = new Set<(event: Event) => void>();
  let isSkipping = false;
  let spent: number | null = null;

  /** Whoever has just chosen an action knows it; what the game or somebody else does is told. */
  const isKnown = (one: Event): boolean => {
    const seen = latest.value?.view;
    return one.kind === 'action' && seen?.waiting?.kind === 'action' && seen.choices.length > 0;
  };
  /** Says how long it is to be seen. */
  const show = (one: Event, pause: number): number => {
    batch(() => {
      shown.value = after(shown.value!, one);
      telling.value = told(telling.value, one, owners, () => latest.value?.view);
      played.value = playedAfter(played.value, one);
      if (pause > 0) event.value = one;
    });
    // How it ended is heard however quickly the last blow was shown.
    if (!isSkipping || one.kind === 'over') sound(one);
    if (isSkipping) return 0;
    for (const look of watching) look(one);
    return paced(pause);
  };
  // What is not waited for is drawn in one go: nothing is awaited between.
  const tellAll = async (): Promise<void> => {
    if (isTelling.value) return;
    isTelling.value = true;
    for (let update = queue.shift(); update; update = queue.shift()) {
      const news = newsOf(update, shown.value !== null);
      if (!news) tellAgain(update);
      if (news?.length) shown.value = before(shown.value!, news[0].event);
      const pace = pacedNews(news ?? [], spent);
      spent = pace.spent;
      for (const [n, { event: one }] of (news ?? []).entries()) {
        const pause = show(one, isKnown(one) ? 0 : pace.pauses[n]);
        if (pause > 0) await wait(pause);
      }
      settle(update, news !== null && news.length > 0);
    }
    isSkipping = false;
    isTelling.value = false;
  };
  const settle = (update: Update, hasNews: boolean): void =>
    batch(() => {
      latest.value = update;
      const { trail = null, pushed = [], hits = {} } = shown.value ?? {};
      shown.value = { ...shownOf(update.view), trail, pushed, hits };
      if (!update.view.combats.length && !hasNews) telling.value = null;
    });
  /** A combat whose beginning was not seen, at once; whether there was a card to defend with is looked up. */
  const tellAgain = ({ told: all, view }: Update): void => {
    const so = view.combats.length ? retold(all, owners) : null;
    telling.value = so;
    played.value = so ? null : playedAgain(all);
    const seq = so && lookedUpAt(all);
    if (seq === null) return;
    const remark = (past: View): void => {
      if (telling.value === so) telling.value = retold(all, owners, past);
    };
    // The first update may come before there is anything to look it up in.
    void Promise.resolve()
      .then(() => lookUp(seq, view.eyes))
      .then((past) => remark(past.view))
      .catch(() => {});
  };

  return {
    latest,
    newest,
    shown,
    telling,
    played,
    event,
    isTelling,
    skipped,
    tell(update) {
      newest.value = update;
      queue.push(update);
      void tellAll();
    },
    jump(update) {
      batch(() => {
        queue.length = 0;
        newest.value = update;
        latest.value = update;
        shown.value = shownOf(update.view);
        tellAgain(update);
      });
    },
    skip() {
      if (!isTelling.value) return;
      isSkipping = true;
      skipped.value++;
      release();
    },
    watch(look) {
      watching.add(look);
      return () => void watching.delete(look);
    },
  };
}

/** Time that can be cut short. */
function waiting() {
  let end: (() => void) | undefined;
  return {
    wait: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => end?.(), milliseconds);
        end = () => {
          clearTimeout(timer);
          end = undefined;
          resolve();
        };
      }),
    release: () => end?.(),
  };
}
