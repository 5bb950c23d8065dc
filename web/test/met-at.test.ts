import { answer, type Choice, type Event, newGameFrom, view } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { expect, it } from 'vitest';
import { heroMeeting, meetingAt, THING_IDS } from '../src/meetings/meetings.ts';
import { metAt } from './met-at.ts';

it.each(THING_IDS.map((id) => [id]))('%s is met at its table', (id) => {
  const { record } = metAt(id);
  const told: { event: Event }[] = [];
  const sink = (event: Event, sees: number) => void (sees & 1 && told.push({ event }));
  const game = newGameFrom(record, sink);
  for (const each of record.answers) answer(game, each as Choice, sink);
  const met = [...THING_IDS.filter((each) => each !== id), ...HEROES.map(({ id: hero }) => heroMeeting(hero).id)];
  expect(meetingAt(view(game, 0), told, met)?.id).toBe(id);
});
