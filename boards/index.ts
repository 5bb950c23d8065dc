/** Every board of the game, by id. */
import { learnBoards } from '@peerless/engine';
import { BOARDS } from './lists/boards.ts';

export { BOARDS };

learnBoards(BOARDS);
