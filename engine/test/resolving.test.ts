import { ability, adjacentTo, afterCombat, card, draw, may, move, pickSpace, scheme, space, upTo, yourHero } from '@peerless/engine';
import { expect, it, describe as suite } from 'vitest';
import { playScheme } from './rules/acting.ts';
import { attack, defense, fight } from './rules/fight.ts';
import { table } from './table.ts';

suite('what is being resolved', () => {
  it('is the scheme of who plays it, with the spaces that it has named; everybody sees it', () => {
    const here = table(
      { heroes: ['king-arthur', 'medusa'] },
      {
        fighters: { 'king-arthur': { space: 's1' }, merlin: { space: 's11' }, medusa: { space: 's30' } },
        seats: [{ hand: ['restless-spirits'] }],
      },
    );
    playScheme(here, 'restless-spirits');
    expect(here.see().resolving).toEqual({ fighter: 'merlin', spaces: [] });
    here.choose({ kind: 'pickSpace', space: 's12' });
    for (const eyes of [0, 1, 'spectator', 'all'] as const)
      expect(here.see(eyes).resolving).toEqual({ fighter: 'merlin', spaces: ['s12'] });
  });
  it('names the last two spaces in their order', () => {
    const near = pickSpace(space(adjacentTo(yourHero)));
    const jump = card('jump', { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(near, near, may(draw(1))));
    const here = fight({ cards: [jump] }, {}, { fighters: { blue: { space: 's9' } } });
    playScheme(here, 'jump').choose({ space: 's5' }).choose({ space: 's3' });
    expect(here.see().resolving?.spaces).toEqual(['s5', 's3']);
  });
  it('is in a combat the effect of the fighter whose card it is', () => {
    const guard = defense('guard', 1, afterCombat(may(move(yourHero, upTo(1)))));
    const here = fight({ cards: [attack('blow', 3)] }, { cards: [guard] });
    expect(here.strike('blow', 'guard').see().resolving).toEqual({ fighter: here.blue, spaces: [] });
  });
  it('is the ability of a hero, and nothing where a rule asks or the game is over', () => {
    const here = fight({ about: { abilities: [ability('maneuverEnd', may(draw(1)))] } }, {});
    expect(here.see().resolving).toEqual({ fighter: null, spaces: [] });
    here.choose({ action: 'maneuver' }).choose({ kind: 'boostManeuver', pass: true }).choose({ kind: 'moveWhom', pass: true });
    expect(here.see().resolving).toEqual({ fighter: here.red, spaces: [] });
    here.concede(0);
    expect(here.see().resolving).toBeNull();
  });
});
