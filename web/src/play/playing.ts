/** The game that a part of the screen belongs to. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameScreen } from './game.ts';

export const Playing = createContext<GameScreen | null>(null);
export const useGame = (): GameScreen => useContext(Playing)!;
