/** What helps and may be lost: without it the server goes on, slower. Each loss is logged and counted. */
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export const HELPERS = ['bus', 'jobs', 'turns'] as const;
export type Helper = (typeof HELPERS)[number];

export interface Degrading {
  isAway(helper: Helper): boolean;
  /** What is away, and why, for people. */
  said(): string;
  /** Asks all of them whether they are there. */
  look(): Promise<void>;
}
export interface Surroundings {
  helpers: Record<Helper, { check(): Promise<void> }>;
  metrics: Pick<Metrics, 'degraded' | 'degradations'>;
  log: Log;
  steady(): number;
}
const SECOND = 1_000;

export function degrading({ helpers, metrics, log, steady }: Surroundings): Degrading {
  const away = new Map<Helper, { since: number; why: string }>();
  const lost = (helper: Helper, why: string): void => {
    if (away.has(helper)) return;
    away.set(helper, { since: steady(), why });
    metrics.degradations.inc({ what: helper });
    log('degraded', { lost: helper, problem: why });
  };
  const found = (helper: Helper): void => {
    const before = away.get(helper);
    if (!before || !away.delete(helper)) return;
    log('recovered', { found: helper, seconds: Math.round((steady() - before.since) / SECOND) });
  };
  return {
    isAway: (helper) => away.has(helper),
    said: () => [...away].map(([helper, { why }]) => `${helper}: ${why}`).join('; '),
    async look() {
      await Promise.all(
        HELPERS.map(async (helper) => {
          await helpers[helper].check().then(
            () => found(helper),
            (problem: Error) => lost(helper, problem.message),
          );
          metrics.degraded.set({ what: helper }, away.has(helper) ? 1 : 0);
        }),
      );
    },
  };
}
