/** A game on the screen: what the host tells, and what the player does, told to the host. */

import { type Choice, matchOf, type Setup } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { type Cast, castOf } from '@peerless/text/telling';
import { batch, type Signal, signal } from '@preact/signals';
import { keepGame } from '../games/store.ts';
import type { Advice, Host, Kept, Push, StartHost, Thinking } from '../host/host.ts';
import { type Tips, tips } from '../meetings/tips.ts';
import { type Declined, decline } from '../settings/declined.ts';
import { paced, settings } from '../settings/settings.ts';
import { play as sound } from '../settings/sound.ts';
import { heardAs } from '../settings/sounds.ts';
import { type Answering, answering } from './answering.ts';
import { fitting, type Intent } from './intents.ts';
import { isPhone } from './layout.ts';
import { type LogSight, logSight } from './log-sight.ts';
import { newestOnly } from './newest-only.ts';
import { ownSeat } from './own-seat.ts';
import { prospecting } from './prospects.ts';
import { type Sure, sure } from './sure.ts';
import { type Teller, teller } from './teller.ts';

/** What is there to be seen. */
interface Seen extends Omit<Teller, 'tell' | 'jump'>, Pick<Answering, 'declined' | 'byItself' | 'held'> {
  thinking: Signal<Thinking | null>;
  advice: Signal<{ advice: Advice[]; isDone: boolean } | null>;
  problem: Signal<string | null>;
  /** A moment of the past that is looked at. */
  past: Signal<Update | null>;
  /** What newcomers are told. */
  tips: Tips;
  /** As it is stored; null for a game that is not kept on this device. */
  kept: Signal<Kept | null>;
  cast(): Cast;
}
/** How the player looks at it. */
interface Outlook {
  isThreatShown: Signal<boolean>;
  log: LogSight;
  /** A card that is read: it is pointed at, in the hand or in a line of the log. */
  read: Signal<{ seat: number; card: string } | null>;
  /** A card of the hand that a finger has lifted. */
  lifted: Signal<string | null>;
  /** What of the board a line of the log speaks of, while it is pointed at. */
  named: Signal<readonly string[]>;
  zoom: Signal<number>;
}
/** What the player can do. */
interface Acts extends Pick<Host, 'prospect'>, Pick<Answering, 'hush'> {
  /** Asks for a second press where the player wishes for it: what several people play is not easily taken back. */
  sure: Sure;
  answer(choice: Choice): void;
  /** The choices that fit a description. */
  find(wanted: Intent): Choice[];
  /** Several answers in one go. */
  intend(steps: Intent[]): void;
  /** Declines it now and always. */
  decline(ability: Declined): void;
  undo(): void;
  redo(): void;
  face(seat: number): void;
  hurry(): void;
  advise(): void;
  concede(seat: number): void;
  lookAt(seq: number | null): void;
}
export interface GameScreen extends Seen, Outlook, Acts {
  host: Host;
  close(): void;
}

/** With all that happened, also where only what is new was sent. */
export const joined = (before: Update | null, update: Update): Update =>
  update.isWhole || !before ? update : { ...update, told: [...before.told, ...update.told], isWhole: true };

export function gameScreen(setup: Setup, start: StartHost): GameScreen {
  const match = matchOf({ setup });
  const kept = signal<Kept | null>(null);
  const thinking: Seen['thinking'] = signal(null);
  const advice: Seen['advice'] = signal(null);
  const problem: Seen['problem'] = signal(null);
  const past: Seen['past'] = signal(null);
  const seen = outlook();
  let newest: Update | null = null;

  const { tell, jump, ...told } = teller({
    owners: Object.fromEntries(match.fighters.map(({ name, seat }) => [name, seat])),
    lookUp: (seq, eyes) => host.past(seq, eyes),
    paced: (milliseconds) => (document.hidden ? 0 : paced(milliseconds)),
    sound: (event) => sound(heardAs(event, ownSeat(newest!, host))),
  });
  const fail = (text: string): void => {
    problem.value = text;
  };
  const tried = (done: Promise<unknown>): void => void done.catch((error: Error) => fail(error.message));
  // What the player has not pressed lets everything be seen.
  const send = (choice: Choice): void => {
    tried(host.answer(newest!.view.seq, choice));
  };
  const { declined, byItself, held, follow, meet, plan, answered, declineAgain, hush } = answering(send);
  const save = newestOnly(keepGame);
  const newcomers = tips();

  const update = (one: Update): void => {
    const now = joined(newest, one);
    const isBack = newest !== null && now.view.seq < newest.view.seq;
    newest = now;
    batch(() => {
      advice.value = null;
      problem.value = null;
      certain.disarm();
      seen.lifted.value = null;
      // On a phone it lies over what may be chosen.
      if (isPhone() && now.answers.length) seen.read.value = null;
      meet(now, isBack);
      newcomers.goOn(now.view.seq);
      if (isBack) jump(now);
    });
    tell(now);
    follow(now);
  };
  const hear = (push: Push): void => {
    if ('update' in push) update(push.update);
    else if ('thinking' in push) thinking.value = push.thinking;
    else if ('advice' in push) advice.value = push;
    else {
      kept.value = push.kept;
      tried(save(push.kept));
    }
  };

  const certain = sure(() => settings.value.asksTwice && host.isShared);
  const host = start(hear, fail);
  return {
    ...told,
    ...seen,
    declined,
    byItself,
    held,
    thinking,
    advice,
    problem,
    past,
    tips: newcomers,
    kept,
    host,
    hush,
    find: (wanted) => fitting(newest!, wanted),
    answer(choice) {
      answered();
      past.value = null;
      declined.value = null;
      sound('choose');
      told.skip();
      send(choice);
    },
    intend(steps) {
      plan(steps);
      past.value = null;
      told.skip();
      follow(newest!);
    },
    decline(ability) {
      decline(ability);
      declineAgain();
      told.skip();
      follow(newest!);
    },
    undo: () => tried(host.undo()),
    redo: () => tried(host.redo()),
    face: (seat) => tried(host.face(seat)),
    hurry() {
      told.skip();
      tried(host.hurry());
    },
    advise() {
      if (host.offers.hint) tried(host.advise());
    },
    concede: (seat) => tried(host.concede(seat)),
    lookAt(seq) {
      if (seq === null) past.value = null;
      else
        tried(
          host.past(seq, told.latest.value!.view.eyes).then((found) => {
            past.value = found;
          }),
        );
    },
    sure: certain,
    prospect: prospecting(
      (fighter, card) => host.prospect(fighter, card),
      () => newest?.view.seq ?? -1,
    ),
    cast: () =>
      castOf(
        match,
        (newest?.seats ?? []).map((sitting) => (sitting.kind === 'person' ? sitting.name || undefined : undefined)),
      ),
    close: () => host.close(),
  };
}
const outlook = (): Outlook => ({
  isThreatShown: signal(false),
  log: logSight(),
  read: signal(null),
  lifted: signal(null),
  named: signal([]),
  zoom: signal(1),
});
