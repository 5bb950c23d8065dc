/** A second press, before something happens that the first one shows. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Sure {
  /** What one more press would do, by the name that it was pressed under. */
  armed: ReadonlySignal<string | null>;
  /** Does it at the second press under this name; at once where no second one is asked for. */
  press(name: string, act: () => void, isAsked?: boolean): void;
  /** Something else is going on: the next press is a first one. */
  disarm(): void;
}
/** `isWished` is asked where the press itself does not say whether a second one is needed. */
export function sure(isWished: () => boolean): Sure {
  const armed = signal<string | null>(null);
  return {
    armed,
    press(name, act, isAsked = false) {
      if ((isAsked || isWished()) && armed.value !== name) {
        armed.value = name;
        return;
      }
      armed.value = null;
      act();
    },
    disarm() {
      armed.value = null;
    },
  };
}
