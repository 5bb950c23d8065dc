/** A player: what others may know of them, and for the player what can be changed. */
import type { HeadToHead, Profile } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { linkTo } from '../../route.ts';
import { lang } from '../../texts/texts.ts';
import { type Asked, useAsked } from '../asked.ts';
import { blocked } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { follow, friends, useFriends } from '../friends/friends.ts';
import { ask, key, me } from '../me.ts';
import { nameOf } from '../names.ts';
import { OnlinePage, Unreachable } from '../OnlinePage.tsx';
import { Badge } from '../Person.tsx';
import { Problem } from '../Problem.tsx';
import { ReportPlayer } from '../ReportPlayer.tsx';
import { online } from '../texts.ts';
import { useConnection } from '../use-connection.ts';
import { History } from './History.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { HeroTable, Ratings } from './Statistics.tsx';

export function Player({ id }: { id: string }) {
  const text = online();
  const asked = useAsked<Profile>(`/players/${encodeURIComponent(id)}`);
  useConnection();
  if (asked.value === null) return <OnlinePage title={text.player} back="lobby" isBusy />;
  if ('refused' in asked.value)
    return (
      <OnlinePage title={text.player} back="lobby">
        {asked.value.refused === 'busy' ? <Unreachable /> : <p class="panel">{text.unknownPlayer}</p>}
      </OnlinePage>
    );
  const { player, since, ratings, heroes, games } = asked.value.got;
  const isMe = key.value?.id === id;
  const card = isMe ? (me.value ?? player) : player;
  return (
    <OnlinePage title={nameOf(card)} back="lobby" looks="profile" beside={<Badge emblem={card.emblem} size={36} />}>
      <p class="facts">{text.since(new Intl.DateTimeFormat(lang(), { dateStyle: 'long' }).format(since))}</p>
      <div class="columns">
        <div>
          <Ratings ratings={ratings} />
          {isMe ? null : <Between id={id} name={nameOf(player)} />}
          <HeroTable heroes={heroes} />
        </div>
        <div>
          <History id={id} first={games} />
        </div>
      </div>
      {isMe ? <OwnProfile card={card} /> : null}
    </OnlinePage>
  );
}

/** The player here and that player. */
function Between({ id, name }: { id: string; name: string }) {
  const text = online();
  const doing = useDoing();
  const isReporting = useSignal(false);
  const asked = useAsked<HeadToHead>(key.value ? `/players/${key.value.id}/against/${encodeURIComponent(id)}` : null);
  useFriends();
  const isBlocked = blocked.value.has(id);
  const isFollowed = friends.value?.follows.some(({ player }) => player.id === id) ?? false;
  const block = (): Promise<unknown> =>
    doing.run(async () => {
      blocked.value = new Set(await ask<string[]>(isBlocked ? 'DELETE' : 'PUT', `/me/blocked/${encodeURIComponent(id)}`));
    });
  return key.value ? (
    <section class="panel">
      <h2>{text.against(name)}</h2>
      <p>{tallied(asked.value)}</p>
      <p class="doings">
        <a class="button main" href={linkTo('challenge', id)}>
          {text.friends.challenge}
        </a>
        <button type="button" class="button" disabled={doing.isBusy} onClick={() => void doing.run(() => follow(id, !isFollowed))}>
          {isFollowed ? text.friends.unfollow : text.friends.follow}
        </button>
      </p>
      <button type="button" class="button" disabled={doing.isBusy} onClick={() => void block()}>
        {isBlocked ? text.unblock : text.block}
      </button>
      <p class="note">{text.blockNote}</p>
      {isReporting.value ? (
        <ReportPlayer of={{ player: id, name }} close={() => (isReporting.value = false)} />
      ) : (
        <button type="button" class="button plain" onClick={() => (isReporting.value = true)}>
          {text.report.player(name)}
        </button>
      )}
      <Problem of={doing} />
    </section>
  ) : null;
}
function tallied(asked: Asked<HeadToHead>): string {
  const { tally, neverMet } = online();
  if (!asked || !('got' in asked)) return ' ';
  const { games, won, lost, drawn } = asked.got;
  return games ? tally(won, lost, drawn) : neverMet;
}
