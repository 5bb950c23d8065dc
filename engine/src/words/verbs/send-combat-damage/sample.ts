import { type Effect, opposingFighter } from '../../../data/words.ts';
import { sendCombatDamage } from '../../say.ts';

export const samples: readonly Effect[] = [sendCombatDamage(opposingFighter)];
