import { texts as games } from '../games/texts/ru.ts';
import { texts as heroes } from '../heroes/texts/ru.ts';
import { texts as learn } from '../learn/texts/ru.ts';
import { texts as play } from '../play/texts/ru.ts';
import { texts as replay } from '../replay/texts/ru.ts';
import { texts as settings } from '../settings/texts/ru.ts';
import { texts as start } from '../start/texts/ru.ts';

export const texts = { games, heroes, learn, play, replay, settings, start };
