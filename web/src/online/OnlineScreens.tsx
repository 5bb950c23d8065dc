/** The screens around an online game, with their texts. */

import { ID, POOLS } from '@peerless/protocol';
import type { ComponentType } from 'preact';
import { NoSuchPage } from '../look/NoSuchPage.tsx';
import type { ScreenProps } from '../route.ts';
import './days/beside.ts';
import { MyGamesPage } from './days/MyGames.tsx';
import { ChallengePage } from './friends/ChallengePage.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { nameNewcomer } from './names.ts';
import { NewTable } from './new/NewTable.tsx';
import { Leaders } from './people/Leaders.tsx';
import { Player } from './people/Player.tsx';
import { Table } from './room/Table.tsx';
import { isSpoken } from './texts.ts';

nameNewcomer();

const isId = (part: string | undefined): part is string => part !== undefined && ID.test(part);
const spoken = (Screen: ComponentType<ScreenProps>) => (props: ScreenProps) =>
  isSpoken.value ? <Screen {...props} /> : <main class="page" aria-busy="true" />;

/** `#/online`, `#/online/new`, `#/online/games` */
export const OnlineScreen = spoken(({ rest: [part] }) => {
  if (part === 'new') return <NewTable />;
  if (part === 'games') return <MyGamesPage />;
  return part === undefined ? <Lobby /> : <NoSuchPage />;
});
/** `#/table/x1y2`, `#/table/x1y2/invite` */
export const TableScreen = spoken(({ rest: [id, invite] }) =>
  isId(id) && (invite === undefined || isId(invite)) ? <Table key={id} id={id} invite={invite} /> : <NoSuchPage />,
);
/** `#/player/x1y2` */
export const ProfileScreen = spoken(({ rest: [id] }) => (isId(id) ? <Player key={id} id={id} /> : <NoSuchPage />));
/** `#/challenge/x1y2` */
export const ChallengeScreen = spoken(({ rest: [id] }) => (isId(id) ? <ChallengePage key={id} id={id} /> : <NoSuchPage />));
/** `#/leaders/duel` */
export const LeadersScreen = spoken(({ rest: [given = 'duel'] }) => {
  const pool = POOLS.find((each) => each === given);
  return pool ? <Leaders pool={pool} /> : <NoSuchPage />;
});
