/** A second press, before something happens that the first one shows. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** What one more press would do. */
interface Armed {
  name: string;
  act(): void;
  /** In words, for a button that does it as well. */
  said: string | undefined;
}
export interface Sure {
  /** The name that it was pressed under. */
  armed: ReadonlySignal<string | null>;
  /** What a button in the place of what is asked says, where what was pressed has none of its own. */
  said: ReadonlySignal<string | null>;
  /** Does it at the second press under this name; at once where no second one is asked for. */
  press(name: string, act: () => void, isAsked?: boolean, said?: string): void;
  /** The second press. */
  confirm(): void;
  /** Something else is going on: the next press is a first one. */
  disarm(): void;
}
/** `isWished` is asked where the press itself does not say whether a second one is needed. */
export function sure(isWished: () => boolean): Sure {
  const last = signal<Armed | null>(null);
  const done = (act: () => void): void => {
    last.value = null;
    act();
  };
  return {
    armed: computed(() => last.value?.name ?? null),
    said: computed(() => last.value?.said ?? null),
    press(name, act, isAsked = false, said) {
      if ((isAsked || isWished()) && last.value?.name !== name) last.value = { name, act, said };
      else done(act);
    },
    confirm() {
      if (last.value) done(last.value.act);
    },
    disarm() {
      last.value = null;
    },
  };
}
