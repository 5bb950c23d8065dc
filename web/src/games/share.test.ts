import '@peerless/boards';
import '@peerless/heroes';
import { answer, type Choice, choices, newGame, record, type Setup } from '@peerless/engine';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { packed, unpacked } = await import('./share.ts');
const { keptOf } = await import('./store.ts');

const SETUP: Setup = { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' };
function begun(): ReturnType<typeof keptOf> {
  const game = newGame(SETUP, 11);
  const answers: Choice[] = [];
  while (answers.length < 60 && !game.over) {
    answers.push(choices(game)[0]);
    answer(game, answers[answers.length - 1]);
  }
  return keptOf(record(SETUP, 11, answers), [
    { kind: 'person', name: 'Ada' },
    { kind: 'computer', level: 'hard' },
  ]);
}

it('a link holds the whole game and who sat where', async () => {
  const kept = begun();
  const data = await packed(kept);
  expect(data).toMatch(/^[\w-]+$/);
  const { record: of, seats, turn } = await unpacked(data);
  expect({ of, seats, turn }).toEqual({ of: kept.record, seats: kept.seats, turn: kept.turn });
});

it('a link that was cut off, changed or is empty says so', async () => {
  const data = await packed(begun());
  await expect(unpacked(data.slice(0, -20))).rejects.toThrow('incomplete');
  await expect(unpacked(`!${data}`)).rejects.toThrow('incomplete');
  await expect(unpacked('')).rejects.toThrow('holds no game');
});

it('a link with an answer that the rules forbid names the answer', async () => {
  const kept = begun();
  kept.record.answers[30] = (11 << 8) | 9;
  await expect(packed(kept).then(unpacked)).rejects.toThrow('answers[30]');
});
