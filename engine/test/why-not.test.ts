import { sidekick, whyNot } from '@peerless/engine';
import { expect, it, describe as suite } from 'vitest';
import { attack, defense, type Fight, fight } from './rules/fight.ts';

const page = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };
const why = ({ game }: Fight, fighter: string, by?: string) => whyNot(game, 0, { fighter, ...(by === undefined ? {} : { by }) });
const whither = ({ game }: Fight, space: string, by: string) => whyNot(game, 0, { space, by });

suite('where an action is asked for, a fighter', () => {
  it('may be attacked by whom it is in reach of, if there is a card', () => {
    const here = fight({ cards: [attack('blow', 2)], about: page }, {}, { fighters: { page: { space: 's1' } } });
    expect(why(here, here.blue)).toBeNull();
    expect(why(here, here.blue, here.red)).toBeNull();
    expect(why(here, here.blue, 'page')).toEqual({ why: 'outOfReach', fighter: 'page' });
    const unarmed = fight({ cards: [defense('guard', 2)], hand: ['guard'] }, {});
    expect(why(unarmed, unarmed.blue)).toEqual({ why: 'noCard', type: 'attack' });
  });
  it('may not be attacked out of reach, or by a friend', () => {
    const here = fight({ cards: [attack('blow', 2)], about: page }, {}, { fighters: { page: { space: 's1' }, blue: { space: 's9' } } });
    expect(why(here, here.blue)).toEqual({ why: 'outOfReachOfAll' });
    expect(why(here, here.red)).toEqual({ why: 'friendly' });
    expect(why(here, here.blue, here.blue)).toEqual({ why: 'outOfReach', fighter: here.blue });
    expect(why(here, here.blue, 'pege')).toMatchObject({ why: 'unknown', near: 'page' });
  });
});
suite('where an action is asked for, a card', () => {
  const card = ({ game }: Fight, named: string) => whyNot(game, 0, { card: named });
  const cards = [
    attack('blow', 2),
    { ...attack('errand', 2), by: 'page' },
    defense('guard', 2),
    { ...defense('plan', 0), type: 'scheme' as const, value: undefined, by: 'page' },
  ];
  const hand = cards.map(({ id }) => id);
  it('may begin an attack by whom it is for, and a scheme', () => {
    const here = fight({ cards, hand, about: page }, {}, { fighters: { page: { space: 's1' } } });
    expect(card(here, 'blow')).toBeNull();
    expect(card(here, 'plan')).toBeNull();
    expect(card(here, 'errand')).toEqual({ why: 'wrongFighter', by: 'page' });
    expect(card(here, 'guard')).toEqual({ why: 'wrongType', type: 'defense' });
  });
  it('may not, where nobody is in reach or who may use it is not there', () => {
    const here = fight({ cards, hand, about: page }, {}, { fighters: { page: { space: null }, blue: { space: 's9' } } });
    expect(card(here, 'blow')).toEqual({ why: 'noTarget' });
    expect(card(here, 'plan')).toEqual({ why: 'noUser', by: 'page' });
  });
});
suite('where an action is asked for, a space', () => {
  const here = fight({ about: { ...page, move: 3 } }, {}, { fighters: { page: { space: 's3' } } });
  it('may be maneuvered to as far as the fighter goes', () => {
    expect(whither(here, 's1', here.red)).toBeNull();
    expect(whither(here, 's9', 'page')).toEqual({ why: 'tooFar', upTo: 3 });
    expect(whither(here, 's7', here.red)).toEqual({ why: 'blocked', upTo: 3 });
    expect(whither(here, 's3', here.red)).toEqual({ why: 'occupied', fighter: 'page' });
  });
  it('is for own fighters on the board', () => {
    expect(whither(here, 's6', here.blue)).toEqual({ why: 'doesNotFit' });
    expect(whither(here, 's6', 'nobody')).toMatchObject({ why: 'unknown' });
    expect(whyNot(here.game, 0, { space: 's6' })).toEqual({ why: 'notTheQuestion' });
    const alone = fight({ about: page }, {}, { fighters: { page: { space: null } } });
    expect(whither(alone, 's6', 'page')).toEqual({ why: 'offBoard', fighter: 'page' });
  });
});
