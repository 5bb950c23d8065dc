/** Every hero of the game, by id. */
import { learnHeroes } from '@peerless/engine';
import { HEROES } from './lists/heroes.ts';

export { HEROES };

learnHeroes(HEROES);
