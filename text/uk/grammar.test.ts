import { describe, expect, it } from 'vitest';
import { END } from '../slavic/sentences.ts';
import { closed } from './grammar.ts';

describe('a subordinate clause', () => {
  const clause = `бійця, який бере участь у бою${END}`;
  it('is closed by a comma where the sentence goes on', () => {
    expect(closed(`перемістіть ${clause} на 1 комірку`)).toBe('перемістіть бійця, який бере участь у бою, на 1 комірку');
  });
  it('needs none where the sentence pauses or ends', () => {
    expect(closed(clause)).toBe('бійця, який бере участь у бою');
    expect(closed(`${clause}; потім`)).toBe('бійця, який бере участь у бою; потім');
  });
  it('takes along what is in brackets', () => {
    expect(closed(`${clause} (або героя) на 1 комірку`)).toBe('бійця, який бере участь у бою (або героя), на 1 комірку');
    expect(closed(`${clause} (або героя)`)).toBe('бійця, який бере участь у бою (або героя)');
  });
});
