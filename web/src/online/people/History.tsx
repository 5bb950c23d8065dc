/** The games of a player, the latest first; each can be looked at again. */
import type { Level } from '@peerless/ai/level-names';
import type { PlayedGame } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { dated, named, texts } from '../../texts/texts.ts';
import { type Doing, useDoing } from '../doing.ts';
import { ask } from '../me.ts';
import { nameOf } from '../names.ts';
import { Badge } from '../Person.tsx';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { replayFinished } from './replay.ts';
import '../tables.css';

/** The server tells so many at once. */
const PAGE = 50;

export function History({ id, first }: { id: string; first: PlayedGame[] }) {
  const text = online();
  const games = useSignal(first);
  const isAll = useSignal(first.length < PAGE);
  const doing = useDoing();
  const earlier = (): Promise<unknown> =>
    doing.run(async () => {
      const last = games.value.at(-1)!;
      const found = await ask<PlayedGame[]>('GET', `/players/${encodeURIComponent(id)}/games?before=${last.ended}&id=${last.id}`);
      games.value = [...games.value, ...found];
      isAll.value = found.length < PAGE;
    });
  return (
    <section class="panel">
      <h2>{text.history}</h2>
      <Problem of={doing} />
      {games.value.length ? (
        <ul class="tables">
          {games.value.map((game) => (
            <GameLine key={game.id} game={game} doing={doing} />
          ))}
        </ul>
      ) : (
        <p class="note">{text.noHeroes}</p>
      )}
      {isAll.value ? null : (
        <button type="button" class="button" disabled={doing.isBusy} onClick={() => void earlier()}>
          {text.more}
        </button>
      )}
    </section>
  );
}

function GameLine({ game, doing }: { game: PlayedGame; doing: Doing }) {
  const text = online();
  const { id, pool, board, ended, seats, winners, seat, change, isAnnulled } = game;
  const names = seats.map(({ player, level }) =>
    player ? nameOf(player) : level ? text.computer(texts().start.levels[level as Level]) : text.gone,
  );
  const outcome = winners.includes(seat) ? text.victory : winners.length ? text.defeat : text.drawnGame;
  const title = texts().start.versus(names);
  return (
    <li>
      <span class="badges">
        {seats.map(({ hero }, number) => (
          <Badge key={number} emblem={hero} size={20} />
        ))}
      </span>
      <span class="about">
        <b>{title}</b>
        <small>
          {[
            outcome + (change ? ` ${change > 0 ? '+' : '−'}${Math.abs(Math.round(change))}` : ''),
            isAnnulled ? text.annulled : '',
            named('fighter', seats[seat].hero, seats[seat].hero),
            text.pools[pool],
            named('board', board),
            dated(ended),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <button
        type="button"
        class="button"
        aria-label={`${text.replay}: ${title}`}
        disabled={doing.isBusy}
        onClick={() => void doing.run(() => replayFinished(id))}
      >
        {text.replay}
      </button>
    </li>
  );
}
