/**
 * Recorded games, told in English: a line for each answer with all that followed, and a digest each turn.
 * After a change of rules or heroes that is meant, record them again and look at what has changed:
 *
 *   npx peerless play --seed 3 --heroes alice,king-arthur --board marmoreal --save engine/test/golden/duel.game
 *   npx peerless play --seed 5 --heroes sinbad,medusa,king-arthur --board hanging-gardens --save engine/test/golden/free-for-all.game
 *   npx peerless play --seed 8 --mode teams --heroes medusa,alice,sinbad,king-arthur --board baskerville-manor --save engine/test/golden/teams.game
 *   npx vitest run engine/test/golden.test.ts -u
 */
import '@peerless/boards/en';
import '@peerless/heroes/en';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  answer,
  asked,
  type Choice,
  describe as described,
  digest,
  EVERYONE,
  type Event,
  explain,
  matchOf,
  newGame,
  parseRecord,
  SPECTATOR,
} from '@peerless/engine';
import { castOf, choiceText, eventText, name } from '@peerless/text';
import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';

const file = (path: string): string => fileURLToPath(new URL(`golden/${path}`, import.meta.url));

function transcript(data: unknown): string {
  const { setup, seed, answers } = parseRecord(data);
  const lines: string[] = [];
  let told: string[] = [];
  const cast = castOf(matchOf({ setup }));
  const hear = (event: Event, sees: number): void => {
    if (sees === EVERYONE || !(sees & SPECTATOR)) told.push(eventText(event, 'en', cast));
  };
  const game = newGame(setup, seed, hear);
  lines.push(`${setup.mode} on ${setup.board}: ${setup.heroes.join(', ')}`, `      ${told.join(' ')}`);
  answers.forEach((picked, i) => {
    const turn = game.turn;
    const who = name('fighter', setup.heroes[asked(game)], 'en');
    const said = choiceText(described(game, picked as Choice), 'en', cast, explain(game)!);
    told = [];
    answer(game, picked as Choice, hear);
    lines.push(`${`${i + 1}`.padStart(4)}  ${[`${who}: ${said}.`, ...told].join(' ')}`);
    if (game.turn !== turn || game.over) lines.push(`---- ${game.over ? 'end' : `turn ${game.turn}`} ${digest(game)}`);
  });
  return `${lines.join('\n')}\n`;
}

it.each(['duel', 'free-for-all', 'teams'])('the %s that was recorded is the same game still', async (golden) => {
  const kept = JSON.parse(readFileSync(file(`${golden}.game`), 'utf8'));
  await expect(transcript(kept)).toMatchFileSnapshot(file(`${golden}.txt`));
});
