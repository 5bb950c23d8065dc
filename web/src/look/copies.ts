/** Which of several alike something in a list is, counted from 1; null where it is the only one. */
export function copyAt<T>(all: readonly T[], place: number): { number: number; of: number } | null {
  const of = all.filter((each) => each === all[place]).length;
  return of > 1 ? { number: all.slice(0, place + 1).filter((each) => each === all[place]).length, of } : null;
}
