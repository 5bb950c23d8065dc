import { words as games } from '../games/words/uk.ts';
import { words as heroes } from '../heroes/words/uk.ts';
import { words as learn } from '../learn/words/uk.ts';
import { words as play } from '../play/words/uk.ts';
import { words as replay } from '../replay/words/uk.ts';
import { words as settings } from '../settings/words/uk.ts';
import { words as start } from '../start/words/uk.ts';

export const words = { games, heroes, learn, play, replay, settings, start };
