/** What Node brings, changed for everybody who has imported it by name, until the test is over. */
import { syncBuiltinESMExports } from 'node:module';
import { type MockInstance, onTestFinished, vi } from 'vitest';

type Function = (...given: never[]) => unknown;
/** `module` is the default export of a part of Node. */
export function spyOnBuiltin<M extends object, K extends { [K in keyof M]: M[K] extends Function ? K : never }[keyof M]>(
  module: M,
  name: K,
): MockInstance<Extract<M[K], Function>> {
  const spy = vi.spyOn(module, name as never);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy as never;
}
