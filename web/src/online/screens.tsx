/** The screens around an online game, with their words. */
import type { ComponentType } from 'preact';
import type { ScreenProps } from '../App.tsx';
import { aside } from './aside.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { nameNewcomer } from './names.ts';
import { NewTable } from './new/NewTable.tsx';
import { Leaders } from './people/Leaders.tsx';
import { Player } from './people/Player.tsx';
import { Table } from './room/Table.tsx';
import { SeekingChip } from './SeekingChip.tsx';
import { isSpoken } from './words.ts';
import './online.css';

nameNewcomer();
aside.value = SeekingChip;

const spoken = (Screen: ComponentType<ScreenProps>) => (props: ScreenProps) =>
  isSpoken.value ? <Screen {...props} /> : <main class="page" aria-busy="true" />;

/** `#/online`, `#/online/new` */
export const OnlineScreen = spoken(({ rest: [part] }) => (part === 'new' ? <NewTable /> : <Lobby />));
/** `#/table/x1y2`, `#/table/x1y2/invite` */
export const TableScreen = spoken(({ rest: [id, invite] }) => <Table key={id} id={id} invite={invite} />);
/** `#/player/x1y2` */
export const ProfileScreen = spoken(({ rest: [id] }) => <Player key={id} id={id} />);
/** `#/leaders/duel` */
export const LeadersScreen = spoken(({ rest: [pool] }) => <Leaders pool={pool} />);
