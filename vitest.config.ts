import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine/test,heroes,boards,text,ai,protocol,server,web,cli,tools}/**/*.test.ts'],
    globalSetup: 'tools/services-setup.mjs',
    pool: 'threads',
    testTimeout: 30_000,
  },
});
