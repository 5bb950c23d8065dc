import { words as games } from '../games/words/en.ts';
import { words as heroes } from '../heroes/words/en.ts';
import { words as learn } from '../learn/words/en.ts';
import { words as play } from '../play/words/en.ts';
import { words as replay } from '../replay/words/en.ts';
import { words as settings } from '../settings/words/en.ts';
import { words as start } from '../start/words/en.ts';

export const words = { games, heroes, learn, play, replay, settings, start };
