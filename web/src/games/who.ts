/** Games and those who play them, by name. */
import type { Setup } from '@peerless/engine';
import type { Sitting } from '@peerless/protocol';
import { named, texts } from '../texts/texts.ts';

export const whoSits = (sitting: Sitting): string =>
  sitting.kind === 'computer' ? texts().games.computer(texts().start.levels[sitting.level]) : sitting.name || texts().games.person;
export const titleOf = ({ heroes }: Setup): string => texts().start.versus(heroes.map((hero) => named('fighter', hero, hero)));
