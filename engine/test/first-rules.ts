/** What was written before the rules had versions; see first-rules/README.md. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { answer, asked, type Choice, choices, type Game, type GameRecord, newGame, type Setup } from '@peerless/engine';

const HERE = new URL('first-rules/', import.meta.url);
export const unpacked = (file: string, folder = HERE): Buffer => gunzipSync(readFileSync(new URL(file, folder)));
export const linesOf = <T>(file: string, folder = HERE): T[] =>
  unpacked(file, folder)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export interface OldGame {
  game: GameRecord;
  /** Of all that was offered. */
  trail: string;
  over: boolean;
  winners: number;
  turn: number;
}
export const oldGames = (folder = HERE): OldGame[] => linesOf('games.jsonl.gz', folder);

/** Plays the answers by a setup; with a hash of whom the game asked, and for what, on the way. */
export function followed(setup: Setup, { seed, answers }: GameRecord): { game: Game; trail: string } {
  const game = newGame(setup, seed);
  const offered = createHash('sha256').update(JSON.stringify(choices(game)));
  for (const each of answers) {
    answer(game, each as Choice);
    offered.update(JSON.stringify([asked(game), choices(game)]));
  }
  return { game, trail: offered.digest('hex').slice(0, 16) };
}
/** Are these answers, or what was offered, other by the rules of today? */
export function playsOtherwise({ game, trail }: OldGame): boolean {
  try {
    return followed(game.setup, game).trail !== trail;
  } catch {
    return true;
  }
}
