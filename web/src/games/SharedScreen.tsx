/** A game that came as a link: kept, and shown. */

import { InvalidData } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../App.tsx';
import { Back } from '../look/Back.tsx';
import { linkTo } from '../route.ts';
import { words } from '../words/words.ts';
import { Problems } from './Problems.tsx';
import { unpacked } from './share.ts';
import { gamesKept, isSame, keepGame } from './store.ts';
import './games.css';

/** The same link opened twice is one game. */
async function keptOnce(data: string): Promise<string> {
  const kept = await unpacked(data);
  const before = (await gamesKept()).find(({ record }) => isSame(record, kept.record));
  if (!before) await keepGame(kept);
  return (before ?? kept).id;
}

export function SharedScreen({ rest: [data = ''] }: ScreenProps) {
  const problem = useSignal<unknown>(null);
  const { games, start } = words();
  useEffect(() => {
    keptOnce(data).then(
      // The way back leads past the link.
      (id) => location.replace(linkTo('replay', id)),
      (error: unknown) => {
        problem.value = error;
      },
    );
  }, [data]);
  return (
    <main class="page" aria-busy={problem.value === null}>
      <header>
        <Back to={linkTo('')}>{start.back}</Back>
        <h1>{games.sharedTitle}</h1>
      </header>
      {problem.value === null ? (
        <p role="status">{games.opening}</p>
      ) : (
        <div role="alert">
          <p>{problem.value instanceof InvalidData || problem.value instanceof SyntaxError ? games.linkBroken : games.cannotKeep}</p>
          <Problems error={problem.value} />
        </div>
      )}
      <a class="button" href={linkTo('games')}>
        {games.toGames}
      </a>
    </main>
  );
}
