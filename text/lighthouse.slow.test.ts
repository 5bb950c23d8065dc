/** Games with the hero of docs/how-to/make-a-hero.md: what players bring is handled by everything that handles built-in heroes. */
import '@peerless/boards/languages';
import '@peerless/heroes/languages';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  answer,
  asked,
  type Choice,
  choices,
  describe as described,
  digest,
  type Event,
  explain,
  matchOf,
  newGame,
  record,
  replay,
  type Setup,
  verify,
  view,
  whyNot,
} from '@peerless/engine';
import '@peerless/boards';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../engine/test/matrix.ts';
import { dice, pickOf } from '../engine/test/playing.ts';
import { castOf, choiceText, eventText, LANGS, learnPack, prompt, reasonText } from './index.ts';
import { faults } from './well-formed.ts';

const data = JSON.parse(readFileSync(fileURLToPath(new URL('../docs/how-to/lighthouse.pack.json', import.meta.url)), 'utf8'));
const keeper = learnPack(data).heroes![0];
const SETUPS: Setup[] = [
  { board: 'heorot', heroes: [keeper.id, 'medusa'], mode: 'duel' },
  { board: 'hanging-gardens', heroes: ['invisible-man', keeper.id], mode: 'duel', options: { mulligan: true } },
  { board: 'king-solomons-mine', heroes: [keeper.id, keeper.id], mode: 'duel', options: { mirrorMatch: true } },
  { board: 'marmoreal', heroes: ['sun-wukong', keeper.id, 'jekyll-and-hyde'], mode: 'freeForAll' },
  { board: 'marmoreal', heroes: ['houdini', 'alice', keeper.id, 'little-red'], mode: 'teams' },
];
/** A choice is no sentence, and a title may bring its own mark. */
const STOPS = ['two stops', 'no full stop'];
const called = ({ board, heroes }: Setup): string => `${heroes.join(', ')} on ${board}`;

/** Plays a game with chance for all seats, and tells everything that anybody could read. */
function told(setup: Setup, seed: number): { texts: string[]; answers: Choice[]; end: string } {
  const random = dice(seed);
  const events: Event[] = [];
  const texts: string[] = [];
  const answers: Choice[] = [];
  const game = newGame(setup, seed, (event) => events.push(event));
  const cast = castOf(matchOf(game));
  const tell = (): void => {
    for (const event of events.splice(0)) for (const lang of LANGS) texts.push(eventText(event, lang, cast));
  };
  for (tell(); !game.over; tell()) {
    const question = explain(game)!;
    for (let seat = 0; seat < setup.heroes.length; seat++) view(game, seat);
    for (const lang of LANGS) {
      texts.push(prompt(question, lang, cast));
      for (const choice of choices(game)) texts.push(choiceText(described(game, choice), lang, cast, question));
      for (const { id } of keeper.deck) {
        const reason = whyNot(game, asked(game), { card: id });
        if (reason) texts.push(reasonText(reason, lang, cast));
      }
    }
    answers.push(pickOf(choices(game), random));
    answer(game, answers[answers.length - 1], (event) => events.push(event));
  }
  return { texts, answers, end: digest(game) };
}
describe.each(SETUPS.map((setup) => [called(setup), setup] as const))('%s', (_, setup) => {
  it('is played to the end, told in every language, and played again from its record', () => {
    const { texts, answers, end } = told(setup, 7);
    for (const text of new Set(texts)) expect([text, faults(text).filter((fault) => !STOPS.includes(fault))]).toEqual([text, []]);
    const kept = JSON.parse(JSON.stringify(record(setup, 7, answers)));
    expect(digest(replay(kept))).toBe(end);
    expect(verify({ scene: 1, heroes: data.heroes, game: kept, script: [] })).toBeNull();
  });
  it.each(Object.entries(PROPERTIES))('%s', (_name, holds) => holds(setup, 11));
});
