/** Games and those who play them, by name. */
import type { Setup } from '@peerless/engine';
import type { Sitting } from '@peerless/protocol';
import { named, words } from '../words/words.ts';

export const whoSits = (sitting: Sitting): string =>
  sitting.kind === 'computer' ? words().games.computer(words().start.levels[sitting.level]) : sitting.name || words().games.person;
export const titleOf = ({ heroes }: Setup): string => words().start.versus(heroes.map((hero) => named('fighter', hero, hero)));
