import type { BoardDefinition, HeroDefinition } from './define.ts';
import type { Problem } from './problems.ts';
export const problemsOfHero = (_hero: HeroDefinition): Problem[] => [];
export const problemsOfBoard = (_board: BoardDefinition): Problem[] => [];
