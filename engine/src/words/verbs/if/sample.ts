import { type Effect, yourFighter } from '../../../data/words.ts';
import { allOf, attacking, defending, draw, gainAction, isThe, may, not, when, whenElse, yourTurn, youWon } from '../../say.ts';

export const samples: readonly Effect[] = [
  whenElse(allOf(youWon, isThe(yourFighter, 'moth'), yourTurn), [draw(1), gainAction], [may(draw(1))]),
  when(not(allOf(attacking, not(defending))), draw(2)),
];
