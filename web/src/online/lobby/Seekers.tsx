/** Those who look for opponents: anybody may play with them. */
import type { SeekCard } from '@peerless/protocol';
import { go } from '../../route.ts';
import { blocked, request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { me } from '../me.ts';
import { nameOf } from '../names.ts';
import { Badge } from '../Person.tsx';
import { Problem } from '../Problem.tsx';
import { beginSeeking, stopSeeking } from '../seek.ts';
import { online } from '../texts.ts';
import { gatheredFor, keptSeek, paceSaid, seekSaid, termsWith } from './sought.ts';
import '../tables.css';

export function Seekers({ cards }: { cards: readonly SeekCard[] | null }) {
  const text = online();
  const doing = useDoing();
  const shown = cards?.filter(({ player }) => !blocked.value.has(player.id)) ?? [];
  return (
    <section class="panel">
      <h2>{text.lobby.seekers}</h2>
      {shown.length ? (
        <ul class="tables">
          {shown.map((card) => (
            <Seeker key={card.player.id} card={card} all={shown} doing={doing} />
          ))}
        </ul>
      ) : (
        <p class="note">{cards ? text.lobby.noSeekers : text.connecting}</p>
      )}
      <Problem of={doing} />
    </section>
  );
}

function Seeker({ card, all, doing }: { card: SeekCard; all: readonly SeekCard[]; doing: ReturnType<typeof useDoing> }) {
  const text = online();
  const { player, seek, points, isHere } = card;
  const isMe = player.id === me.value?.id;
  const gathered = gatheredFor(card, all).map(({ pool, have, of }) => `${text.pools[pool]}: ${text.lobby.gathered(have, of)}`);
  return (
    <li>
      <span class="badges">
        <Badge emblem={player.emblem} size={20} />
      </span>
      <span class="about">
        <b>
          <bdi>{nameOf(player)}</bdi> {points[seek.pools[0]]}
          {isMe ? ` (${text.you})` : ''}
        </b>
        <small>{[seekSaid(seek), ...gathered, ...(isHere ? [] : [text.lobby.isAway])].join(' · ')}</small>
      </span>
      {isMe ? (
        <button type="button" class="button" onClick={stopSeeking}>
          {text.cancel}
        </button>
      ) : (
        <Take card={card} doing={doing} />
      )}
    </li>
  );
}
/** At once, where two are enough; else by looking for the same. */
function Take({ card: { player, seek, isHere }, doing }: { card: SeekCard; doing: ReturnType<typeof useDoing> }) {
  const text = online();
  const terms = termsWith({ seek, isHere }, keptSeek());
  if (!terms)
    return (
      <button type="button" class="button" onClick={() => beginSeeking({ ...seek, days: 0 })}>
        {text.lobby.joinSearch}
      </button>
    );
  const said = `${text.play} · ${paceSaid(terms.pace)}`;
  const take = (): void => void doing.run(async () => go('table', (await request('take', { player: player.id, ...terms })).table));
  return (
    <button
      type="button"
      class="button"
      disabled={doing.isBusy}
      onClick={take}
      aria-label={`${said}: ${nameOf(player)}, ${terms.rated ? text.rated : text.unrated}`}
    >
      {said}
    </button>
  );
}
