/** What players say at a table: to those who shall hear it, on every process; the last lines are kept while somebody is there. */
import type { Line } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';

/** A line with the players who alone hear it, whoever sits where by now; null: everybody. */
interface Said {
  line: Line;
  only: readonly string[] | null;
}
export interface Lines {
  say(table: string, line: Line, only: readonly string[] | null): void;
  /** Hears what is said to this player until the returned function is called. */
  listen(table: string, player: string, hear: (line: Line) => void): () => void;
  last(table: string, player: string): Line[];
}
const MOST_KEPT = 50;
interface Hearer {
  player: string;
  hear(line: Line): void;
}
interface Talk {
  said: Said[];
  hearers: Set<Hearer>;
  leave(): void;
}
const isFor = ({ only }: Said, player: string): boolean => only === null || only.includes(player);

export function lines(bus: Bus): Lines {
  const talks = new Map<string, Talk>();
  const take = (talk: Talk, said: Said): void => {
    talk.said.push(said);
    if (talk.said.length > MOST_KEPT) talk.said.shift();
    for (const { player, hear } of talk.hearers) if (isFor(said, player)) hear(said.line);
  };
  const talkAt = (table: string): Talk => {
    const found = talks.get(table);
    if (found) return found;
    const talk: Talk = { said: [], hearers: new Set(), leave: () => {} };
    talk.leave = bus.subscribe(`lines:${table}`, (message) => take(talk, JSON.parse(message) as Said));
    talks.set(table, talk);
    return talk;
  };
  return {
    say(table, line, only) {
      const said: Said = { line, only };
      const talk = talks.get(table);
      if (talk) take(talk, said);
      bus.publish(`lines:${table}`, JSON.stringify(said));
    },
    listen(table, player, hear) {
      const talk = talkAt(table);
      const hearer = { player, hear };
      talk.hearers.add(hearer);
      return () => {
        talk.hearers.delete(hearer);
        if (talk.hearers.size) return;
        talk.leave();
        talks.delete(table);
      };
    },
    last: (table, player) => (talks.get(table)?.said ?? []).filter((said) => isFor(said, player)).map(({ line }) => line),
  };
}
