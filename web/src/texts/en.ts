import { texts as games } from '../games/texts/en.ts';
import { texts as heroes } from '../heroes/texts/en.ts';
import { texts as learn } from '../learn/texts/en.ts';
import { texts as play } from '../play/texts/en.ts';
import { texts as replay } from '../replay/texts/en.ts';
import { texts as settings } from '../settings/texts/en.ts';
import { texts as start } from '../start/texts/en.ts';

export const texts = { games, heroes, learn, play, replay, settings, start };
