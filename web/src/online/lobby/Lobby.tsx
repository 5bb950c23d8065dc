/** Where players find each other. */
import type { Lobby as LobbyState } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { linkTo } from '../../route.ts';
import { Announced } from '../ClubHour.tsx';
import { state as connection, listen, request } from '../connection.ts';
import { MyGames } from '../days/MyGames.tsx';
import { FriendsPanel } from '../friends/Friends.tsx';
import { isLost } from '../lost.ts';
import { me } from '../me.ts';
import { OnlinePage, Unreachable } from '../OnlinePage.tsx';
import { Person } from '../Person.tsx';
import { online } from '../texts.ts';
import { QuickMatch } from './QuickMatch.tsx';
import { Seekers } from './Seekers.tsx';
import { LiveGames, OpenTables } from './Tables.tsx';
import { WithFriends } from './WithFriends.tsx';
import './lobby.css';

export function Lobby() {
  const text = online();
  const lobby = useSignal<LobbyState | null>(null);
  useEffect(() => {
    const leave = listen(
      (push) => {
        if ('lobby' in push) lobby.value = push.lobby;
      },
      () => void request('lobby', { on: true }).catch(() => {}),
    );
    return () => {
      if (connection.value === 'open') void request('lobby', { on: false }).catch(() => {});
      leave();
    };
  }, []);
  const isUnreachable = lobby.value === null && isLost.value;
  return (
    <OnlinePage
      title={text.title}
      back="start"
      looks="lobby"
      beside={<p class="count">{lobby.value ? text.online(lobby.value.online) : ''}</p>}
    >
      {isUnreachable ? (
        <Unreachable />
      ) : (
        <>
          <Announced all={lobby.value?.club ?? []} />
          <div class="columns">
            <div>
              <QuickMatch />
              <WithFriends />
              <FriendsPanel />
            </div>
            <div>
              <nav class="panel who" aria-label={text.profile}>
                {me.value ? <Person card={me.value} /> : <span class="person">{text.connecting}</span>}
                <a href={linkTo('leaders', 'duel')}>{text.leaders}</a>
              </nav>
              <MyGames />
              <Seekers cards={lobby.value?.seeks ?? null} />
              <OpenTables cards={lobby.value?.open ?? null} />
              <LiveGames cards={lobby.value?.live ?? null} />
            </div>
          </div>
        </>
      )}
    </OnlinePage>
  );
}
