/** Requests over HTTP are paid for by the address that asks, like those over sockets. */
import { setTimeout } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Budget, Purse } from '../limits/budget.ts';

export interface Paying {
  budget: Budget;
  address(context: Context): string;
  weight(path: string): number;
  refuse(context: Context): Response;
}

export const paying =
  ({ budget, address, weight, refuse }: Paying): MiddlewareHandler =>
  async (context, next) => {
    const wait = budget.purse(address(context)).take(weight(context.req.path));
    if (wait === null) return refuse(context);
    if (wait) await setTimeout(wait);
    return next();
  };

/** Waits as long as it takes: for what is long and may be slow. */
export async function paid(purse: Purse, weight: number): Promise<void> {
  const AGAIN = 1_000;
  let wait = purse.take(weight);
  while (wait === null) {
    await setTimeout(AGAIN);
    wait = purse.take(weight);
  }
  if (wait) await setTimeout(wait);
}
