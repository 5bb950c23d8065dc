/** What scenes about something else do often: whole actions in one line, and setups that are refused. */
import { InvalidData, newGame, type Setup } from '@peerless/engine';
import type { Table } from '../table.ts';

/** Plays a scheme; the fighter need be named only where several may play it. */
export function playScheme(table: Table, card: string, fighter?: string): Table {
  table.choose({ action: 'scheme' }).choose({ kind: 'schemeCard', card });
  return fighter === undefined ? table : table.choose({ kind: 'schemeFighter', fighter });
}

/** Attacks; fighter and target need be named only where there are several. A defender with cards is then asked. */
export function attackWith(table: Table, card: string, { fighter, target }: { fighter?: string; target?: string } = {}): Table {
  table.choose({ action: 'attack' });
  if (fighter !== undefined) table.choose({ kind: 'attackWith', fighter });
  if (target !== undefined) table.choose({ kind: 'target', target });
  return table.choose({ kind: 'attackCard', card });
}

/** A maneuver without a boost: the fighters named move in this order, nobody else does. */
export function maneuver(table: Table, moves: Readonly<Record<string, string>> = {}): Table {
  const { active } = table.see();
  table.choose({ action: 'maneuver' });
  if (table.asks.startsWith('boostManeuver')) table.choose({ pass: true });
  for (const [fighter, space] of Object.entries(moves)) table.choose({ kind: 'moveWhom', fighter }).choose({ kind: 'moveTo', space });
  return table.asks === `moveWhom ${active}` ? table.choose({ pass: true }) : table;
}

/** Where a setup is refused; nowhere if a game can begin with it. */
export function refusals(setup: unknown): string[] {
  try {
    newGame(setup as Setup, 1);
    return [];
  } catch (error) {
    if (error instanceof InvalidData) return error.problems.map((problem) => problem.path);
    throw error;
  }
}
