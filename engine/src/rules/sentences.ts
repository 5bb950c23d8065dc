/** The game itself, in the engine's own words: every sentence here is a frame like any card's. */
import type { Moment, Timing } from '../data/words.ts';

type Step =
  | { readonly do: string; readonly moment?: undefined }
  | { readonly do: 'sayAt'; readonly moment: Moment }
  | { readonly do: 'window'; readonly at: Timing; readonly moment?: undefined };

const blocks = {
  /** Section 2, then turns without end. */
  game: [{ do: 'placeSeats' }, { do: 'mulligans' }, { do: 'turns' }],
  /** */
  place: [{ do: 'placeHero' }, { do: 'placeSidekicks' }, { do: 'placeTokens' }, { do: 'sayAt', moment: 'setup' }],
  /** */
  turn: [
    { do: 'beginTurn' },
    { do: 'comeBack' },
    { do: 'sayAt', moment: 'turnStart' },
    { do: 'takeActions' },
    { do: 'sayAt', moment: 'turnEnd' },
    { do: 'handLimit' },
    { do: 'endOfTurn' },
  ],
  /** */
  maneuver: [{ do: 'drawForManeuver' }, { do: 'boostManeuver' }, { do: 'moveFighters' }, { do: 'sayAt', moment: 'maneuverEnd' }],
  /** */
  scheme: [{ do: 'pickScheme' }, { do: 'pickSchemer' }, { do: 'resolveScheme' }, { do: 'discardScheme' }],
  /** A0 and A1 */
  attack: [{ do: 'pickAttacker' }, { do: 'pickTarget' }, { do: 'layAttack' }, { do: 'layBoost' }],
  /** A2 to A10 */
  combat: [
    { do: 'layDefense' },
    { do: 'reveal' },
    { do: 'window', at: 'immediately' },
    { do: 'window', at: 'duringCombat' },
    { do: 'damageStep' },
    { do: 'decideWinner' },
    { do: 'window', at: 'afterCombat' },
    { do: 'afterCombatAbilities' },
    { do: 'cleanup' },
  ],
  /** */
  deal: [{ do: 'assignDamage' }, { do: 'applyDamage' }],
  /** */
  exhaust: [{ do: 'exhaust' }],
  /** */
  damaged: [{ do: 'sayAt', moment: 'damaged' }],
  defeated: [{ do: 'sayAt', moment: 'defeated' }],
} satisfies Record<string, Step[]>;

export const ENGINE_BLOCKS: readonly (readonly Step[])[] = Object.values(blocks);
const at = (name: keyof typeof blocks): number => Object.keys(blocks).indexOf(name);
export const GAME = at('game');
export const PLACE = at('place');
export const TURN = at('turn');
export const MANEUVER = at('maneuver');
export const SCHEME = at('scheme');
export const ATTACK = at('attack');
export const COMBAT = at('combat');
export const DEAL = at('deal');
export const EXHAUST = at('exhaust');
export const DAMAGED = at('damaged');
export const DEFEATED = at('defeated');
export const CLEANUP = blocks.combat.findIndex((step) => step.do === 'cleanup');
export const DISCARD_SCHEME = blocks.scheme.findIndex((step) => step.do === 'discardScheme');
