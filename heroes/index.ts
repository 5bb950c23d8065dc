/** Every hero of the game, by name. */
import { learnHeroes } from '@peerless/engine';
import { alice } from './alice.ts';
import { kingArthur } from './king-arthur.ts';
import { medusa } from './medusa.ts';
import { sinbad } from './sinbad.ts';

export const HEROES = [alice, kingArthur, medusa, sinbad];
learnHeroes(HEROES);
