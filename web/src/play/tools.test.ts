import type { Reason } from '@peerless/engine';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreen } from './game.ts';
import { texts as english } from './texts/en.ts';

vi.mock('../texts/texts.ts', () => ({
  texts: () => ({ play: english }),
  language: () => ({ reason: ({ why }: Reason) => why }),
}));
const { toolRefused, useTool } = await import('./tools.ts');

interface Moment {
  undo?: 'free' | null;
  /** Who is asked; null once the game is over. */
  asked?: number | null;
  kind?: 'person' | 'computer';
}
function game({ undo = null, asked = 0, kind = 'person' }: Moment): GameScreen {
  const update = {
    undo,
    seats: [{ kind }, { kind: 'computer' }],
    view: { waiting: asked === null ? null : { seat: asked, kind: 'action' }, choices: asked === 0 ? [{}] : [] },
  };
  return { latest: signal(update), newest: signal(update), problem: signal(null), cast: () => ({}) } as unknown as GameScreen;
}

describe('a tool', () => {
  it('works where it is of use', () => {
    const here = game({ undo: 'free' });
    const act = vi.fn();
    useTool(here, 'undo', act);
    useTool(here, 'hint', act);
    expect([act.mock.calls.length, here.problem.value]).toEqual([2, null]);
  });
  it('says why it does not: nothing to take back, another to decide, the end', () => {
    expect(toolRefused(game({}), 'undo')).toBe(english.noUndo);
    expect(toolRefused(game({ asked: 1 }), 'hint')).toBe('notYourDecision');
    expect(toolRefused(game({ kind: 'computer' }), 'hint')).toBe('notYourDecision');
    expect(toolRefused(game({ asked: null }), 'hint')).toBe('gameOver');
    const here = game({});
    const act = vi.fn();
    useTool(here, 'undo', act);
    expect([act.mock.calls.length, here.problem.value]).toEqual([0, english.noUndo]);
  });
});
