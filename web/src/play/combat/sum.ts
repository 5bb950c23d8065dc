/** What a card counts, as the sum of its items. */
import type { AccountItem } from '@peerless/engine';

export const sumOf = (items: readonly AccountItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0);
/** "3 (printed) + 1 (high ground) = 4" */
export function sumSaid(account: readonly AccountItem[], why: (item: AccountItem) => string): string {
  const sign = (amount: number, n: number): string => (amount < 0 ? '− ' : n ? '+ ' : '');
  return `${account.map((item, n) => `${sign(item.amount, n)}${Math.abs(item.amount)} (${why(item)})`).join(' ')} = ${sumOf(account)}`;
}
