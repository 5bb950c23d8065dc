import { describe, expect, it } from 'vitest';
import { duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { ferryman } from './hero.ts';

describe('The Ferryman', () => {
  it('has 15 health, moves 2, and brings two Ravens', () => {
    expect(fighters(ferryman)).toEqual(['ferryman 1 15 melee', 'raven 2 1 ranged']);
    expect(ferryman.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      ferrymans-pole     attack     4  2  3  ferryman
      ravens-eye         attack     2  3  3  raven
      toll               versatile  3  2  3  any
      undertow           versatile  4  3  2  ferryman
      steady-hands       defense    4  2  3  any
      mist-on-the-water  scheme     -  3  2  any
      the-far-bank       scheme     -  2  2  ferryman
      rising-flock       scheme     -  1  3  ferryman
      dash               versatile  3  1  3  any
      feint              versatile  2  2  3  any
      regroup            versatile  1  1  3  any
    `;
    expect(deck(ferryman)).toEqual(rows(DECK));
    expect(cards(ferryman)).toBe(30);
  });
});

describe('the step at the start of his turn', () => {
  it('says', () => expect(abilitySays(ferryman)).toEqual(['At the start of your turn, you may move one of your fighters up to 1 space.']));

  const yours = { hand: ['undertow'] };
  const turn = { at: 'turnStart' } as const;

  it('moves any one of his fighters by 1, no further', () => {
    const here = duel('ferryman', 'ferryman . . raven-1 . rival', yours, {}, turn);
    expect(here.offered()).toEqual(['ferryman', 'pass', 'raven-1']);
    here.pick('raven-1');
    expect(here.offered()).toEqual(['s3', 's4', 's5']);
    here.pick('s3').settled();
    expect(here.at('raven-1')).toBe('s3');
  });

  it('may be left', () => {
    const here = duel('ferryman', 'ferryman . rival', yours, {}, turn).pick('pass').settled();
    expect(here.at('ferryman')).toBe('s1');
  });
});

describe("The Ferryman's Pole", () => {
  it('says', () => {
    expect(says(ferryman, 'ferrymans-pole')).toEqual(['After combat: If you won, move the opposing fighter up to 2 spaces.']);
  });

  const yours = { hand: ['ferrymans-pole'] };

  it('moves whom he has beaten, up to 2', () => {
    const here = duel('ferryman', 'ferryman rival . . .', yours).attack('ferrymans-pole');
    expect(here.offered()).toEqual(['s2', 's3', 's4']);
    here.pick('s4').settled();
    expect([here.at('rival'), here.health('rival')]).toEqual(['s4', 16]);
  });

  it('moves nobody after a loss', () => {
    const here = duel('ferryman', 'ferryman rival . .', yours, { hand: ['plain-4'] });
    here.attack('ferrymans-pole', { defense: 'plain-4' }).settled();
    expect(here.at('rival')).toBe('s2');
  });
});

describe("Raven's Eye", () => {
  it('says', () => expect(says(ferryman, 'ravens-eye')).toEqual(['After combat: Draw 1 card.']));

  it('is for a Raven only, from afar', () => {
    const here = duel('ferryman', 'raven-1 . rival ferryman', { hand: ['ravens-eye'], deck: ['toll'] });
    here.attack('ravens-eye', { by: 'raven-1' }).settled();
    expect([here.health('rival'), here.hand(0)]).toEqual([18, ['toll']]);

    expect(duel('ferryman', 'ferryman rival', { hand: ['ravens-eye'] }).offered()).toEqual(['maneuver']);
  });
});

describe('Toll', () => {
  it('says', () => expect(says(ferryman, 'toll')).toEqual(['After combat: Your opponent discards 1 card.']));

  it('takes a card, whoever wins', () => {
    const here = duel('ferryman', 'ferryman rival', { hand: ['toll'] }, { hand: ['plain-4', 'plain-7'] });
    here.attack('toll', { defense: 'plain-4' }).settled();
    expect(here.hand(1)).toEqual([]);
  });
});

describe('Undertow', () => {
  it('says', () => expect(says(ferryman, 'undertow')).toEqual(['After combat: Deal 1 damage to the opposing fighter.']));

  it('deals 1 more, win or lose', () => {
    const won = duel('ferryman', 'ferryman rival', { hand: ['undertow'] })
      .attack('undertow')
      .settled();
    expect(won.health('rival')).toBe(15);

    const lost = duel('ferryman', 'ferryman rival', { hand: ['undertow'] }, { hand: ['plain-7'] });
    lost.attack('undertow', { defense: 'plain-7' }).settled();
    expect(lost.health('rival')).toBe(19);
  });
});

describe('Steady Hands', () => {
  it('says', () => expect(says(ferryman, 'steady-hands')).toEqual(['After combat: Draw 1 card.']));

  it('draws after a defense', () => {
    const here = duel('ferryman', 'ferryman rival', { hand: ['steady-hands'], deck: ['toll'] }, { hand: ['plain-4'] }, { active: 1 });
    here.attack('plain-4', { defense: 'steady-hands' }).settled();
    expect([here.health('ferryman'), here.hand(0)]).toEqual([15, ['toll']]);
  });
});

describe('Mist on the Water', () => {
  it('says', () => expect(says(ferryman, 'mist-on-the-water')).toEqual(['Move each of your fighters up to 3 spaces.']));

  it('moves them one by one', () => {
    const here = duel('ferryman', 'ferryman raven-1 . . . rival', { hand: ['mist-on-the-water'] }).scheme('mist-on-the-water', 'ferryman');
    here.pick('raven-1', 's5', 'ferryman', 's4').settled();
    expect([here.at('raven-1'), here.at('ferryman')]).toEqual(['s5', 's4']);
  });
});

describe('The Far Bank', () => {
  it('says', () => expect(says(ferryman, 'the-far-bank')).toEqual(['The Ferryman recovers 2 health. Draw 1 card.']));

  it('recovers 2, not beyond what he began with, and draws', () => {
    const here = duel('ferryman', 'ferryman:14 . rival', { hand: ['the-far-bank'], deck: ['toll'] })
      .scheme('the-far-bank')
      .settled();
    expect([here.health('ferryman'), here.hand(0)]).toEqual([15, ['toll']]);
  });
});

describe('Rising Flock', () => {
  it('says', () => {
    expect(says(ferryman, 'rising-flock')).toEqual(["Return a defeated Raven to any empty space in the Ferryman's zone. Draw 1 card."]);
  });

  it('brings a Raven back into his zone', () => {
    const here = duel('ferryman', 'ferryman . . raven-1 | . rival', { hand: ['rising-flock'], deck: ['toll'] }).scheme('rising-flock');
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s2').settled();
    expect([here.at('raven-2'), here.hand(0)]).toEqual(['s2', ['toll']]);
  });
});
