import { texts as games } from '../games/texts/uk.ts';
import { texts as heroes } from '../heroes/texts/uk.ts';
import { texts as learn } from '../learn/texts/uk.ts';
import { texts as play } from '../play/texts/uk.ts';
import { texts as replay } from '../replay/texts/uk.ts';
import { texts as settings } from '../settings/texts/uk.ts';
import { texts as start } from '../start/texts/uk.ts';

export const texts = { games, heroes, learn, play, replay, settings, start };
