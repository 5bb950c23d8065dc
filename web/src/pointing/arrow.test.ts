import { describe, expect, it } from 'vitest';
import { arrowAt } from './arrow.ts';
import type { Box } from './boxes.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const window = box(0, 0, 400, 600);
const at = box(180, 300, 40, 40);

describe('an arrow', () => {
  it('lies above what it points at', () => {
    expect(arrowAt(at, 30, { window, forbidden: [], unwelcome: [] })).toMatchObject({ way: 'down', left: 185, top: 265 });
  });
  it('goes to a side rather than over what is asked', () => {
    expect(arrowAt(at, 30, { window, forbidden: [box(0, 200, 400, 90)], unwelcome: [] })?.way).toBe('right');
  });
  it('covers the least of what is shown', () => {
    const unwelcome = [box(0, 200, 400, 90), box(100, 300, 75, 40), box(230, 310, 5, 5)];
    expect(arrowAt(at, 30, { window, forbidden: [], unwelcome })?.way).toBe('up');
  });
  it('stays in the window', () => {
    expect(arrowAt(box(180, 5, 40, 40), 30, { window, forbidden: [], unwelcome: [] })?.way).toBe('right');
  });
  it('is left out where everything around may not be covered', () => {
    expect(arrowAt(at, 30, { window, forbidden: [window], unwelcome: [] })).toBeNull();
  });
});
