import { describe, expect, it } from 'vitest';
import { isAgreed, proposalAfter } from './proposals.ts';
import { COMPUTER, concedes, OPEN, people, person, playing, together } from './test/tables.ts';

describe('a proposal', () => {
  const asked = proposalAfter(null, { seat: 1, say: 'ask' });
  it('is agreed to by whoever makes it', () => expect(asked).toEqual({ by: 1, agreed: [1] }));
  it('gathers those who agree, each once', () => {
    const two = proposalAfter(asked, { seat: 0, say: 'agree' });
    expect(two).toEqual({ by: 1, agreed: [1, 0] });
    expect(proposalAfter(two, { seat: 0, say: 'agree' })).toEqual(two);
  });
  it('ends with a refusal; nobody agrees to none', () => {
    expect(proposalAfter(asked, { seat: 0, say: 'refuse' })).toBeNull();
    expect(proposalAfter(null, { seat: 0, say: 'agree' })).toBeNull();
  });
  it('needs all people who still play', () => {
    const table = playing({}, people(3));
    expect(isAgreed(table, { by: 0, agreed: [0, 1] })).toBe(false);
    expect(isAgreed(table, { by: 0, agreed: [0, 1, 2] })).toBe(true);
    concedes(table, 2);
    expect(isAgreed(table, { by: 0, agreed: [0, 1] })).toBe(true);
    expect(isAgreed(playing({}, [OPEN, COMPUTER]), { by: 0, agreed: [0] })).toBe(true);
  });
  it('is as good as agreed to at one device', () => expect(isAgreed(together([person, person]).table, { by: 0, agreed: [0] })).toBe(true));
});
