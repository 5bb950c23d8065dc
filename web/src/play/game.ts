/** A game on the screen: what the host tells, shown step by step, and what the player does, told to the host. */

import { type Choice, type Described, type Event, matchOf, type Prospect, type Setup, type View } from '@peerless/engine';
import type { Told, Update } from '@peerless/protocol';
import { type Table, tableOf } from '@peerless/text/telling';
import { batch, computed, type Signal, signal } from '@preact/signals';
import { keepGame } from '../games/store.ts';
import type { Advice, Host, Kept, Push, StartHost, Thinking } from '../host/host.ts';
import { abilityOf, type Declined, decline, isDeclined } from '../settings/declined.ts';
import { paced } from '../settings/settings.ts';
import { play as sound } from '../settings/sound.ts';
import { lookedUpAt, retold, type Telling, told } from './combat.ts';
import { after, lasts, type Shown, shownOf } from './shown.ts';

/** Answers that the player has asked for in one go; each names what it must be. */
export type Intent = Partial<Described>;

export interface GameScreen {
  /** How things are, as far as it has been shown how they came about; a click or key shows the rest at once. */
  latest: Signal<Update | null>;
  shown: Signal<Shown | null>;
  telling: Signal<Telling | null>;
  /** What is being told just now. */
  line: Signal<Event | null>;
  thinking: Signal<Thinking | null>;
  advice: Signal<{ advice: Advice[]; isDone: boolean } | null>;
  problem: Signal<string | null>;
  /** A moment of the past that is looked at. */
  past: Signal<Update | null>;
  readonly isTelling: Signal<boolean>;
  /** How the player looks at it. */
  isThreatShown: Signal<boolean>;
  isLogOpen: Signal<boolean>;
  /** A card that a line of the log speaks of, while it is pointed at. */
  peeked: Signal<{ seat: number; card: string } | null>;
  zoom: Signal<number>;
  answer(choice: Choice): void;
  /** The choices that fit a description. */
  find(wanted: Intent): Choice[];
  intend(steps: Intent[]): void;
  /** The ability that was declined by itself just now. */
  declined: Signal<Declined | null>;
  /** Declines it now and always. */
  decline(ability: Declined): void;
  /** Says no more that something was declined. */
  hush(): void;
  skip(): void;
  undo(): void;
  redo(): void;
  face(seat: number): void;
  hurry(): void;
  advise(): void;
  concede(seat: number): void;
  lookAt(seq: number | null): void;
  prospect(fighter: string): Promise<Prospect>;
  host: Host;
  /** As it is stored; null for a game that is not kept on this device. */
  kept: Signal<Kept | null>;
  table(): Table;
  close(): void;
}

/** With all that happened, also where only what is new was sent. */
const joined = (before: Update | null, update: Update): Update =>
  update.isWhole || !before ? update : { ...update, told: [...before.told, ...update.told], isWhole: true };

/** Milliseconds in which answers missed meanwhile are shown, all together. */
const CATCHING_UP = 3_000;
/** By how much the news are shown quicker: those of one answer take their time. */
function hasteOf(news: readonly Told[]): number {
  if (news.every(({ seq }) => seq === news[0].seq)) return 1;
  return Math.min(1, CATCHING_UP / news.reduce((sum, { event }) => sum + lasts(event), 1));
}

export function gameScreen(setup: Setup, start: StartHost): GameScreen {
  const kept = signal<Kept | null>(null);
  const latest = signal<Update | null>(null);
  let newest: Update | null = null;
  const shown = signal<Shown | null>(null);
  const telling = signal<Telling | null>(null);
  const line = signal<Event | null>(null);
  const thinking = signal<Thinking | null>(null);
  const advice = signal<{ advice: Advice[]; isDone: boolean } | null>(null);
  const problem = signal<string | null>(null);
  const past = signal<Update | null>(null);
  const isTelling = signal(false);
  const declined = signal<Declined | null>(null);
  const match = matchOf({ setup });
  const owners = Object.fromEntries(match.fighters.map(({ name, seat }) => [name, seat]));
  const queue: Update[] = [];
  let plan: Intent[] = [];
  /** The question that the player has gone back to: it is answered by nobody else. */
  let wanted = -1;
  let isHushed = false;
  let release: (() => void) | undefined;
  let isSkipping = false;
  let unsaved: Kept | null = null;
  let isSaving = false;

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => release?.(), milliseconds);
      release = () => {
        clearTimeout(timer);
        release = undefined;
        resolve();
      };
    });
  const tellAll = async (): Promise<void> => {
    if (isTelling.value) return;
    isTelling.value = true;
    for (let update = queue.shift(); update; update = queue.shift()) {
      const isKnown = shown.value !== null && update.news < update.told.length;
      const news = isKnown ? update.told.slice(update.told.length - update.news) : [];
      if (!isKnown) tellAgain(update);
      const haste = hasteOf(news);
      for (const { event } of news) {
        batch(() => {
          shown.value = after(shown.value!, event);
          telling.value = told(telling.value, event, owners, () => latest.value?.view);
          if (lasts(event) > 0) line.value = event;
        });
        if (isSkipping) continue;
        sound(event.kind);
        const pause = paced(lasts(event)) * haste;
        // What is not waited for is drawn in one go.
        if (pause > 0 && !document.hidden) await wait(pause);
      }
      batch(() => {
        latest.value = update!;
        shown.value = { ...shownOf(update!.view), trail: shown.value?.trail ?? null };
        if (!update!.view.combats.length && !news.length) telling.value = null;
      });
    }
    isSkipping = false;
    isTelling.value = false;
  };
  /** A combat whose beginning was not seen, at once; whether there was a card to defend with is looked up. */
  const tellAgain = ({ told: all, view }: Update): void => {
    const so = view.combats.length ? retold(all, owners) : null;
    telling.value = so;
    const seq = so && lookedUpAt(all);
    if (seq === null) return;
    const remark = (before: View): void => {
      if (telling.value === so) telling.value = retold(all, owners, before);
    };
    // The first update may come before the host is there.
    void Promise.resolve()
      .then(() => host.look(seq, view.eyes))
      .then((past) => remark(past.view))
      .catch(() => {});
  };

  const follow = (): void => {
    const update = newest!;
    const { waiting, choices } = update.view;
    if (!waiting || !choices.length || update.curtain !== null) return;
    const ability = abilityOf(update, waiting);
    if (ability && isDeclined(ability) && update.view.seq !== wanted) {
      const no = choices.findIndex(({ pass }) => pass);
      if (no >= 0) {
        declined.value = isHushed ? null : ability;
        return send(update.answers[no]);
      }
    }
    const next = plan.shift();
    if (!next) return;
    const fits = find(next);
    if (fits.length === 1) send(fits[0]);
    else if (fits.length === 0) follow();
    else plan = [];
  };
  const hear = (push: Push): void => {
    if ('update' in push) {
      const update = joined(newest, push.update);
      const isBack = newest !== null && update.view.seq < newest.view.seq;
      newest = update;
      if (isBack) wanted = update.view.seq;
      else if (update.view.seq !== wanted) wanted = -1;
      batch(() => {
        advice.value = null;
        problem.value = null;
        if (!isBack) return;
        declined.value = null;
        queue.length = 0;
        latest.value = update;
        shown.value = shownOf(update.view);
        tellAgain(update);
      });
      queue.push(update);
      void tellAll();
      follow();
    } else if ('thinking' in push) thinking.value = push.thinking;
    else if ('advice' in push) advice.value = push;
    else {
      kept.value = push.kept;
      unsaved = push.kept;
      tried(save());
    }
  };
  /** One after the other; of what comes meanwhile only the newest. */
  const save = async (): Promise<void> => {
    if (isSaving) return;
    isSaving = true;
    try {
      for (let next = unsaved; next; next = unsaved) {
        unsaved = null;
        await keepGame(next);
      }
    } finally {
      isSaving = false;
    }
  };
  const fail = (text: string): void => {
    problem.value = text;
  };
  const tried = (done: Promise<unknown>): void => void done.catch((error: Error) => fail(error.message));

  const skip = (): void => {
    if (!isTelling.value) return;
    isSkipping = true;
    release?.();
  };
  const send = (choice: Choice): void => {
    skip();
    tried(host.answer(newest!.view.seq, choice));
  };
  const find = (wanted: Intent): Choice[] => {
    const { view, answers } = newest!;
    const fields = Object.entries(wanted);
    return answers.filter((_, i) => fields.every(([field, value]) => view.choices[i][field as keyof Described] === value));
  };

  const host = start(hear, fail);
  return {
    latest,
    shown,
    telling,
    line,
    thinking,
    advice,
    problem,
    past,
    isTelling: computed(() => isTelling.value),
    isThreatShown: signal(false),
    isLogOpen: signal(false),
    peeked: signal(null),
    zoom: signal(1),
    declined,
    host,
    kept,
    find,
    skip,
    answer(choice) {
      plan = [];
      past.value = null;
      declined.value = null;
      sound('choose');
      send(choice);
    },
    intend(steps) {
      plan = [...steps];
      past.value = null;
      follow();
    },
    decline(ability) {
      decline(ability);
      isHushed = false;
      wanted = -1;
      follow();
    },
    hush() {
      isHushed = true;
      declined.value = null;
    },
    undo: () => tried(host.undo()),
    redo: () => tried(host.redo()),
    face: (seat) => tried(host.face(seat)),
    hurry() {
      skip();
      tried(host.hurry());
    },
    advise: () => tried(host.advise()),
    concede: (seat) => tried(host.concede(seat)),
    lookAt(seq) {
      if (seq === null) past.value = null;
      else
        tried(
          host.look(seq, latest.value!.view.eyes).then((update) => {
            past.value = update;
          }),
        );
    },
    prospect: (fighter) => host.prospect(fighter),
    table: () =>
      tableOf(
        match,
        (newest?.seats ?? []).map((sitting) => (sitting.kind === 'person' ? sitting.name || undefined : undefined)),
      ),
    close: () => host.close(),
  };
}
