/** The games kept on this device: to continue, look at again, take away, share or delete; and files of games to be opened. */

import { InvalidData } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Kept } from '../host/host.ts';
import { accents, Emblem, Piece } from '../look/art.tsx';
import { Back } from '../look/Back.tsx';
import { InParts } from '../look/InParts.tsx';
import { Title } from '../look/Title.tsx';
import { linkTo, type ScreenProps } from '../route.ts';
import { dated, named, spoken, texts } from '../texts/texts.ts';
import { download, fileName } from './download.ts';
import { Problems } from './Problems.tsx';
import { ShareLink } from './ShareLink.tsx';
import { changes, fileOf, forgetGame, gamesKept, keepGame, keptFromFile } from './store.ts';
import { titleOf, whoSits } from './who.ts';
import './games.css';

interface Refused {
  file: string;
  error: unknown;
}

export function GamesScreen(_: ScreenProps) {
  const kept = useSignal<Kept[] | null>(null);
  const isForbidden = useSignal(false);
  const refused = useSignal<Refused[]>([]);
  const added = useSignal(0);
  const forgotten = useSignal<Kept | null>(null);
  const isOver = useSignal(false);
  const { games, start } = texts();
  useEffect(() => {
    gamesKept().then(
      (found) => {
        kept.value = found;
      },
      () => {
        isForbidden.value = true;
      },
    );
  }, [changes.value]);
  const open = async (files: Iterable<File>): Promise<void> => {
    refused.value = [];
    added.value = 0;
    for (const file of files) {
      try {
        await keepGame(await keptFromFile(file));
        added.value++;
      } catch (error) {
        refused.value = [...refused.value, { file: file.name, error }];
      }
    }
  };
  const forget = async (game: Kept): Promise<void> => {
    await forgetGame(game.id);
    forgotten.value = game;
  };
  const bringBack = async (): Promise<void> => {
    await keepGame(forgotten.value!);
    forgotten.value = null;
  };
  const all = kept.value ?? [];
  return (
    <main
      class="page games"
      aria-busy={kept.value === null && !isForbidden.value}
      data-drop={isOver.value}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={(event) => {
        if (event.target === event.currentTarget) isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        void open(event.dataTransfer?.files ?? []);
      }}
    >
      <header>
        <Back to={linkTo('')}>{start.back}</Back>
        <Title>{games.title}</Title>
      </header>
      <OpenFile open={open} />
      <div role="status">{added.value ? <p class="note">{games.added(added.value)}</p> : null}</div>
      <div role="alert">
        {isForbidden.value ? <p class="note bad">{games.cannotKeep}</p> : null}
        <InParts class="refused" of={refused.value} keyOf={(_, place) => place}>
          {({ file, error }) => (
            <div class="note bad">
              <p>
                <b>{games.cannotOpen(file)}</b> {error instanceof InvalidData ? games.otherRules : games.notAGame}
              </p>
              <Problems error={error} />
            </div>
          )}
        </InParts>
      </div>
      {kept.value?.length === 0 ? (
        <div class="empty">
          <p>{games.none}</p>
          <a class="button main" href={linkTo('')}>
            {games.newGame}
          </a>
        </div>
      ) : null}
      <Shelf title={games.unfinished} kept={all.filter(({ over }) => !over)} forget={forget} />
      <Shelf title={games.finished} kept={all.filter(({ over }) => over)} forget={forget} />
      {forgotten.value ? <Forgotten game={forgotten.value} bringBack={bringBack} dismiss={() => (forgotten.value = null)} /> : null}
      {isOver.value ? <p class="drop-here">{games.dropHere}</p> : null}
    </main>
  );
}

function OpenFile({ open }: { open(files: Iterable<File>): Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const { games } = texts();
  return (
    <div class="open-file">
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {games.openFile}
      </button>
      <input
        ref={input}
        type="file"
        accept=".game,application/json"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void open([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <span class="hint">{games.dropHint}</span>
    </div>
  );
}

function Shelf({ title, kept, forget }: { title: string; kept: Kept[]; forget(game: Kept): Promise<void> }) {
  return kept.length ? (
    <section>
      <h2>{title}</h2>
      <InParts class="shelf" of={kept} keyOf={({ id }) => id}>
        {(game) => <KeptGame game={game} forget={() => void forget(game)} />}
      </InParts>
    </section>
  ) : null;
}

function KeptGame({ game, forget }: { game: Kept; forget(): void }) {
  const isShared = useSignal(false);
  const { games, play } = texts();
  const { setup } = game.record;
  const title = titleOf(setup);
  /** Games of the same heroes are told apart by how far they are and by their time. */
  const which = [title, games.turn(game.turn), dated(game.changed)].join(', ');
  const replay = game.over ? games.replayAndAnalysis : games.replay;
  return (
    <article class="kept" aria-label={which}>
      <h3>{title}</h3>
      <ul class="kept-seats">
        {setup.heroes.map((hero, seat) => (
          <li key={hero} style={accents(hero)} data-won={game.winners.includes(seat)}>
            <span class="emblem">
              <Emblem hero={hero} size={26} />
            </span>
            <span>
              <b>{named('fighter', hero, hero)}</b>
              <small>{whoSits(game.seats[seat])}</small>
            </span>
            {game.winners.includes(seat) ? <Piece name="crown" size={20} /> : null}
          </li>
        ))}
      </ul>
      <p class="facts">
        {game.over ? <b>{resultOf(game)}</b> : null}
        <span>{games.turn(game.turn)}</span>
        <span>{named('board', setup.board)}</span>
        <time dateTime={new Date(game.changed).toISOString()}>{dated(game.changed)}</time>
      </p>
      {game.takenBack.length ? <p class="facts">{play.markedGame}</p> : null}
      <div class="doings">
        {game.over ? null : (
          <a class="button main" href={linkTo('play', game.id)} aria-label={`${games.goOn}: ${which}`}>
            {games.goOn}
          </a>
        )}
        <a class="button" href={linkTo('replay', game.id)} aria-label={`${replay}: ${which}`}>
          {replay}
        </a>
        <button
          type="button"
          class="button plain"
          aria-expanded={isShared.value}
          aria-label={`${games.share}: ${which}`}
          onClick={() => (isShared.value = !isShared.value)}
        >
          {games.share}
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={`${games.save}: ${which}`}
          onClick={() => download(fileName(setup, game.turn, 'game'), fileOf(game))}
        >
          {games.save}
        </button>
        <button type="button" class="button plain forget" aria-label={`${games.forget}: ${which}`} onClick={forget}>
          {games.forget}
        </button>
      </div>
      {isShared.value ? <ShareLink game={game} /> : null}
    </article>
  );
}
const resultOf = ({ winners, record: { setup } }: Kept): string => {
  const { play } = texts();
  return winners.length ? play.won(winners.map((seat) => spoken(setup.heroes[seat]))) : play.draw;
};

/** Stays until it is dismissed or another game is deleted: nobody has to hurry. */
function Forgotten({ game, bringBack, dismiss }: { game: Kept; bringBack(): Promise<void>; dismiss(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { games, play } = texts();
  useEffect(() => button.current?.focus(), [game]);
  return (
    <div class="forgotten" role="status">
      <span>{games.forgotten(titleOf(game.record.setup))}</span>
      <button ref={button} type="button" class="button" onClick={() => void bringBack()}>
        {games.bringBack}
      </button>
      <button type="button" class="button plain" onClick={dismiss}>
        {play.dismiss}
      </button>
    </div>
  );
}
