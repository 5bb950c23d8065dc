/** What was chosen the last time, kept in the browser. */
export function remembered<T extends object>(place: string, fresh: T): T {
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<T>) };
  } catch {
    return fresh;
  }
}
export function remember(place: string, choice: object): void {
  try {
    localStorage.setItem(place, JSON.stringify(choice));
  } catch {
    // Storage may be full or forbidden; the next time is then chosen anew.
  }
}
