import { becomeForm, card, changeForm, type Effect, type Event, scheme } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { inARow, kitHero } from '../../../../test/rules/doing.ts';
import { fight } from '../../../../test/rules/fight.ts';
import { type Table, table } from '../../../../test/table.ts';

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
