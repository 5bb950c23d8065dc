/** Damage events, defeat, and what follows them (section 10). */

import { blankFrame, type Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { fighterName, heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { push } from '../machine/machine.ts';
import { fromActive, isOnBoard, ownerOf } from '../machine/seats.ts';
import { sourceOf } from '../machine/source.ts';
import { judgeNow } from './end.ts';
import { DAMAGED, DEAL, DEFEATED } from './sentences.ts';

/** Puts damage on its way; all that is on its way strikes together. */
export function wound(game: Game, fighter: number, amount: number): void {
  if (amount <= 0 || !isOnBoard(game, fighter)) return;
  const { wounds } = game;
  for (let i = 0; i < wounds.length; i += 2) {
    if (wounds[i] !== fighter) continue;
    wounds[i + 1] += amount;
    return;
  }
  wounds.push(fighter, amount);
}

/** Deals what is on its way, after its owners have assigned what they may. */
export function dealDamage(game: Game, frame: Frame, isCombat: boolean): void {
  frame.thatMany = 0;
  frame.felled = 0;
  frame.struck = 0;
  if (!game.wounds.length) return;
  const event = push(game, DEAL, frame);
  event.thatMany = isCombat ? 1 : 0;
}

/** All are reduced together, then those at 0 leave together, then the end is checked, then triggers. */
export function applyWounds(game: Game, event: Frame): void {
  const isCombat = event.thatMany === 1;
  const sayer = game.todo[game.todo.length - 2];
  const combat = game.combats[game.combats.length - 1];
  const { wounds } = game;
  game.wounds = [];
  const struck: number[] = [];
  let dealt = 0;
  for (let i = 0; i < wounds.length; i += 2) {
    const fighter = wounds[i];
    const amount = wounds[i + 1];
    if (amount === 0 || !isOnBoard(game, fighter)) continue; // its player may have conceded meanwhile
    struck.push(fighter);
    dealt += amount;
    game.health[fighter] = Math.max(0, game.health[fighter] - amount);
    if (isCombat && ownerOf(game, fighter) === combat.defense.seat) combat.dealt += amount;
    if (heard()) {
      tell(EVERYONE, {
        kind: 'damage',
        fighter: fighterName(game, fighter),
        amount,
        health: game.health[fighter],
        combat: isCombat,
        source: sourceOf(game, event),
      });
    }
  }
  const fallen: number[] = [];
  let bits = 0;
  for (const fighter of struck) {
    bits |= 1 << fighter;
    if (game.health[fighter] === 0 && game.space[fighter] >= 0) fallen.push(fighter);
  }
  if (sayer) {
    sayer.thatMany = dealt;
    sayer.felled = fallen.length;
    sayer.struck = bits;
  }
  removeFallen(game, fallen);
  answerTo(game, 'damaged', struck);
}

/** Defeats fighters without damage. */
export function defeatAll(game: Game, fighters: readonly number[]): void {
  for (const fighter of fighters) game.health[fighter] = 0;
  removeFallen(game, fighters);
}

function removeFallen(game: Game, fallen: readonly number[]): void {
  for (const fighter of fallen) {
    game.space[fighter] = -1;
    if (heard()) tell(EVERYONE, { kind: 'defeat', fighter: fighterName(game, fighter) });
  }
  if (!fallen.length) return;
  judgeNow(game);
  if (!game.over) answerTo(game, 'defeated', fallen);
}

/** Abilities that answer damage or defeat, in the order of: in a combat the defender's first, elsewhere the active player's. */
function answerTo(game: Game, moment: 'damaged' | 'defeated', fighters: readonly number[]): void {
  const match = matchOf(game);
  if (!match.abilities.some((own) => own[moment].length)) return;
  const combat = game.combats[game.combats.length - 1];
  let order = fromActive(game);
  if (combat)
    order = [
      combat.defense.seat,
      combat.attack.seat,
      ...order.filter((seat) => seat !== combat.defense.seat && seat !== combat.attack.seat),
    ];
  for (const seat of order.reverse()) {
    const abilities = match.abilities[seat][moment];
    const own = fighters.filter((f) => match.fighters[f].seat === seat && abilities.some(({ of }) => of === match.fighters[f].id));
    if (!own.length) continue;
    const answers = push(game, moment === 'damaged' ? DAMAGED : DEFEATED, blankFrame(0, seat));
    answers.struck = own.reduce((bits, fighter) => bits | (1 << fighter), 0);
  }
}
