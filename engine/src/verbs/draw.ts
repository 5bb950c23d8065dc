/** `draw` and `bothDraw` (section 9). */
import { draw as drawCards } from '../cards.ts';
import type { Say, Verb } from '../machine.ts';
import { amountOf } from '../query.ts';

export const draw: Verb<Say<'draw'>> = {
  perform(game, frame, { cards }) {
    drawCards(game, [frame.you], amountOf(game, frame, cards), frame);
  },
};

/** At the same time. */
export const bothDraw: Verb<Say<'bothDraw'>> = {
  perform(game, frame, { cards }) {
    drawCards(game, frame.them >= 0 ? [frame.you, frame.them] : [frame.you], amountOf(game, frame, cards), frame);
  },
};
