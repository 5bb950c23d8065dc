import { deflateRawSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import { answer, type Choice, choices, newGame, newGameFrom, record, type Setup } from '@peerless/engine';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', hostname: 'localhost', origin: 'http://localhost:8080', pathname: '/' });
vi.stubGlobal('addEventListener', () => {});
vi.mock('../online/own-origin.ts', () => ({ ownOrigin: async () => 'http://192.168.1.7:8080' }));
const { packed, shareLink, unpacked } = await import('./share.ts');
const { contentsOf, fileOf, isSame, keptFrom, keptFromFile, keptOf, LARGEST } = await import('./store.ts');

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

it('a link is one that others can open', async () => {
  const kept = begun();
  expect(await shareLink(kept)).toBe(`http://192.168.1.7:8080/#/shared/${await packed(kept)}`);
});

it('a link holds a game that began with a position', async () => {
  const position = { fighters: { medusa: { health: 3 } }, seats: [{ hand: ['feint', 'eat-me'] }, { hand: ['dash'] }] };
  const [first] = choices(newGameFrom({ setup: SETUP, seed: 5, position }));
  const kept = keptOf(record(SETUP, 5, [first], position), [{ kind: 'person' }, { kind: 'computer', level: 'novice' }]);
  const { record: of, turn } = await unpacked(await packed(kept));
  expect(of).toEqual(kept.record);
  expect([of.position, turn]).toEqual([position, 3]);
  expect(isSame(of, kept.record)).toBe(true);
  const elsewhere = { ...position, fighters: { medusa: { health: 4 } } };
  expect(isSame({ ...of, position: elsewhere }, kept.record)).toBe(false);
});

it('a link that was cut off, changed or is empty says so', async () => {
  const data = await packed(begun());
  await expect(unpacked(data.slice(0, -20))).rejects.toThrow('incomplete');
  await expect(unpacked(`!${data}`)).rejects.toThrow('incomplete');
  await expect(unpacked('')).rejects.toThrow('holds no game');
});

it('a link that unpacks to more than any game does is refused before it is read', async () => {
  const bomb = deflateRawSync(`[${'0,'.repeat(40_000_000)}0]`).toString('base64url');
  await expect(unpacked(bomb.slice(0, 60_000))).rejects.toThrow('unpacks to more than 262144 bytes');
  await expect(unpacked(bomb)).rejects.toThrow('is longer than any game');
  const spacious = deflateRawSync(JSON.stringify({ ...contentsOf(begun()), more: ' '.repeat(LARGEST) })).toString('base64url');
  await expect(unpacked(spacious)).rejects.toThrow('unpacks to more than');
});

it('a file that is larger than any game is not read', async () => {
  const file = new File([' '.repeat(LARGEST + 1)], 'large.game');
  const read = vi.spyOn(file, 'text');
  await expect(keptFromFile(file)).rejects.toThrow('has more than 262144 bytes');
  expect(read).not.toHaveBeenCalled();
  const kept = begun();
  expect((await keptFromFile(new File([fileOf(kept)], 'a.game'))).record).toEqual(kept.record);
});

it('what is marked in a game lies in it, once', async () => {
  const marks = [...Array(20_000).fill(5), 61, -1, 2.5, 'x', 60];
  const text = JSON.stringify({ ...contentsOf(begun()), takenBack: marks, outOfTime: marks });
  expect(keptFrom(text)).toMatchObject({ takenBack: [5, 60], outOfTime: [5, 60] });
});

it('a seat that is damaged is a person without a name', () => {
  const seatsFrom = (...seats: unknown[]) => keptFrom(JSON.stringify({ ...contentsOf(begun()), seats })).seats;
  const person = { kind: 'person' };
  expect(seatsFrom({ kind: 'computer', level: 'wise' }, null)).toEqual([person, person]);
  expect(seatsFrom({ kind: 'person', name: 7 }, 'Ada')).toEqual([person, person]);
  expect(seatsFrom({ kind: 'person', name: 'A'.repeat(50), more: 1 }, { kind: 'computer', level: 'easy' })).toEqual([
    { kind: 'person', name: 'A'.repeat(40) },
    { kind: 'computer', level: 'easy' },
  ]);
  expect(seatsFrom({ kind: 'computer', level: 'easy' })).toEqual([person, person]);
});

it('a link with an answer that the rules forbid names the answer', async () => {
  const kept = begun();
  kept.record.answers[30] = (11 << 8) | 9;
  await expect(packed(kept).then(unpacked)).rejects.toThrow('answers[30]');
});
