/** How a choice changes what hints count, as words for it need it. */

/** Which way something goes is said by a verb, so that no amount has a sign. */
interface Step {
  isLoss: boolean;
  amount: string;
}
/** How something changes with a choice, and with the next best. */
export interface Change extends Step {
  /** Of several fighters together. */
  isMany: boolean;
  next: Step;
}

/** What rounds to nothing goes no way of its own, but that of the other. */
export function changed(own: number, next: number, language: string): Omit<Change, 'isMany'> {
  const [first, second] = [own, next].map((change) => Math.round(change * 10));
  const step = (change: number, other: number): Step => ({
    isLoss: (change || other) < 0,
    amount: inFigures(Math.abs(change) / 10, language),
  });
  return { ...step(first, second), next: step(second, first) };
}
const inFigures = (number: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
