import '@peerless/boards';
import '@peerless/heroes';
import { answer, asked, choices, type Game, newGameFrom, view } from '@peerless/engine';
import {
  answered,
  begun,
  continued,
  heard,
  type Lesson,
  next,
  originOf,
  type Plays,
  type Progress,
  parseLesson,
  read,
  ruled,
  saying,
  seen,
  stepAt,
  verifyLesson,
  wordedAt,
} from '@peerless/engine/lessons';
import { describe, expect, it } from 'vitest';

const said = (en: string, cs = `${en}, česky`) => ({ en, cs });
/** Alice stands beside Medusa, who never defends. */
const LESSON = {
  lesson: 1,
  title: said('Alice strikes'),
  teacher: 'sinbad',
  setup: { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' },
  position: {
    turn: 1,
    fighters: {
      alice: { space: 's10' },
      jabberwock: { health: 0 },
      medusa: { space: 's11', health: 3 },
      'harpy-1': { health: 0 },
      'harpy-2': { health: 0 },
      'harpy-3': { health: 0 },
    },
    seats: [
      { hand: ['o-frabjous-day', 'feint'], deck: ['regroup', 'regroup'], form: 'small' },
      { hand: ['feint', 'dash'], deck: ['snipe'] },
    ],
  },
  learner: 0,
  others: [{ choose: { kind: 'defense', pass: true } }, { choose: { action: 'maneuver' } }, { choose: { pass: true } }],
  level: 'novice',
  steps: [
    { id: 'look', says: said('Look at your card.'), awaits: { reads: 'o-frabjous-day' } },
    {
      id: 'attack',
      says: said('Attack!'),
      awaits: { choose: { action: 'attack' } },
      points: [{ answer: { action: 'attack' } }, { fighter: 'medusa' }],
      tries: [{ choose: { action: 'maneuver' }, says: 'A walk' }],
    },
    {
      id: 'card',
      says: said('Lay your strongest card.'),
      awaits: { choose: { card: 'o-frabjous-day' }, or: { kind: 'attackCard' } },
      answers: [{ choose: { kind: 'attackCard' }, says: said('A lighter one.') }],
      unless: [{ seats: { 0: { hand: { otherThan: { has: ['o-frabjous-day'] } } } } }],
    },
    { id: 'win', says: said('Win.'), awaits: { expect: { over: true } }, isFree: true },
    { id: 'end', says: said('Done.'), awaits: { next: true } },
  ],
  meanwhile: [{ when: {}, says: said('First finish this.') }],
  otherwise: [
    { choose: { action: 'maneuver' }, says: said('A walk.') },
    { choose: {}, says: said('You may.') },
  ],
  goal: { over: true, winners: [0] },
};
const lesson = parseLesson(LESSON);
type Change = (copy: typeof LESSON) => unknown;
const changed = (change: Change): unknown => {
  const copy = structuredClone(LESSON);
  change(copy);
  return copy;
};
/** Attacks as soon as it can. */
const eager: Plays = (game) => choices(game).at(-1)!;
const NOBODY_STRAYS = { strays: 0 };
const shortOf = (change: Change) => verifyLesson(changed(change), eager, NOBODY_STRAYS).map(({ step, problem }) => [step, problem]);
const problemsOf = (change: Change): string[] => {
  const [{ found }] = verifyLesson(changed(change), eager);
  return (found as { path: string; problem: string }[]).map(({ path, problem }) => `${path}: ${problem}`);
};

describe('a lesson', () => {
  it('is refused with all its problems', () => {
    expect(problemsOf((copy) => Object.assign(copy, { level: 3, stepps: [] }))).toEqual([
      'stepps: unknown field "stepps"; did you mean "steps"?',
      expect.stringMatching(/^level: /),
    ]);
    expect(problemsOf((copy) => Object.assign(copy.steps[1], { awaits: { chose: {} } }))).toEqual([
      'steps[1].awaits.chose: unknown field "chose"; did you mean "choose"?',
    ]);
    expect(problemsOf((copy) => Object.assign(copy.steps[1], { id: 'look' }))).toEqual(['steps[1].id: "look" is there already: steps[0]']);
    expect(problemsOf((copy) => Object.assign(copy, { learner: 2 }))).toEqual(['learner: the seats are 0 to 1']);
  });

  it('is read at a glance: 18 words at once, 500 in all, and three times "next"', () => {
    const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ');
    const long =
      (count: number): Change =>
      (copy) => {
        copy.steps[0].says = said(words(count), words(3));
      };
    expect(() => parseLesson(changed(long(18)))).not.toThrow();
    expect(problemsOf(long(19))).toEqual(['steps[0].says.en: has 19 words; at most 18 are read at once']);
    const many = Array.from({ length: 28 }, (_, i) => ({ choose: { action: 'attack' }, says: said(words(18), `${i}`) }));
    expect(problemsOf((copy) => copy.otherwise.push(...(many as never[])))).toEqual([
      expect.stringMatching(/^steps: are with all answers 5\d\d words in "en"; at most 500$/),
    ]);
    const told = (id: string) => ({ id, says: said('Hear.'), awaits: { next: true } });
    expect(problemsOf((copy) => copy.steps.push(...([told('a'), told('b'), told('c')] as never[])))).toEqual([
      'steps[7].awaits: at most 3 steps wait for "next": something is to be done',
    ]);
  });

  it('says everything in every language of its first step', () => {
    expect(problemsOf((copy) => delete (copy.otherwise[1].says as Partial<Record<string, string>>).cs)).toEqual([
      'otherwise[1].says.cs: is missing; the first step has it',
    ]);
    expect(problemsOf((copy) => Object.assign(copy.title, { uk: 'x' }))).toEqual(['title.uk: is not a language of the first step']);
  });
});

describe('a learner', () => {
  const start = (): { game: Game; progress: Progress } => {
    const game = newGameFrom(originOf(lesson));
    return { game, progress: seen(lesson, begun(), view(game, 0)) };
  };
  const does = (game: Game, progress: Progress, wish: object): Progress => {
    const before = view(game, 0);
    const place = before.choices.findIndex((each) => Object.entries(wish).every(([key, value]) => each[key as 'kind'] === value));
    const after = answered(lesson, progress, before.choices[place], before);
    answer(game, choices(game)[place]);
    return seen(lesson, after, view(game, 0));
  };
  const at = (progress: Progress) => stepAt(lesson, progress)?.id ?? null;

  it('is led from step to step, by reading, choosing and what is so', () => {
    let { game, progress } = start();
    expect(saying(lesson, progress, 'cs')).toEqual({ isAnswer: false, says: 'Look at your card., česky' });
    expect(read(lesson, progress, 'feint', game.seq)).toBe(progress);
    expect(next(lesson, progress, game.seq)).toBe(progress);
    progress = read(lesson, progress, 'o-frabjous-day', game.seq);
    expect(at(progress)).toBe('attack');
    progress = does(game, progress, { action: 'attack' });
    expect(at(progress)).toBe('card');
    progress = does(game, progress, { card: 'o-frabjous-day' });
    expect(at(progress)).toBe('win');
    answer(game, choices(game).at(-1)!);
    progress = seen(lesson, progress, view(game, 0));
    expect([at(progress), game.over]).toEqual(['end', 1]);
    expect(next(lesson, progress, game.seq).ended).toHaveLength(5);
  });

  it('is answered when they do something else, and has read enough when they go on', () => {
    const { game, progress } = start();
    const after = does(game, progress, { action: 'maneuver' });
    expect(at(after)).toBe('attack');
    expect(saying(lesson, after, 'en')).toEqual({ isAnswer: true, says: 'A walk.' });
    expect(saying(lesson, heard(after), 'en')).toEqual({ isAnswer: false, says: 'First finish this.' });
    expect(saying(lesson, { ...after, isOff: true }, 'en')).toBeNull();
  });

  it('may end a step by something else and is told so', () => {
    let { game, progress } = start();
    progress = does(game, does(game, progress, { action: 'attack' }), { card: 'feint' });
    expect([at(progress), saying(lesson, progress, 'en')?.says]).toEqual(['win', 'A lighter one.']);
  });

  it('takes answers back, and what they ended begins anew', () => {
    const { game, progress } = start();
    const first = view(game, 0);
    const after = does(game, progress, { action: 'attack' });
    expect(at(after)).toBe('card');
    expect(at(seen(lesson, after, first))).toBe('attack');
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
  });

  it('is not taught what need not be taught', () => {
    const { game, progress } = start();
    const without = view(game, 0);
    without.seats[0].hand = ['feint'];
    const done = { ...progress, ended: [...progress.ended, { step: 'look', seq: 0 }, { step: 'attack', seq: 0 }] };
    expect(at(seen(lesson, done, without))).toBe('win');
  });
});

const begunAt = (step: string): { game: Game; progress: Progress } => {
  const game = newGameFrom(originOf(lesson));
  const before = lesson.steps.slice(
    0,
    lesson.steps.findIndex(({ id }) => id === step),
  );
  return { game, progress: seen(lesson, { ...begun(), ended: before.map(({ id }) => ({ step: id, seq: 0 })) }, view(game, 0)) };
};

describe('a step that cannot be said as it is', () => {
  const lacks = (card: string) => ({ seats: { 0: { hand: { otherThan: { has: [card] } } } } });
  const worded = parseLesson(
    changed((copy) =>
      Object.assign(copy.steps[1], {
        instead: [
          { when: lacks('feint'), says: said('Without a feint!') },
          { when: lacks('o-frabjous-day'), says: said('With a feint!'), points: [{ card: 'feint' }] },
        ],
      }),
    ),
  );
  const game = newGameFrom(originOf(worded));
  const at = (hand: string[], progress: Progress = { ...begun(), ended: [{ step: 'look', seq: 0 }] }): Progress => {
    const sight = view(game, 0);
    sight.seats[0].hand = hand;
    return seen(worded, progress, sight);
  };

  it('is said in the first other words that fit, and points at other things', () => {
    const [own, without, both] = [at(['feint', 'o-frabjous-day']), at(['feint']), at([])];
    expect([own, without, both].map((each) => saying(worded, each, 'en')?.says)).toEqual(['Attack!', 'With a feint!', 'Without a feint!']);
    expect(wordedAt(worded, own)).toBe(worded.steps[1]);
    expect([without, both].map((each) => wordedAt(worded, each)?.points)).toEqual([[{ card: 'feint' }], undefined]);
  });
  it('speaks its own words again once they hold, and no others in another step', () => {
    const without = at(['feint']);
    expect(at(['feint'], without)).toBe(without);
    expect(saying(worded, at(['feint', 'o-frabjous-day'], without), 'en')?.says).toBe('Attack!');
    const after = answered(worded, without, { kind: 'action', seat: 0, action: 'attack' }, view(game, 0));
    expect([stepAt(worded, after)?.id, saying(worded, after, 'en')?.says]).toEqual(['card', 'Lay your strongest card.']);
  });
  it('is said in the words for all steps while something else is asked', () => {
    const { game, progress } = begunAt('attack');
    const does = (now: Progress, wish: object): Progress => {
      const before = view(game, 0);
      const place = before.choices.findIndex((each) => Object.entries(wish).every(([key, value]) => each[key as 'kind'] === value));
      const after = answered(lesson, now, before.choices[place], before);
      answer(game, choices(game)[place]);
      return heard(seen(lesson, after, view(game, 0)));
    };
    expect(saying(lesson, progress, 'en')?.says).toBe('Attack!');
    const asked = does(progress, { action: 'maneuver' });
    expect([view(game, 0).waiting?.kind, saying(lesson, asked, 'en')?.says]).toEqual(['boostManeuver', 'First finish this.']);
    const reading = seen(lesson, begun(), view(game, 0));
    expect(saying(lesson, reading, 'en')?.says).toBe('Look at your card.');
    const free = seen(lesson, { ...progress, ended: ['look', 'attack', 'card'].map((step) => ({ step, seq: 0 })) }, view(game, 0));
    expect(saying(lesson, free, 'en')?.says).toBe('Win.');
    const done = does(does(asked, { kind: 'boostManeuver', pass: true }), { kind: 'moveWhom', pass: true });
    expect([view(game, 0).waiting?.kind, saying(lesson, done, 'en')?.says]).toEqual(['action', 'Attack!']);
  });
  it('is looked at whole: words, languages and names', () => {
    const other = (instead: object) => (copy: typeof LESSON) => Object.assign(copy.steps[1], { instead: [instead] });
    expect(problemsOf(other({ when: {}, says: { en: 'Only so.' } }))).toEqual([
      'steps[1].instead[0].says.cs: is missing; the first step has it',
    ]);
    expect(shortOf(other({ when: { trun: 1 }, says: said('So.') }))).toEqual([
      ['attack', 'instead[0].when.trun: unknown part "trun"; did you mean "turn"?'],
    ]);
    expect(shortOf(other({ when: {}, says: said('So.'), points: [{ card: 'faint' }] }))).toEqual([
      ['attack', 'unknown card "faint"; did you mean "feint"?'],
    ]);
    const meanwhile = (each: object) => (copy: typeof LESSON) => Object.assign(copy, { meanwhile: [each] });
    expect(problemsOf(meanwhile({ when: {}, says: { en: 'Only so.' } }))).toEqual([
      'meanwhile[0].says.cs: is missing; the first step has it',
    ]);
    expect(shortOf(meanwhile({ when: { trun: 1 }, says: said('So.'), points: [{ fighter: 'alise' }] }))).toEqual([
      [null, 'unknown fighter "alise"; did you mean "alice"?'],
      [null, 'meanwhile[0].when.trun: unknown part "trun"; did you mean "turn"?'],
    ]);
  });
});

describe('a lesson that was changed while it was kept', () => {
  const kept: Progress = {
    isOff: false,
    said: { answer: 0, of: 'card' },
    ended: [
      { step: 'look', seq: 0 },
      { step: 'attack', seq: 1 },
    ],
  };
  const steps = (...ids: string[]): Lesson => ({ ...lesson, steps: ids.map((id) => ({ ...lesson.steps[0], id })) });
  const at = (now: Lesson, progress = kept) => stepAt(now, continued(now, progress))?.id;

  it('goes on after the last step that was taken', () => {
    expect(continued(lesson, kept)).toBe(kept);
    expect(at(lesson)).toBe('card');
    expect(at(steps('look', 'new', 'attack', 'card'))).toBe('card');
    expect(at(steps('new', 'attack', 'card'))).toBe('card');
    expect(at(steps('look', 'card'))).toBe('card');
    expect(at(steps('look', 'attack', 'new', 'card'))).toBe('new');
    expect(at(steps('attack', 'card', 'look', 'new'))).toBe('new');
    expect(at(steps('other', 'steps'))).toBe('other');
  });

  it('knows of each step when it was over, and speaks of it no more', () => {
    const { ended, said } = continued(steps('look', 'new', 'attack', 'card'), kept);
    expect(ended).toEqual([
      { step: 'look', seq: 0 },
      { step: 'new', seq: 1 },
      { step: 'attack', seq: 1 },
    ]);
    expect(said).toBeNull();
  });
});

describe('the others', () => {
  const rules = (others: Lesson['others']) => ({ ...lesson, others });
  const medusa = () => {
    const game = newGameFrom(originOf(lesson));
    answer(game, choices(game).at(-1)!);
    answer(game, choices(game)[0]);
    expect(asked(game)).toBe(1);
    return view(game, 1);
  };

  it('do what the first rule says that applies and can be done', () => {
    const seenByMedusa = medusa();
    const by = (others: Lesson['others']) => {
      const place = ruled(rules(others), seenByMedusa, seenByMedusa.choices);
      return place === null ? null : seenByMedusa.choices[place];
    };
    expect(by([{ choose: { card: 'snipe' } }, { choose: { kind: 'defense', card: 'dash' } }])).toMatchObject({ card: 'dash' });
    expect(by([{ when: { turn: 2 }, choose: { pass: true } }])).toBeNull();
    expect(by([{ when: { turn: 1 }, choose: { pass: true } }])).toMatchObject({ pass: true });
  });

  it('cannot look at what they may not see', () => {
    const seenByMedusa = medusa();
    const peeks = (hand: string[]) =>
      ruled(rules([{ when: { seats: { 0: { hand: { has: hand } } } }, choose: { pass: true } }]), seenByMedusa, seenByMedusa.choices);
    expect(view(newGameFrom(originOf(lesson)), 'all').seats[0].hand).toContain('feint');
    expect(peeks(['feint'])).toBeNull();
    const card = (name: string) =>
      ruled(rules([{ when: { combats: [{ attack: { card: name } }] }, choose: { pass: true } }]), seenByMedusa, seenByMedusa.choices);
    expect([card('o-frabjous-day'), card('feint')]).toEqual([null, null]);
    expect(card('hidden')).not.toBeNull();
  });

  it('go to somebody', () => {
    const game = newGameFrom(originOf(lesson));
    const move = view(game, 0);
    const to = (space: string) => ({ kind: 'moveTo', seat: 1, fighter: 'medusa', space });
    const spaces = [to('s12'), to('s4'), to('s9'), to('s16')];
    expect(ruled(rules([{ choose: { kind: 'moveTo' }, toward: 'alice' }]), move, spaces)).toBe(2);
    expect(ruled(rules([{ choose: { kind: 'moveTo' } }]), move, spaces)).toBe(0);
  });
});

describe('verifyLesson', () => {
  it('holds a lesson that can be won, and left at any point', () => expect(verifyLesson(LESSON, eager)).toEqual([]));

  it('finds a step that nobody can end', () => {
    expect(shortOf((copy) => Object.assign(copy.steps[1], { awaits: { choose: { action: 'scheme' } } }))).toContainEqual([
      'attack',
      'the solution cannot be done; seat 0 is asked "action"',
    ]);
    const never = { solution: [{ action: 'maneuver' }], awaits: { expect: { turn: 99 } } };
    expect(shortOf((copy) => Object.assign(copy.steps[1], never))).toContainEqual([
      'attack',
      'the solution does not end it; seat 0 is asked "boostManeuver"',
    ]);
  });

  it('finds names of parts that mean nothing, wherever they are compared', () => {
    const strange = (change: Change) => shortOf(change).map(([step, problem]) => `${step} ${problem}`);
    const unless = (...parts: object[]) => strange((copy) => Object.assign(copy.steps[1], { unless: parts }));
    expect(unless({ turn: 99 }, { fihgters: { alice: { health: 1 } } })).toEqual([
      'attack unless[1].fihgters: unknown part "fihgters"; did you mean "fighters"?',
    ]);
    expect(unless({ fighters: { alise: { health: 1 } } })).toEqual([
      'attack unless[0].fighters.alise: unknown fighter "alise"; did you mean "alice"?',
    ]);
    expect(unless({ seats: { 0: { hand: { otherThan: { has: ['faint'] } } } } })).toEqual([
      'attack unless[0].seats["0"].hand.otherThan.has[0]: unknown card "faint"; did you mean "feint"?',
    ]);
    expect(unless({ seats: { 2: { handCount: 1 } } })).toEqual([
      expect.stringMatching(/seats\["2"\]: unknown seat "2"; (known: 0, 1|did you mean "[01]"\?)$/),
    ]);
    expect(unless({ choices: { has: [{ acton: 'attack' }, { action: 'atack' }] } })).toEqual([
      'attack unless[0].choices.has[0].acton: unknown part "acton"; did you mean "action"?',
      'attack unless[0].choices.has[1].action: unknown action "atack"; did you mean "attack"?',
    ]);
    expect(unless({ waiting: { kind: { otherThan: 'defence' } } })).toEqual([expect.stringMatching(/did you mean "defense"\?$/)]);
    expect(unless({ combats: [{ attack: { crad: 'feint' } }] })).toEqual([
      'attack unless[0].combats[0].attack.crad: unknown part "crad"; did you mean "card"?',
    ]);
    const awaits = { awaits: { expect: { fighters: { medusa: { space: 's99' } } } } };
    expect(strange((copy) => Object.assign(copy.steps[1], awaits))).toEqual([
      expect.stringMatching(/^attack awaits\.expect\.fighters\.medusa\.space: unknown space "s99"/),
    ]);
    expect(strange((copy) => copy.others.unshift({ when: { trun: 1 }, choose: { pass: true } } as never))).toEqual([
      'null others[0].when.trun: unknown part "trun"; did you mean "turn"?',
    ]);
    expect(strange((copy) => Object.assign(copy.goal, { overr: true }))).toEqual([
      'null goal.overr: unknown part "overr"; did you mean "over"?',
    ]);
    expect(strange((copy) => Object.assign(copy.goal, { lastCombat: { winer: 'attack' } }))).toEqual([
      'null goal.lastCombat.winer: unknown part "winer"; did you mean "winner"?',
    ]);
    // The others see the table, and nothing of what is over.
    expect(strange((copy) => copy.others.unshift({ when: { lastCombat: null }, choose: { pass: true } } as never))).toEqual([
      expect.stringMatching(/^null others\[0\]\.when\.lastCombat: unknown part "lastCombat"/),
    ]);
  });

  it('knows how a combat came out', () => {
    const goal = (lastCombat: unknown) => shortOf((copy) => Object.assign(copy.goal, { lastCombat }));
    expect(goal({ damage: { atLeast: 3 }, attack: { fighter: 'alice', card: 'o-frabjous-day' }, defense: { card: null } })).toEqual([]);
    expect(goal({ damage: 0 })).toEqual([[null, 'the goal is not reached: lastCombat.damage differs']]);
    expect(goal(null)).toEqual([[null, 'the goal is not reached: lastCombat differs']]);
    const fought = { id: 'fought', says: said('A blow!'), awaits: { expect: { lastCombat: { damage: { atLeast: 3 } } } } };
    const placed = (at: number, instead: number) => shortOf((copy) => copy.steps.splice(at, instead, fought as never));
    expect(placed(3, 1)).toEqual([]);
    expect(placed(1, 0)).toContainEqual(['fought', expect.stringMatching(/^the solution does not end it/)]);
  });

  it('takes every part that there is', () => {
    const parts = {
      turn: { atLeast: 1 },
      waiting: { about: { left: 3 } },
      resolving: null,
      combats: [{ defense: { card: null, account: [{ how: 'set' }] } }],
      seats: [{ discard: { anyOrder: ['feint'] } }, { tokens: [null] }],
      setup: { options: { anything: 1 } },
    };
    expect(shortOf((copy) => Object.assign(copy.steps[1], { unless: [parts] }))).toEqual([]);
  });

  it('finds what nobody answers, and what is answered otherwise', () => {
    const mute = verifyLesson(
      changed((copy) => {
        copy.otherwise.shift();
        copy.otherwise[0].choose = { kind: 'defense' } as never;
        copy.steps[1].tries = [];
      }),
      eager,
      NOBODY_STRAYS,
    );
    expect(mute).toMatchObject([{ step: 'attack', problem: 'nothing is said to this', tried: { action: 'maneuver' }, said: null }]);
    expect(
      verifyLesson(
        changed((copy) => Object.assign(copy.steps[1].tries![0], { says: 'Stop' })),
        eager,
        NOBODY_STRAYS,
      ),
    ).toMatchObject([{ step: 'attack', problem: 'another answer is given', tried: { action: 'maneuver' }, said: 'A walk.' }]);
    expect(shortOf((copy) => copy.steps[1].tries!.push({ choose: { action: 'scheme' }, says: '' } as never)).length).toBe(1);
  });

  describe('finds what is asked for and cannot be done', () => {
    const vainly = (change: Change) => [...new Set(shortOf(change).map((each) => each.join(': ')))];

    it('while something else is asked', () =>
      expect(vainly((copy) => delete (copy as Partial<typeof LESSON>).meanwhile)).toEqual([
        'attack: nothing of what it asks for can be chosen now; seat 0 is asked "boostManeuver"',
      ]));
    it('with a card that is gone', () => {
      const spoken: Change = (copy) => Object.assign(copy.steps[1], { points: [{ card: 'feint' }] });
      expect(vainly(spoken)).toEqual([]); // it lies in the discard pile, where it can be looked at
      const wanted = changed((copy) => {
        Object.assign(copy.steps[1], {
          points: [{ card: 'feint' }],
          awaits: { choose: { kind: 'attackCard', card: 'feint' } },
          solution: [{ action: 'attack' }, { kind: 'attackCard', card: 'feint' }],
        });
        copy.steps.splice(2, 1);
      });
      expect(verifyLesson(wanted, eager, { strays: 20 })).toContainEqual(
        expect.objectContaining({ step: 'attack', problem: 'it points at a card that is gone; seat 0 is asked "action"' }),
      );
    });
    it('of a fighter who is defeated, in a space that is taken, or by an answer that is not legal', () => {
      const pointing = (pointed: object) => vainly((copy) => Object.assign(copy.steps[1], { points: [pointed] }));
      expect(pointing({ fighter: 'harpy-1' })).toEqual(['attack: it points at a fighter who is defeated; seat 0 is asked "action"']);
      expect(pointing({ answer: { action: 'scheme' } })).toContain(
        'attack: it points at an answer that cannot be given; seat 0 is asked "action"',
      );
      const taken: Change = (copy) =>
        Object.assign(copy.steps[1], { points: [{ space: 's11' }], solution: [{ action: 'attack' }, { kind: 'moveTo', space: 's11' }] });
      expect(vainly(taken)).toContain('attack: it points at a space where somebody else stands; seat 0 is asked "action"');
    });
    it('where it does not lead to what is awaited', () =>
      expect(
        vainly((copy) =>
          Object.assign(copy.steps[1], {
            awaits: { choose: { kind: 'attackCard', card: 'eat-me' } },
            solution: [{ action: 'attack' }, { kind: 'attackCard', card: 'eat-me' }],
          }),
        ),
      ).toContain('attack: what it asks for does not lead to what it awaits; seat 0 is asked "action"'));
    it('by learners who do anything legal', () => {
      const silent = changed((copy) => {
        delete (copy as Partial<typeof LESSON>).meanwhile;
        copy.steps[1].tries = [];
      });
      const astray = (strays: number) => verifyLesson(silent, eager, { strays, isQuick: true }).map(({ step, problem }) => [step, problem]);
      expect(astray(0)).toEqual([]);
      expect(astray(20)).toContainEqual(['attack', 'nothing of what it asks for can be chosen now; seat 0 is asked "boostManeuver"']);
    });
  });

  it('finds where somebody who does something else is stuck', () => {
    const strict = changed((copy) => {
      const spent = {
        id: 'spent',
        says: said('See your discard pile.'),
        awaits: { expect: { seats: { 0: { discard: ['o-frabjous-day'] } } } },
      };
      copy.steps.splice(3, 2, spent as never);
      copy.position.fighters.medusa.health = 16;
      Object.assign(copy, { goal: { over: false } });
    });
    const idle: Plays = (game) => choices(game).at(asked(game) === 0 && !view(game, 0).waiting?.optional ? 0 : -1)!;
    expect(verifyLesson(strict, idle, NOBODY_STRAYS)).toMatchObject([
      {
        step: 'card',
        problem: 'the lesson does not come to its end after this: it stays at "spent"',
        tried: { card: 'feint' },
        said: 'A lighter one.',
      },
    ]);
  });

  it('finds a goal that is not reached, a step that nobody sees, and a card that nobody sees', () => {
    expect(shortOf((copy) => Object.assign(copy.goal, { winners: [1] }))).toEqual([[null, 'the goal is not reached: winners.0 differs']]);
    const early = { id: 'early', says: said('So it is.'), awaits: { expect: { turn: 1 } } };
    expect(shortOf((copy) => copy.steps.splice(1, 0, early as never))).toContainEqual([
      'early',
      'a learner who listens never sees it: what it awaits is so before',
    ]);
    expect(shortOf((copy) => Object.assign(copy.steps[0].awaits, { reads: 'eat-me' }))).toContainEqual([
      'look',
      'the learner does not see this card',
    ]);
  });

  it('lets the others see what their seat sees, and no more', () => {
    const defendingWhen =
      (when: object): Change =>
      (copy) => {
        copy.others.unshift({ when, choose: { kind: 'defense', card: 'dash' } } as never);
        Object.assign(copy.goal, { turn: 1 });
      };
    const quickly = (change: Change) => verifyLesson(changed(change), eager, { isQuick: true }).map(({ step, problem }) => [step, problem]);
    expect(quickly(defendingWhen({ seats: { 0: { hand: { has: ['feint'] } } } }))).toEqual([]);
    expect(quickly(defendingWhen({ seats: { 0: { handCount: 1 } } }))).toContainEqual([null, 'the goal is not reached: turn differs']);
  });

  it('finds names that mean nothing, and what cannot be pointed at', () => {
    expect(shortOf((copy) => Object.assign(copy, { teacher: 'humpty' }))).toEqual([[null, 'no such hero can teach']]);
    expect(shortOf((copy) => Object.assign(copy.steps[1].points![1], { fighter: 'medussa' }))).toEqual([
      ['attack', 'unknown fighter "medussa"; did you mean "medusa"?'],
    ]);
    expect(shortOf((copy) => Object.assign(copy.steps[1].points![0], { answer: { action: 'scheme' } }))).toContainEqual([
      'attack',
      'it points at an answer that cannot be given',
    ]);
  });
});
