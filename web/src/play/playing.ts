/** The game that a part of the screen belongs to. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameScreen } from './game.ts';

export const Playing = createContext<GameScreen | null>(null);
export const useGame = (): GameScreen => useContext(Playing)!;

/** Who speaks above what is asked. */
export interface Speaking {
  says: ComponentChildren;
  /** What is asked has been taught: what else matters is told in the place of what the speaker says. */
  givesWay: boolean;
}
/** In the place of tips for newcomers; undefined where nobody teaches. */
export const Speaker = createContext<Speaking | undefined>(undefined);
