/** What fighters could do at this moment, and what cards would count for with them, each asked about once. */
import type { Host } from '../host/host.ts';

export function prospecting(ask: Host['prospect'], moment: () => number): Host['prospect'] {
  const known = new Map<string, ReturnType<Host['prospect']>>();
  let at = -1;
  return (fighter, card) => {
    if (moment() !== at) known.clear();
    at = moment();
    const name = `${fighter} ${card ?? ''}`;
    const found = known.get(name) ?? ask(fighter, card);
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
}
