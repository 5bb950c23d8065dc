import { defineConfig } from 'vitest/config';
import { lists } from './tools/lists.mjs';

lists();

export default defineConfig({
  test: {
    include: ['{engine,heroes,boards,text,ai,protocol,server,web,cli,tools}/**/*.test.ts'],
    globalSetup: 'tools/services-setup.mjs',
    pool: 'threads',
    testTimeout: 30_000,
  },
});
