/**
 * What is broken by `npm run mutate`, and which tests have to notice; those that lie beside the code are run first.
 * Of two areas that a file lies in it belongs to the first.
 * @type {Record<string, { code: string[], tests: string[], isEngine?: boolean, hasServices?: boolean }>}
 */
export const AREAS = {
  rules: { code: ['engine/src', 'heroes', 'boards'], tests: ['{engine,heroes,boards}/**/*.test.ts'], isEngine: true },
  table: { code: ['host'], tests: ['host/**/*.test.ts'] },
  /** Only a real one tells whether it understands us: it runs while its mutants are tried. */
  postgres: {
    code: ['server/src/store/postgres.ts'],
    tests: ['server/src/store/postgres.slow.test.ts', 'server/test/store.contract.slow.test.ts'],
    hasServices: true,
  },
  store: {
    code: ['server/src/store'],
    tests: ['server/src/store/*.test.ts', 'server/test/{store.contract,backup,friends,lock,owner,push,ready,traces}.test.ts'],
  },
  protocol: {
    code: ['protocol', 'server/src/door/check.ts', 'server/src/door/schema'],
    tests: ['protocol/*.test.ts', 'server/src/door/{check.test.ts,schema/*.test.ts}', 'server/test/{names,schema}.test.ts'],
  },
};
/** The area that a file or folder belongs to. */
export const areaOf = (place) =>
  Object.keys(AREAS).find((name) => AREAS[name].code.some((code) => place === code || place.startsWith(`${code}/`)));
