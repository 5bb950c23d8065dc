/** Who must hear of it: messages between the processes that serve one store. Nothing is kept; whoever missed something reads the store. */
export interface Bus {
  /** There is no other process: nothing need be told, nothing can be missed. */
  readonly isAlone: boolean;
  /** To all other processes; a process does not hear itself. */
  publish(channel: string, message: string): void;
  /** Until the returned function is called. */
  subscribe(channel: string, hear: (message: string) => void): () => void;
  /** Resolves when everything subscribed to so far is heard: what is read from the store after that misses nothing. */
  listening(): Promise<void>;
  /** Called when messages may have been missed. */
  onGap(missed: () => void): void;
  /** How many processes are there, this one included? Counts in a shared place, for numbers like players online. */
  share(key: string, value: number): void;
  shared(key: string): Promise<number>;
  check(): Promise<void>;
  close(): Promise<void>;
}
