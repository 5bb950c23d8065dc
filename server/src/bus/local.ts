/** The bus of a server that is one process: there is nobody else to tell, unless several share a hub, as in tests. */
import type { Bus } from './bus.ts';
import { type Channels, channels } from './channels.ts';

interface Member {
  heard: Channels;
  values: Map<string, number>;
}
export type Hub = Set<Member>;

export function localBus(hub: Hub = new Set()): Bus {
  const self: Member = { heard: channels(), values: new Map() };
  hub.add(self);
  return {
    get isAlone() {
      return hub.size === 1;
    },
    publish(channel, message) {
      // Later, as over a network: whoever publishes has done its work before others begin theirs.
      for (const member of hub) if (member !== self) queueMicrotask(() => hub.has(member) && member.heard.deliver(channel, message));
    },
    subscribe(channel, hear) {
      const own = (message: string): void => hear(message);
      self.heard.add(channel, own);
      return () => void self.heard.remove(channel, own);
    },
    listening: async () => {},
    onGap: () => {},
    share: (key, value) => void self.values.set(key, value),
    shared: async (key) => [...hub].reduce((sum, { values }) => sum + (values.get(key) ?? 0), 0),
    check: async () => {},
    close: async () => void hub.delete(self),
  };
}
