/** Where the log is read: in the column, or, where that has no room for it, drawn out over the board. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';

export interface LogSight {
  /** It has no room in the column. */
  isOver: ReadonlySignal<boolean>;
  isOpen: ReadonlySignal<boolean>;
  toggle(): void;
  place(hasRoom: boolean): void;
}

export function logSight(): LogSight {
  const isOver = signal(false);
  const isBeside = signal(true);
  /** It would cover the board, which nobody has asked for yet. */
  const isDrawnOut = signal(false);
  return {
    isOver,
    isOpen: computed(() => (isOver.value ? isDrawnOut.value : isBeside.value)),
    toggle() {
      const wish = isOver.value ? isDrawnOut : isBeside;
      wish.value = !wish.value;
    },
    place(hasRoom) {
      if (hasRoom !== isOver.value) return;
      batch(() => {
        isOver.value = !hasRoom;
        isDrawnOut.value = false;
      });
    },
  };
}
