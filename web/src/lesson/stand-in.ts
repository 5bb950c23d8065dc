/** For tests: a short lesson. Medusa is to draw near to King Arthur, read a card and attack him. */
import { type Lesson, parseLesson } from '@peerless/engine/lessons';

const said = (en: string) => ({ en, ru: en, uk: en, cs: en });

export const standIn: Lesson = parseLesson({
  lesson: 1,
  title: said('A short lesson'),
  teacher: 'king-arthur',
  setup: { board: 'marmoreal', heroes: ['medusa', 'king-arthur'], mode: 'duel' },
  position: {
    actions: 2,
    fighters: {
      medusa: { space: 's9' },
      'harpy-1': { health: 0 },
      'harpy-2': { health: 0 },
      'harpy-3': { health: 0 },
      'king-arthur': { space: 's12', health: 6 },
      merlin: { health: 0 },
    },
    seats: [
      { hand: ['snipe', 'gaze-of-stone', 'dash'], deck: ['feint', 'regroup'], rest: 'discard' },
      { hand: ['feint', 'regroup'], deck: ['feint', 'regroup'], rest: 'discard' },
    ],
  },
  learner: 0,
  others: [
    { choose: { kind: 'defense', pass: true } },
    { choose: { action: 'maneuver' } },
    { choose: { kind: 'boostManeuver', pass: true } },
    { choose: { kind: 'moveWhom', pass: true } },
  ],
  level: 'novice',
  steps: [
    {
      id: 'welcome',
      says: said('This is you, Medusa, and over there stands the one who wants your crown: King Arthur.'),
      points: [{ fighter: 'medusa' }, { fighter: 'king-arthur' }],
      awaits: { next: true },
    },
    {
      id: 'maneuver',
      says: said('Draw nearer. Choose to maneuver: you draw a card, then you may move.'),
      points: [{ answer: { action: 'maneuver' } }],
      awaits: { choose: { action: 'maneuver' } },
      answers: [{ choose: { action: 'attack' }, says: said('Bold! But come nearer first, so that nobody can run from you.') }],
    },
    {
      id: 'move',
      says: said('Walk to the marked space, two steps from him. You need not boost for that.'),
      points: [{ space: 's10' }],
      awaits: { expect: { fighters: { medusa: { space: 's10' } } } },
    },
    {
      id: 'read',
      says: said('Look at this card. It does eight more damage if you win the combat. Read it.'),
      points: [{ card: 'gaze-of-stone' }],
      awaits: { reads: 'gaze-of-stone' },
    },
    {
      id: 'attack',
      says: said('Attack him with it. He has six health left, and no way out.'),
      points: [{ answer: { action: 'attack' } }, { part: 'health', seat: 1 }],
      awaits: { choose: { action: 'attack' } },
    },
    {
      id: 'win',
      says: said('Now it is yours. Ask me for a hint whenever you like, and win the duel.'),
      points: [{ part: 'hint' }],
      awaits: { expect: { over: true } },
      isFree: true,
    },
  ],
  otherwise: [
    { choose: { kind: 'moveTo' }, says: said('That is a way too. Let us see where it leads.') },
    { choose: {}, says: said('You may do that. Let us go on from there.') },
  ],
  goal: { winners: [0] },
});
