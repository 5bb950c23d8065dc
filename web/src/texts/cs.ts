import { texts as games } from '../games/texts/cs.ts';
import { texts as heroes } from '../heroes/texts/cs.ts';
import { texts as learn } from '../learn/texts/cs.ts';
import { texts as play } from '../play/texts/cs.ts';
import { texts as replay } from '../replay/texts/cs.ts';
import { texts as settings } from '../settings/texts/cs.ts';
import { texts as start } from '../start/texts/cs.ts';

export const texts = { games, heroes, learn, play, replay, settings, start };
