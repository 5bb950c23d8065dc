/** What is answered by itself: the steps of a plan, and abilities that the player always declines. */
import type { Choice } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { type Signal, signal } from '@preact/signals';
import { abilityOf, type Declined, isDeclined } from '../settings/declined.ts';
import { type Intent, planned } from './intents.ts';

export interface Answering {
  /** The ability that was declined by itself just now. */
  declined: Signal<Declined | null>;
  /** The question that was answered by itself, by its number: nobody has to see it. */
  byItself: Signal<number>;
  /** What is still to come of a plan, while the player is asked something on the way. */
  held: Signal<readonly Intent[]>;
  /** Sends what the plan or the habit of the player says. */
  follow(update: Update): void;
  /** The player has gone back to a question, which nobody else answers; or on from it. */
  meet(update: Update, isBack: boolean): void;
  plan(steps: readonly Intent[]): void;
  /** The player has answered: the plan is over, unless it was left to them. */
  answered(): void;
  /** Declines also where the player has gone back to it, and says so. */
  declineAgain(): void;
  /** Says no more that something was declined. */
  hush(): void;
}
export function answering(send: (choice: Choice) => void): Answering {
  const declined = signal<Declined | null>(null);
  const byItself = signal(-1);
  const held = signal<readonly Intent[]>([]);
  const sendAlone = ({ view }: Update, choice: Choice): void => {
    byItself.value = view.seq;
    send(choice);
  };
  let plan: readonly Intent[] = [];
  let isHeld = false;
  let wanted = -1;
  let isHushed = false;
  const refusal = (update: Update): { ability: Declined; no: Choice } | null => {
    const { waiting, choices, seq } = update.view;
    const ability = abilityOf(update, waiting!);
    const pass = choices.findIndex((choice) => choice.pass);
    return ability && isDeclined(ability) && seq !== wanted && pass >= 0 ? { ability, no: update.answers[pass] } : null;
  };
  return {
    declined,
    byItself,
    held,
    follow(update) {
      const { waiting, choices } = update.view;
      held.value = [];
      if (!waiting || !choices.length || update.curtain !== null) return;
      const refused = refusal(update);
      if (refused) {
        declined.value = isHushed ? null : refused.ability;
        return sendAlone(update, refused.no);
      }
      const { choice, rest, isHeld: isOwn = false } = planned(update, plan);
      plan = rest;
      isHeld = isOwn;
      if (isOwn) held.value = rest;
      if (choice !== undefined) sendAlone(update, choice);
    },
    meet({ view }, isBack) {
      if (isBack) {
        byItself.value = -1;
        plan = [];
        declined.value = null;
        wanted = view.seq;
      } else if (view.seq !== wanted) wanted = -1;
    },
    plan(steps) {
      plan = steps;
      isHeld = false;
    },
    answered() {
      if (!isHeld) plan = [];
      isHeld = false;
    },
    declineAgain() {
      isHushed = false;
      wanted = -1;
    },
    hush() {
      isHushed = true;
      declined.value = null;
    },
  };
}
