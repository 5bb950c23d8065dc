/** How soon somebody who reads every word comes to do something in the first duel: counted by what is said, pressed and shown at the usual speed. */
import '@peerless/boards';
import { answer, asked, choices, type Described, describe as described, type Event, type Game, newGameFrom, view } from '@peerless/engine';
import {
  answered,
  begun,
  type Lesson,
  next,
  originOf,
  type Progress,
  read,
  ruled,
  saying,
  seen,
  stepAt,
  type Wish,
} from '@peerless/engine/lessons';
import '@peerless/heroes';
import { LANGS } from '@peerless/text/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { pauses } from '../play/stage/timing.ts';
import { FIRST, lessonNamed } from './lessons.ts';

/** Seconds for a word, at 200 words a minute, and to find and press what is meant. */
const WORD = 60 / 200;
const PRESS = 2;
const MOST = { act: 15, attack: 120 };
const MOST_ANSWERS = 40;

const wordsIn = (text: string): number => text.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
const fits = (said: Described, wish: Wish): boolean =>
  Object.entries(wish).every(([field, value]) => said[field as keyof Described] === value);

interface Reached {
  act: number;
  attack: number;
}
/** Seconds until the first choice, and until the first attack is chosen. */
function reached(lesson: Lesson, lang: string): Reached {
  const game = newGameFrom(originOf(lesson));
  let progress: Progress = seen(lesson, begun(), view(game, lesson.learner));
  let seconds = 0;
  let act: number | null = null;
  let last: string | undefined;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const step = stepAt(lesson, progress)!;
    if (step.id !== last) seconds += wordsIn(saying(lesson, progress, lang)!.says) * WORD;
    last = step.id;
    if (asked(game) !== lesson.learner) {
      seconds += shown(game, othersIn(lesson, game));
    } else {
      seconds += PRESS;
      if ('next' in step.awaits || 'reads' in step.awaits) {
        progress = 'next' in step.awaits ? next(lesson, progress, game.seq) : read(lesson, progress, step.awaits.reads, game.seq);
        continue;
      }
      act ??= seconds;
      const [place, choice] = listened(lesson, progress, game);
      if (choice.action === 'attack') return { act, attack: seconds };
      progress = answered(lesson, progress, choice, view(game, lesson.learner));
      seconds += shown(game, place);
    }
    progress = seen(lesson, progress, view(game, lesson.learner));
  }
  throw new Error(`no attack after ${MOST_ANSWERS} answers`);
}
const offeredIn = (game: Game): Described[] => choices(game).map((choice) => described(game, choice));
function othersIn(lesson: Lesson, game: Game): number {
  const seat = asked(game);
  return ruled(lesson, view(game, seat), offeredIn(game)) ?? 0;
}
function listened(lesson: Lesson, progress: Progress, game: Game): [number, Described] {
  const step = stepAt(lesson, progress)!;
  const wishes = [...(step.solution ?? []), ...('choose' in step.awaits ? [step.awaits.choose] : [])];
  const all = offeredIn(game);
  const place = wishes.map((wish) => all.findIndex((each) => fits(each, wish))).find((at) => at >= 0);
  if (place === undefined) throw new Error(`${step.id} cannot be done`);
  return [place, all[place]];
}
/** Seconds for which it is shown what comes of an answer. */
function shown(game: Game, place: number): number {
  const events: Event[] = [];
  answer(game, choices(game)[place], (event) => events.push(event));
  return pauses(events).reduce((sum, pause) => sum + pause, 0) / 1_000;
}

describe.each(LANGS)('somebody who reads every word of the first duel (%s)', (lang) => {
  let found: Reached;
  beforeAll(async () => {
    found = reached((await lessonNamed(FIRST))!, lang);
  });
  it('acts within fifteen seconds', () => {
    expect(found.act).toBeGreaterThan(PRESS);
    expect(found.act).toBeLessThanOrEqual(MOST.act);
  });
  it('attacks within two minutes', () => {
    expect(found.attack).toBeGreaterThan(found.act);
    expect(found.attack).toBeLessThanOrEqual(MOST.attack);
  });
});
