/** A new combat between the same two. */

import { kindOf } from '../../../data/card.ts';
import { blankFrame, NONE } from '../../../data/frame.ts';
import type { Combat, Game } from '../../../data/game.ts';
import { matchOf } from '../../../data/match.ts';
import { fighterName, heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { combatOf } from '../../../machine/query.ts';
import { newCombat } from '../../../rules/attack.ts';
import { cardId, toPile } from '../../../rules/cards.ts';
import { COMBAT } from '../../../rules/sentences.ts';
import { emptySide, enter } from '../../../rules/values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    bonusAttack: { do: 'bonusAttack' };
  }
}
export const bonusAttack: Effect = { do: 'bonusAttack' };

/** Is there nobody left to make a bonus attack, or to make it on? */
const isPast = (game: Game, { attack, defense }: Combat): boolean =>
  game.health[defense.fighter] === 0 ||
  game.seats[attack.seat].out === 1 ||
  (game.health[attack.fighter] === 0 && matchOf(game).options.bonusAttackOfDefeated === 'lost');

export const word = verb('bonusAttack', {
  also: null,
  said: 'afterCombat',
  needs: 'bonusAttack',
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'strike',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    const main = combatOf(game);
    const { attack, defense } = main;
    const bonus = attack.card >= 0 ? matchOf(game).kinds[kindOf(attack.card)].card.bonusAttack : undefined;
    if (!bonus || isPast(game, main)) return;
    const combat = newCombat(
      { ...emptySide(attack.seat, attack.fighter), bonus: 1 },
      emptySide(defense.seat, defense.fighter),
      main.action,
    );
    if (defense.card >= 0) {
      combat.mainDefense = defense.printed;
      toPile(game, defense.card, 'play', defense.seat);
      defense.card = NONE;
    }
    enter(game, combat.attack, attack.card);
    game.combats.push(combat);
    game.todo.push(blankFrame(COMBAT, frame.you));
    if (heard())
      tell(EVERYONE, {
        kind: 'attack',
        seat: attack.seat,
        fighter: fighterName(game, attack.fighter),
        target: fighterName(game, defense.fighter),
        bonus: bonus.id,
        card: cardId(game, attack.card),
        value: combat.attack.printed,
      });
  },
});
