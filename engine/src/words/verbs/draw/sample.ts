import type { Effect } from '../../../data/words.ts';
import { boostOfTheirCard, combatDamageTaken, draw, thatMany } from '../../say.ts';

export const samples: readonly Effect[] = [draw(1), draw(5), draw(combatDamageTaken), draw(thatMany), draw(boostOfTheirCard)];
