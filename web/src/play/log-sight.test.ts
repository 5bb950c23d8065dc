import { describe, expect, it } from 'vitest';
import { logSight } from './log-sight.ts';

describe('the log', () => {
  it('stands open in the column, until it is put away', () => {
    const log = logSight();
    expect([log.isOver.value, log.isOpen.value]).toEqual([false, true]);
    log.toggle();
    expect(log.isOpen.value).toBe(false);
  });

  it('covers the board only when it is asked for', () => {
    const log = logSight();
    log.place(false);
    expect([log.isOver.value, log.isOpen.value]).toEqual([true, false]);
    log.toggle();
    log.place(false);
    expect(log.isOpen.value).toBe(true);
  });

  it('comes back to the column as it was there, and is drawn out anew', () => {
    const log = logSight();
    log.place(false);
    log.toggle();
    log.place(true);
    expect([log.isOver.value, log.isOpen.value]).toEqual([false, true]);
    log.place(false);
    expect(log.isOpen.value).toBe(false);
  });

  it('that was put away in the column stays away there', () => {
    const log = logSight();
    log.toggle();
    log.place(false);
    log.place(true);
    expect(log.isOpen.value).toBe(false);
  });
});
