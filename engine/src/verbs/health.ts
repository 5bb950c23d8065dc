/** `damage`, `recover`, `setHealth`, `defeat` (section 10). */
import { which } from '../choice.ts';
import { dealDamage, defeatAll, wound } from '../damage.ts';
import type { Frame, Game } from '../game.ts';
import { ASK, IMPOSSIBLE, READY, type Say, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offerAll } from '../offers.ts';
import { amountOf, combatOf, fighterOf, members, targets } from '../query.ts';
import { isOnBoard } from '../seats.ts';
import { EVERYONE, fighterName, heard, tell } from '../sink.ts';
import type { Who } from '../words.ts';

/** The blank of a word about somebody: one of a group is to be picked; `stage` 1 once it is. */
const pickingWhom: Omit<Verb<{ who: Who }>, 'perform'> = {
  question: 'pickFighter',
  blank(game, frame, { who }) {
    if (frame.stage > 0) return READY;
    if (typeof who === 'object' && 'one' in who) {
      const group = members(game, frame, who.one);
      offerAll('fighter', group);
      return group.length ? ASK : IMPOSSIBLE;
    }
    return targets(game, frame, who).length ? READY : IMPOSSIBLE;
  },
  fill(_game, frame, choice) {
    frame.it = which(choice);
    frame.stage = 1;
  },
};
const isOne = (who: Who): boolean => typeof who === 'object' && 'one' in who;
/** The fighters meant, unless one was to be picked and none could be. */
const meant = (game: Game, frame: Frame, who: Who): number[] => (isOne(who) && frame.stage === 0 ? [] : targets(game, frame, who));

/** One sentence is one damage event, however many it hits. */
export const damage: Verb<Say<'damage'>> = {
  ...pickingWhom,
  perform(game, frame, { who, amount }) {
    const points = amountOf(game, frame, amount);
    for (const fighter of meant(game, frame, who)) wound(game, fighter, points);
    dealDamage(game, frame, false);
  },
};

/** */
export const recover: Verb<Say<'recover'>> = {
  ...pickingWhom,
  perform(game, frame, { who, amount }) {
    const points = amountOf(game, frame, amount);
    for (const fighter of meant(game, frame, who)) {
      const before = game.health[fighter];
      game.health[fighter] = Math.min(matchOf(game).fighters[fighter].health, before + points);
      const gained = game.health[fighter] - before;
      if (heard() && gained)
        tell(EVERYONE, { kind: 'recover', fighter: fighterName(game, fighter), amount: gained, health: game.health[fighter] });
    }
  },
};

export const setHealth: Verb<Say<'setHealth'>> = {
  perform(game, frame, { who, to }) {
    const fighter = fighterOf(game, frame, who);
    if (!isOnBoard(game, fighter)) return;
    game.health[fighter] = Math.min(matchOf(game).fighters[fighter].health, to);
    if (heard()) tell(EVERYONE, { kind: 'setHealth', fighter: fighterName(game, fighter), health: game.health[fighter] });
  },
};

/** */
export const defeat: Verb<Say<'defeat'>> = {
  blank: (game, frame, { who }) => (isOnBoard(game, fighterOf(game, frame, who)) ? READY : IMPOSSIBLE),
  perform(game, frame, { who }) {
    const fighter = fighterOf(game, frame, who);
    if (isOnBoard(game, fighter)) defeatAll(game, [fighter]);
  },
};

export const preventCombatDamage: Verb = {
  perform(game) {
    combatOf(game).prevented = 1;
  },
};
export const sendCombatDamage: Verb<Say<'sendCombatDamage'>> = {
  perform(game, frame, { to }) {
    combatOf(game).sentTo = to === 'opposingFighter' ? 1 - frame.side : frame.side;
  },
};
