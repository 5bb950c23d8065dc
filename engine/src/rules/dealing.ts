/** The steps of a damage event: owners assign, then it strikes. */

import { which } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offer } from '../data/offers.ts';
import { ASK, ASKED_PLAINLY, READY, step } from '../data/word.ts';
import { exhausted, exhaust as exhaustSeats } from './cards.ts';
import { applyWounds, wound } from './damage.ts';
import { isSameZone } from './movement.ts';

/** Who may take damage for whom in this event: hero, sidekick and how much, in order; those asked already are passed over. */
function assignable(game: Game, asked: number): { hero: number; sidekick: number; most: number; index: number } | undefined {
  const match = matchOf(game);
  let index = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    const sidekicks = match.standing[seat].assignDamage;
    if (sidekicks === null) continue;
    const hero = match.heroOf[seat];
    for (const sidekick of match.fightersOf[seat]) {
      if (match.fighters[sidekick].id !== sidekicks) continue;
      index++;
      const room = game.health[sidekick] - due(game, sidekick);
      const most = Math.min(room, due(game, hero));
      if (index > asked && most > 0 && isSameZone(game, game.space[hero], game.space[sidekick])) return { hero, sidekick, most, index };
    }
  }
  return undefined;
}
const due = (game: Game, fighter: number): number => {
  let amount = 0;
  for (let i = 0; i < game.wounds.length; i += 2) if (game.wounds[i] === fighter) amount += game.wounds[i + 1];
  return amount;
};

/** sidekick by sidekick, how much it takes. `stage` counts those asked. */
export const assignDamage = step('assignDamage', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { assign: 'open' },
    who: (game, frame) => matchOf(game).fighters[assignable(game, frame.step)!.hero].seat,
    about: (game, frame) => ({ fighter: assignee(game, frame.step) }),
    blank(game, frame) {
      const next = assignable(game, frame.step);
      if (!next) return READY;
      for (let amount = 0; amount <= next.most; amount++) offer('number', amount);
      return ASK;
    },
    fill(game, frame, choice) {
      const { hero, sidekick, index } = assignable(game, frame.step)!;
      frame.step = index;
      for (let i = 0; i < game.wounds.length; i += 2) {
        if (game.wounds[i] !== hero) continue;
        game.wounds[i + 1] -= which(choice);
        break;
      }
      wound(game, sidekick, which(choice));
    },
  },
  perform() {},
});
/** Who is asked about now. */
export const assignee = (game: Game, asked: number): number => assignable(game, asked)?.sidekick ?? -1;

export const applyDamage = step('applyDamage', {
  asks: null,
  perform(game, frame) {
    applyWounds(game, frame);
  },
});

export const exhaust = step('exhaust', {
  asks: null,
  perform(game, frame) {
    exhaustSeats(game, exhausted.get(frame), frame);
  },
});
