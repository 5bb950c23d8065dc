/** `changeForm` and `gainCounter`: what becomes of two-sided and lit tokens, and when it is told. */
import { becomeForm, card, changeForm, type Effect, type Event, gainCounter, scheme, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { table } from '../table.ts';
import { playScheme } from './acting.ts';
import { inARow, kitHero } from './doing.ts';
import { fight } from './fight.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);

describe('changeForm', () => {
  const forms = ['low', 'middle', 'high'];
  const shaped = (form: string, ...does: Effect[]) => {
    const scene = fight({ cards: [trick('shape', ...does)], about: { forms }, form }, {});
    playScheme(scene, 'shape');
    return scene.settled();
  };
  const form = (scene: Table) => scene.see().seats[0].form;

  it('R-14.2.3 Changing goes on to the next form, from the last to the first', () => {
    const up = shaped('low', changeForm);
    expect(form(up)).toBe('middle');
    expect(told(up, 'form')).toEqual([{ kind: 'form', fighter: up.red, form: 'middle' }]);
    expect(form(shaped('high', changeForm))).toBe('low');
  });

  it('takes the form that is named, not the next', () => {
    const scene = shaped('low', becomeForm('high'));
    expect(form(scene)).toBe('high');
    expect(told(scene, 'form')).toEqual([{ kind: 'form', fighter: scene.red, form: 'high' }]);
  });

  it('changes and tells nothing where the form is taken already', () => {
    const scene = shaped('middle', becomeForm('middle'));
    expect(form(scene)).toBe('middle');
    expect(told(scene, 'form')).toEqual([]);
  });

  it('R-12.9 A defeated hero has no form to change, although a sidekick plays the card', () => {
    const heroes = ['forms-a', 'forms-b', 'forms-c', 'forms-d'].map((id) => kitHero(id, [trick('shape', changeForm)], { forms }));
    const start = (health: number) => {
      const fighters = { 'forms-a': health ? { health } : { health, space: null } };
      const scene = table(inARow('teams', heroes), { fighters, seats: [{ hand: ['shape', 'study'] }] });
      playScheme(scene, 'shape', health ? 'forms-a-aide' : undefined);
      return scene.settled();
    };
    const standing = start(12);
    expect(form(standing)).toBe('middle');
    expect(told(standing, 'form')).toEqual([{ kind: 'form', fighter: 'forms-a', form: 'middle' }]);
    const fallen = start(0);
    expect(form(fallen)).toBe('low');
    expect(told(fallen, 'form')).toEqual([]);
  });
});

describe('gainCounter', () => {
  const lit = (counter: number, ...does: Effect[]) => {
    const about = { counter: { id: 'rage', start: 1, max: 3 } };
    const scene = fight({ cards: [trick('glow', ...does)], about, counter }, {});
    playScheme(scene, 'glow');
    return scene.settled();
  };
  const counter = (scene: Table) => scene.see().seats[0].counter;

  it('R-14.3.4 Gains above the limit are lost', () => {
    const one = lit(1, gainCounter(1));
    expect(counter(one)).toBe(2);
    expect(told(one, 'counter')).toEqual([{ kind: 'counter', seat: 0, counter: 'rage', count: 2 }]);
    const over = lit(2, gainCounter(2));
    expect(counter(over)).toBe(3);
    expect(told(over, 'counter')).toEqual([{ kind: 'counter', seat: 0, counter: 'rage', count: 3 }]);
  });

  it('R-14.3.4 Nothing is told where nothing is gained: at the limit, or none', () => {
    const full = lit(3, gainCounter(1));
    expect(counter(full)).toBe(3);
    expect(told(full, 'counter')).toEqual([]);
    const none = lit(2, gainCounter(thatMany));
    expect(counter(none)).toBe(2);
    expect(told(none, 'counter')).toEqual([]);
  });
});
