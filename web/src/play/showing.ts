/** A game as it is looked at: what those parts of the screen need that show and do not answer. */

import type { Update } from '@peerless/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameScreen } from './game.ts';

export type Showing = Pick<GameScreen, 'latest' | 'past' | 'shown' | 'isTelling' | 'cast'>;
export const ShownGame = createContext<Showing | null>(null);
export const useShowing = (): Showing => useContext(ShownGame)!;

/** The moment that is looked at. */
export const momentOf = ({ past, latest }: Showing): Update => past.value ?? latest.value!;
