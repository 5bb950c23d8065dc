/** Milliseconds from one write to the next. */
const BETWEEN = 5;

/** Gathers what is to be written, so that one write serves many: one after the other, never two at a time. What comes after a pause does not wait. */
export function together<T>(write: (gathered: T[]) => Promise<void>): {
  add(one: T): void;
  /** Resolves once all that was added is written. */
  settled(): Promise<void>;
} {
  let gathered: T[] = [];
  let began = Number.NEGATIVE_INFINITY;
  let underway: Promise<void> | undefined;
  const start = (): void => {
    const all = gathered;
    gathered = [];
    began = performance.now();
    underway = write(all).then(() => {
      underway = undefined;
      if (gathered.length) plan();
    });
  };
  const plan = (): void => {
    const left = began + BETWEEN - performance.now();
    if (left > 0) setTimeout(start, left);
    else setImmediate(start);
  };
  return {
    add(one) {
      gathered.push(one);
      if (gathered.length === 1 && !underway) plan();
    },
    async settled() {
      while (gathered.length || underway) await (underway ?? new Promise(setImmediate));
    },
  };
}
