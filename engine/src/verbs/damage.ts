/** The steps of a damage event: owners assign, then it strikes. */
import { exhaust as exhaustSeats } from '../cards.ts';
import { which } from '../choice.ts';
import { applyWounds, wound } from '../damage.ts';
import type { Game } from '../game.ts';
import { ASK, READY, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { isSameZone } from '../movement.ts';
import { offer } from '../offers.ts';

/** Who may take damage for whom in this event: hero, sidekick and how much, in order; those asked already are passed over. */
function assignable(game: Game, asked: number): { hero: number; sidekick: number; most: number; index: number } | undefined {
  const match = matchOf(game);
  let index = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    const rule = match.rules[seat].find((each) => each.rule === 'assignDamage');
    if (!rule) continue;
    const hero = match.heroOf[seat];
    for (const sidekick of match.fightersOf[seat]) {
      if (match.fighters[sidekick].id !== rule.to) continue;
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
export const assignDamage: Verb = {
  question: 'assign',
  asks: (game, frame) => matchOf(game).fighters[assignable(game, frame.stage)!.hero].seat,
  blank(game, frame) {
    const next = assignable(game, frame.stage);
    if (!next) return READY;
    for (let amount = 0; amount <= next.most; amount++) offer('number', amount);
    return ASK;
  },
  fill(game, frame, choice) {
    const { hero, sidekick, index } = assignable(game, frame.stage)!;
    frame.stage = index;
    for (let i = 0; i < game.wounds.length; i += 2) {
      if (game.wounds[i] !== hero) continue;
      game.wounds[i + 1] -= which(choice);
      break;
    }
    wound(game, sidekick, which(choice));
  },
  perform() {},
};
/** Who is asked about now. */
export const assignee = (game: Game, asked: number): number => assignable(game, asked)?.sidekick ?? -1;

export const applyDamage: Verb = {
  perform(game, frame) {
    applyWounds(game, frame);
  },
};

export const exhaust: Verb = {
  perform(game, frame) {
    exhaustSeats(game, frame.a, frame);
  },
};
