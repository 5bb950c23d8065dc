/** What fighters could do at this moment, each asked about once. */
import type { Prospect } from '@peerless/engine';

export function prospecting(ask: (fighter: string) => Promise<Prospect>, moment: () => number): (fighter: string) => Promise<Prospect> {
  const known = new Map<string, Promise<Prospect>>();
  let at = -1;
  return (fighter) => {
    if (moment() !== at) known.clear();
    at = moment();
    const found = known.get(fighter) ?? ask(fighter);
    known.set(fighter, found);
    found.catch(() => known.delete(fighter));
    return found;
  };
}
