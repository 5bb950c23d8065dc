/** Who hears what, within one process. */
export interface Channels {
  /** True if it is the first to listen there. */
  add(channel: string, hear: (message: string) => void): boolean;
  /** True if nobody listens there any more. */
  remove(channel: string, hear: (message: string) => void): boolean;
  deliver(channel: string, message: string): void;
  names(): string[];
}

export function channels(): Channels {
  const hearing = new Map<string, Set<(message: string) => void>>();
  return {
    add(channel, hear) {
      const there = hearing.get(channel);
      if (!there) hearing.set(channel, new Set([hear]));
      else there.add(hear);
      return !there;
    },
    remove(channel, hear) {
      const there = hearing.get(channel);
      if (!there?.delete(hear) || there.size > 0) return false;
      return hearing.delete(channel);
    },
    deliver(channel, message) {
      for (const hear of hearing.get(channel) ?? []) hear(message);
    },
    names: () => [...hearing.keys()],
  };
}
