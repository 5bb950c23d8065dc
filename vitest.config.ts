import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine/test,heroes,boards,text,ai,protocol,server,web,cli,tools}/**/*.test.ts'],
    globalSetup: 'tools/services-setup.mjs',
    pool: 'threads',
    // Browser tests wait more than they work: two at a time even where there are only two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
  },
});
