import { newGame, type View, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { type Shown, shownOf } from '../shown.ts';
import { trailOf } from './trail.ts';

const seen = (board: string, heroes = ['alice', 'medusa']): View => view(newGame({ mode: 'duel', heroes, board }, 1), 'all');
const moved = (before: View, fighter: string, from: string, to: string, others: Record<string, string> = {}): Shown => {
  const shown = shownOf(before);
  const fighters = Object.fromEntries(
    Object.entries(shown.fighters).map(([name, each]) => [name, { ...each, space: name === fighter ? to : (others[name] ?? null) }]),
  );
  return { ...shown, fighters, trail: { fighter, spaces: [from, to] } };
};

describe('the trail of a move', () => {
  const manor = seen('baskerville-manor');
  it('is empty before the first one', () => expect(trailOf(manor, shownOf(manor))).toEqual([]));
  it('follows the lines', () => expect(trailOf(manor, moved(manor, 'alice', 's22', 's26'))).toEqual(['s22', 's27', 's26']));
  it('leads through passages', () => expect(trailOf(manor, moved(manor, 'alice', 's2', 's29'))).toEqual(['s2', 's1', 's28', 's29']));
  it('goes around enemies and past friends', () => {
    expect(trailOf(manor, moved(manor, 'alice', 's22', 's26', { medusa: 's27', 'harpy-1': 's20' }))).toEqual(['s22', 's21', 's19', 's26']);
    expect(trailOf(manor, moved(manor, 'alice', 's22', 's26', { jabberwock: 's27' }))).toEqual(['s22', 's27', 's26']);
  });
  it('does not pass a closed door where there is another way', () => {
    const hall = seen('heorot');
    const shut = { ...hall, doors: { ...hall.doors, d2: 'closed' as const } };
    expect(trailOf(hall, moved(hall, 'alice', 's4', 's9'))).toEqual(['s4', 's9']);
    expect(trailOf(shut, moved(shut, 'alice', 's4', 's9')).length).toBeGreaterThan(2);
  });
  it('R-14.6.4 leads from token to token for whom they serve, and for nobody else', () => {
    const dark = seen('baskerville-manor', ['invisible-man', 'medusa']);
    const foggy = { ...dark, seats: dark.seats.map((seat) => ({ ...seat, tokens: ['s22', 's29', null] })) };
    expect(trailOf(foggy, moved(foggy, 'invisible-man', 's22', 's28'))).toEqual(['s22', 's29', 's28']);
    expect(trailOf(foggy, moved(foggy, 'medusa', 's22', 's28')).length).toBeGreaterThan(3);
  });
  it('is the way that was told, where one was', () => {
    const told = { ...shownOf(manor), trail: { fighter: 'alice', spaces: ['s3', 's4', 's10', 's3'] } };
    expect(trailOf(manor, told)).toEqual(['s3', 's4', 's10', 's3']);
  });
});
