/** For tests: what a browser kept before the rules had versions. */
import { replay } from '@peerless/engine';
import type { Sitting } from '@peerless/protocol';
import { linesOf, oldGames, playsOtherwise } from '../../../engine/test/first-rules.ts';
import type { Kept } from '../host/host.ts';

/** Kept games, each with the link that shares it. */
export const oldShelf = (): { kept: Kept; link: string }[] => linesOf('kept.jsonl.gz');
/** Games that by the rules of today would be others, as they were kept: every second one some answers before its end. */
export const trickyShelf = (others: Sitting, most: number): Kept[] =>
  oldGames()
    .filter(playsOtherwise)
    .slice(0, most)
    .map(({ game }, n) => {
      const record = n % 2 ? game : { ...game, answers: game.answers.slice(0, -8) };
      const { over, turn } = replay(record);
      return {
        id: `tricky${n}`,
        record,
        seats: game.setup.heroes.map((_, seat) => (seat ? others : { kind: 'person' })),
        started: 0,
        changed: n,
        over: over === 1,
        winners: [],
        turn,
        takenBack: [],
        undone: [],
      };
    });
