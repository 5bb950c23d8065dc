/** What can happen to a server, its database and the networks between while people play. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '@peerless/server';
import type { BadNetwork } from '../bad-network.ts';
import type { ServerProcess } from '../server-process.ts';

export type Process = 'server' | 'PostgreSQL' | 'Redis';

/** What is played on, and what can happen to it. */
export interface Scene {
  name: string;
  servers: ServerProcess[];
  /** From players to servers. */
  networks: BadNetwork[];
  faults: Fault[];
  /** How often each of its processes has ended by kill -9. */
  killed: Partial<Record<Process, number>>;
  /** Servers that were asked to stop and did not. */
  unstopped: number;
  random(): number;
  store(): Promise<Store>;
}
export interface Fault {
  name: string;
  /** By kill -9. */
  kills?: Process;
  /** To the server of that number. */
  happen(scene: Scene, number: number): Promise<void>;
}

export const WEATHER = { delay: 8, doubled: 0.03 };
/** A server that is asked to stop has stopped after so many milliseconds. */
const STOP_WITHIN = 20_000;

/** Counted is what a process has ended by, not what it was sent. */
function count({ killed }: Scene, process: Process, ended: NodeJS.Signals | null): void {
  if (ended === 'SIGKILL') killed[process] = killed[process]! + 1;
}
/** As a supervisor does it: again until it serves, also while the database is away. */
async function restarted(server: ServerProcess): Promise<void> {
  for (;;) {
    try {
      return await server.start();
    } catch {
      await sleep(300);
    }
  }
}

export const KILL: Fault = {
  name: 'kill -9',
  kills: 'server',
  async happen(scene, number) {
    const { servers, networks, random } = scene;
    count(scene, 'server', await servers[number].end('SIGKILL'));
    networks[number].shake(1);
    if (servers.length > 1) await sleep(random() * 2_000);
    await restarted(servers[number]);
  },
};
export const STOP: Fault = {
  name: 'graceful restart',
  async happen(scene, number) {
    const server = scene.servers[number];
    const stopped = server.end('SIGTERM').then(() => true);
    if (!(await Promise.race([stopped, sleep(STOP_WITHIN, false)]))) {
      scene.unstopped++;
      await server.end('SIGKILL');
    }
    await restarted(server);
  },
};
export const NETWORK: Fault[] = [
  { name: 'networks break', happen: async ({ networks }, number) => networks[number].shake(0.5) },
  {
    name: 'nobody gets through',
    async happen({ networks, random }, number) {
      networks[number].cut();
      await sleep(random() * 1_500);
      await networks[number].mend();
    },
  },
  {
    name: 'slow networks',
    async happen({ networks }, number) {
      networks[number].weather = { ...WEATHER, delay: 300 };
      await sleep(1_000);
      networks[number].weather = WEATHER;
    },
  },
];
export const cutting = (name: string, network: BadNetwork): Fault => ({
  name,
  async happen({ random }) {
    network.cut();
    await sleep(random() * 2_000);
    await network.mend();
  },
});
/** Ends a process and begins it anew; gives what it has ended by. */
export type Restart = (signal: NodeJS.Signals) => Promise<NodeJS.Signals | null>;
export const killing = (kills: Process, restart: Restart): Fault => ({
  name: `${kills} is killed`,
  kills,
  happen: async (scene) => count(scene, kills, await restart('SIGKILL')),
});
export const restarting = (name: string, restart: Restart, signal: NodeJS.Signals): Fault => ({
  name,
  happen: async () => void (await restart(signal)),
});
