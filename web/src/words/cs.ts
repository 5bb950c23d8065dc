import { words as games } from '../games/words/cs.ts';
import { words as heroes } from '../heroes/words/cs.ts';
import { words as learn } from '../learn/words/cs.ts';
import { words as play } from '../play/words/cs.ts';
import { words as replay } from '../replay/words/cs.ts';
import { words as settings } from '../settings/words/cs.ts';
import { words as start } from '../start/words/cs.ts';

export const words = { games, heroes, learn, play, replay, settings, start };
