/** What players say at a table: to everybody there, on every process; the last lines are kept while somebody is there. */
import type { Line } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';

export interface Lines {
  say(table: string, line: Line): void;
  /** Hears what is said until the returned function is called. */
  listen(table: string, hear: (line: Line) => void): () => void;
  last(table: string): Line[];
}
const MOST_KEPT = 50;
interface Talk {
  lines: Line[];
  hearers: Set<(line: Line) => void>;
  leave(): void;
}

export function lines(bus: Bus): Lines {
  const talks = new Map<string, Talk>();
  const take = (talk: Talk, line: Line): void => {
    talk.lines.push(line);
    if (talk.lines.length > MOST_KEPT) talk.lines.shift();
    for (const hear of talk.hearers) hear(line);
  };
  const talkAt = (table: string): Talk => {
    const found = talks.get(table);
    if (found) return found;
    const talk: Talk = { lines: [], hearers: new Set(), leave: () => {} };
    talk.leave = bus.subscribe(`lines:${table}`, (message) => take(talk, JSON.parse(message) as Line));
    talks.set(table, talk);
    return talk;
  };
  return {
    say(table, line) {
      const talk = talks.get(table);
      if (talk) take(talk, line);
      bus.publish(`lines:${table}`, JSON.stringify(line));
    },
    listen(table, hear) {
      const talk = talkAt(table);
      talk.hearers.add(hear);
      return () => {
        talk.hearers.delete(hear);
        if (talk.hearers.size) return;
        talk.leave();
        talks.delete(table);
      };
    },
    last: (table) => talks.get(table)?.lines ?? [],
  };
}
