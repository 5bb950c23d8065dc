/** What the host tells is shown event by event, until the screen shows how things are now. */
import type { Event, View } from '@peerless/engine';
import type { Eyes, Told, Update } from '@peerless/protocol';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { lookedUpAt, retold, type Telling, told } from './combat/telling.ts';
import { after, lasts, type Shown, shownOf } from './shown.ts';

export interface Teller {
  /** How things are, as far as it has been shown how they came about. */
  latest: Signal<Update | null>;
  shown: Signal<Shown | null>;
  /** The combat as far as it has been told. */
  telling: Signal<Telling | null>;
  /** What is being told just now. */
  event: Signal<Event | null>;
  isTelling: ReadonlySignal<boolean>;
  tell(update: Update): void;
  /** Shows it at once, and nothing of what was still to be told. */
  jump(update: Update): void;
  /** Shows the rest at once. */
  skip(): void;
}
export interface Means {
  /** Which seat each fighter belongs to. */
  owners: Readonly<Record<string, number>>;
  /** A moment of the past. */
  lookUp(seq: number, eyes: Eyes): Promise<Update>;
  /** Milliseconds to wait, for those of the usual speed. */
  paced(milliseconds: number): number;
  sound(kind: Event['kind']): void;
}

/** Milliseconds in which answers missed meanwhile are shown, all together. */
const CATCHING_UP = 3_000;
/** By how much the news are shown quicker: those of one answer take their time. */
export function hasteOf(news: readonly Told[]): number {
  if (news.every(({ seq }) => seq === news[0].seq)) return 1;
  return Math.min(1, CATCHING_UP / news.reduce((sum, { event }) => sum + lasts(event), 1));
}

/** What is new in an update; null where what came before it was not seen. */
const newsOf = ({ told: all, news }: Update, isBegun: boolean): Told[] | null =>
  isBegun && news < all.length ? all.slice(all.length - news) : null;

export function teller({ owners, lookUp, paced, sound }: Means): Teller {
  const latest = signal<Update | null>(null);
  const shown = signal<Shown | null>(null);
  const telling = signal<Telling | null>(null);
  const event = signal<Event | null>(null);
  const isTelling = signal(false);
  const queue: Update[] = [];
  const { wait, release } = waiting();
  let isSkipping = false;

  /** Whoever has just chosen an action knows it; what the game or somebody else does is told. */
  const isKnown = (one: Event): boolean => {
    const before = latest.value?.view;
    return one.kind === 'action' && before?.waiting?.kind === 'action' && before.choices.length > 0;
  };
  /** Says how long it is to be seen. */
  const show = (one: Event): number => {
    const pause = isKnown(one) ? 0 : lasts(one);
    batch(() => {
      shown.value = after(shown.value!, one);
      telling.value = told(telling.value, one, owners, () => latest.value?.view);
      if (pause > 0) event.value = one;
    });
    if (isSkipping) return 0;
    sound(one.kind);
    return paced(pause);
  };
  // What is not waited for is drawn in one go: nothing is awaited between.
  const tellAll = async (): Promise<void> => {
    if (isTelling.value) return;
    isTelling.value = true;
    for (let update = queue.shift(); update; update = queue.shift()) {
      const news = newsOf(update, shown.value !== null);
      if (!news) tellAgain(update);
      const haste = hasteOf(news ?? []);
      for (const each of news ?? []) {
        const pause = show(each.event) * haste;
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
      shown.value = { ...shownOf(update.view), trail: shown.value?.trail ?? null };
      if (!update.view.combats.length && !hasNews) telling.value = null;
    });
  /** A combat whose beginning was not seen, at once; whether there was a card to defend with is looked up. */
  const tellAgain = ({ told: all, view }: Update): void => {
    const so = view.combats.length ? retold(all, owners) : null;
    telling.value = so;
    const seq = so && lookedUpAt(all);
    if (seq === null) return;
    const remark = (before: View): void => {
      if (telling.value === so) telling.value = retold(all, owners, before);
    };
    // The first update may come before there is anything to look it up in.
    void Promise.resolve()
      .then(() => lookUp(seq, view.eyes))
      .then((past) => remark(past.view))
      .catch(() => {});
  };

  return {
    latest,
    shown,
    telling,
    event,
    isTelling,
    tell(update) {
      queue.push(update);
      void tellAll();
    },
    jump(update) {
      batch(() => {
        queue.length = 0;
        latest.value = update;
        shown.value = shownOf(update.view);
        tellAgain(update);
      });
    },
    skip() {
      if (!isTelling.value) return;
      isSkipping = true;
      release();
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
