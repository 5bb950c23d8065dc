/** The page's side of a game that the server hosts. */
import type { Masked } from '@peerless/engine';
import { type Asks, areHintsAllowed, type Gets, type Refusal, type Request, type Update } from '@peerless/protocol';
import { computed, effect, untracked } from '@preact/signals';
import type { Advised } from '../host/advice.ts';
import type { StartHost } from '../host/host.ts';
import { request } from '../online/connection.ts';
import { Refused } from '../online/me.ts';
import type { Moment, Opened } from '../online/opened.ts';

/** The question is no longer put, or it is put again when the connection is back: nothing to tell the player. */
const HARMLESS: readonly Refusal[] = ['stale', 'notYourTurn', 'busy'];

/** Refusals are said by `said`, in the player's language. */
export const remoteHost =
  (table: Opened, said: (why: Refusal) => string): StartHost =>
  (hear, fail) => {
    const { id, state, moment } = table;
    const { options, mine, seats } = state.value!;
    const mayAsk =
      mine.length > 0 &&
      areHintsAllowed(
        options,
        seats.map(({ sitting }) => sitting),
      );
    let sent = -1;
    let adviser: Worker | undefined;
    const stopAdvising = (): void => {
      adviser?.terminate();
      adviser = undefined;
    };

    const isOver = computed(() => state.value?.phase === 'over');
    const isAsking = computed(() => Boolean(state.value?.takeBack));
    let told: Moment | null = null;
    let leave = (): void => {};
    const follow = (): void => {
      leave = effect(() => {
        const now = moment.value;
        if (!now) return;
        const update = shownAt(now.update, isOver.value, isAsking.value);
        const isTold = now === told;
        told = now;
        untracked(() => {
          if (!isTold) stopAdvising();
          hear({ update: isTold ? { ...update, news: 0 } : update });
        });
      });
    };

    const ask = async <R extends Request>(name: R, asks: Omit<Asks<R>, 'table'>): Promise<Gets<R>> => {
      try {
        return await request(name, { table: id, ...asks } as unknown as Asks<R>);
      } catch (problem) {
        throw problem instanceof Refused ? new Error(said(problem.why), { cause: problem }) : problem;
      }
    };
    /** Somebody who comes back sees the game first as they have left it. */
    const begin = async (): Promise<void> => {
      const { news, told: all } = moment.value!.update;
      if (news) {
        const left = await ask('past', { seq: all[all.length - news].seq - 1 }).catch(() => null);
        if (isClosed) return;
        if (left) hear({ update: { ...left, answers: [], view: { ...left.view, choices: [] } } });
      }
      follow();
    };
    let isClosed = false;
    void begin();
    const advise = (masked: Masked): void => {
      stopAdvising();
      adviser = new Worker(import.meta.env.DEV ? '/src/remote/adviser.ts' : '/adviser.js', { type: 'module' });
      adviser.onerror = ({ message }) => fail(message);
      adviser.onmessage = ({ data }: MessageEvent<Advised>) => {
        if (data.isDone) stopAdvising();
        hear(data);
      };
      adviser.postMessage(masked);
    };
    const nothing = async (): Promise<void> => {};

    return {
      offers: { play: mine.length > 0, redo: false, hint: mayAsk },
      isShared: true,
      mine: mine[0] ?? null,
      async answer(seq, choice) {
        const { update, at } = moment.value!;
        if (update.view.seq !== seq || at === sent) return false;
        sent = at;
        try {
          await request('answer', { table: id, at, choice });
          return true;
        } catch (problem) {
          sent = -1;
          if (!(problem instanceof Refused)) throw problem;
          if (HARMLESS.includes(problem.why)) return false;
          throw new Error(said(problem.why), { cause: problem });
        }
      },
      async concede() {
        await ask('concede', {});
      },
      async undo() {
        await ask('takeBack', { say: 'ask' });
      },
      async advise() {
        if (!mayAsk || !moment.value?.update.answers.length) return;
        const asked = moment.value;
        const { masked } = await ask('knowledge', {});
        if (moment.value === asked) advise(masked);
      },
      face: nothing,
      redo: nothing,
      hurry: nothing,
      prospect: (fighter, card) => ask('prospect', { fighter, card }),
      why: (thing) => ask('why', { thing }),
      past: async (seq) => shownAt(await ask('past', { seq }), isOver.value, isAsking.value),
      close() {
        isClosed = true;
        leave();
        stopAdvising();
      },
    };
  };

/** Only a seat in a game that goes on answers; a game that was agreed to be drawn or given up is over although the rules would go on. */
function shownAt(update: Update, isOver: boolean, isAsking: boolean): Update {
  const { view } = update;
  if (!isOver && typeof view.eyes === 'number') return isAsking ? { ...update, undo: null } : update;
  const isCutShort = isOver && !view.over && view.seq === update.length;
  return {
    ...update,
    answers: [],
    reasons: { cards: {}, actions: {} },
    undo: null,
    view: { ...view, choices: [], ...(isCutShort ? { over: true, winners: [], waiting: null } : {}) },
  };
}
