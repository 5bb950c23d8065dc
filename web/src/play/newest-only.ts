/** Does one thing after another; of what comes meanwhile only the newest. */
export function newestOnly<T>(work: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let next: { value: T } | null = null;
  let isWorking = false;
  return async (value) => {
    next = { value };
    if (isWorking) return;
    isWorking = true;
    try {
      while (next) {
        const { value: now }: { value: T } = next;
        next = null;
        await work(now);
      }
    } finally {
      isWorking = false;
    }
  };
}
