import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE, pulse, SILENCE } from './pulse.ts';

const ask = vi.fn();
const isDead = vi.fn();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('the pulse of a connection', () => {
  it('is not felt while something is heard', () => {
    const { beat, stop } = pulse(ask, isDead);
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(SILENCE - 1);
      beat();
    }
    expect(ask).not.toHaveBeenCalled();
    stop();
  });
  it('is felt again after every silence, as long as there is an answer', () => {
    const { beat, stop } = pulse(ask, isDead);
    ask.mockImplementation(beat);
    vi.advanceTimersByTime(5 * SILENCE);
    expect(ask).toHaveBeenCalledTimes(5);
    expect(isDead).not.toHaveBeenCalled();
    stop();
    ask.mockReset();
  });
  it('has stopped if there is no answer, within 20 seconds', () => {
    pulse(ask, isDead);
    vi.advanceTimersByTime(SILENCE + PATIENCE - 1);
    expect(isDead).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(isDead).toHaveBeenCalledOnce();
    expect(SILENCE + PATIENCE).toBeLessThanOrEqual(20_000);
  });
  it('is nobody’s business once the connection is closed', () => {
    pulse(ask, isDead).stop();
    vi.advanceTimersByTime(10 * SILENCE);
    expect(ask).not.toHaveBeenCalled();
  });
});
