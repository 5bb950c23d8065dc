import '@peerless/boards';
import { begun } from '@peerless/engine/lessons';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { newLesson } from './kept.ts';
import { withSoundLesson } from './sound.ts';
import { standIn } from './stand-in.ts';

const kept = newLesson('stand-in', standIn);
const progress = { ...begun(), ended: [{ step: 'welcome', seq: 0 }], said: { answer: 0, of: 'maneuver' }, instead: 0 };

describe('a lesson that was kept', () => {
  it('is taken as it is', () => {
    const whole = { ...kept, lesson: { id: 'stand-in', progress } };
    expect(withSoundLesson(whole)).toBe(whole);
  });
  it.each([
    ['no name', { progress }],
    ['a name that is no name', { id: '../x', progress }],
    ['no progress', { id: 'stand-in' }],
    ['a step without its moment', { id: 'stand-in', progress: { ...progress, ended: [{ step: 'welcome' }] } }],
    ['something else', { id: 'stand-in', progress: { ...progress, more: 1 } }],
    ['other words that are none', { id: 'stand-in', progress: { ...progress, instead: 'x' } }],
    ['nothing', null],
  ])('with %s is a game like any other', (_, lesson) => {
    const { lesson: _lesson, ...game } = kept;
    expect(withSoundLesson({ ...game, lesson: lesson as never })).toEqual(game);
  });
});
