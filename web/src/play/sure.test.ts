import { describe, expect, it } from 'vitest';
import { sure } from './sure.ts';

describe('a second press', () => {
  const begun = (isWished: boolean) => {
    const done: string[] = [];
    const { armed, press, disarm } = sure(() => isWished);
    return { done, armed, disarm, press: (name: string, isAsked?: boolean) => press(name, () => done.push(name), isAsked) };
  };
  it('is not needed where nobody wishes for it', () => {
    const { done, press, armed } = begun(false);
    press('one');
    expect([done, armed.value]).toEqual([['one'], null]);
  });
  it('does what the first one showed', () => {
    const { done, press, armed } = begun(true);
    press('one');
    expect([done, armed.value]).toEqual([[], 'one']);
    press('one');
    expect([done, armed.value]).toEqual([['one'], null]);
    press('one');
    expect(done).toEqual(['one']);
  });
  it('is a first one for something else, or after something else', () => {
    const { done, press, armed, disarm } = begun(true);
    press('one');
    press('other');
    expect([done, armed.value]).toEqual([[], 'other']);
    disarm();
    press('other');
    expect([done, armed.value]).toEqual([[], 'other']);
  });
  it('can be a button elsewhere, which says what it does', () => {
    const done: string[] = [];
    const { said, press, confirm } = sure(() => true);
    confirm();
    press('one', () => done.push('one'), true, 'Do it');
    expect(said.value).toBe('Do it');
    confirm();
    expect([done, said.value]).toEqual([['one'], null]);
    press('other', () => done.push('other'));
    expect(said.value).toBe(null);
  });
  it('can be asked for by the press itself', () => {
    const { done, press } = begun(false);
    press('one', true);
    expect(done).toEqual([]);
    press('one', true);
    expect(done).toEqual(['one']);
  });
});
