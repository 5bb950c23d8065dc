import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine/test,heroes,boards,text,ai,web,cli,tools}/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
});
