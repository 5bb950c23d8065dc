import { words as games } from '../games/words/ru.ts';
import { words as heroes } from '../heroes/words/ru.ts';
import { words as learn } from '../learn/words/ru.ts';
import { words as play } from '../play/words/ru.ts';
import { words as replay } from '../replay/words/ru.ts';
import { words as settings } from '../settings/words/ru.ts';
import { words as start } from '../start/words/ru.ts';

export const words = { games, heroes, learn, play, replay, settings, start };
