/** What players may say to strangers: each reads it in their own language. */
export const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'thanks', 'oops', 'thinking', 'nearlyDone', 'goodGame', 'again', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];

export interface Line {
  /** Who says it; a seat, or a watcher's name. */
  seat: number | null;
  player: string;
  name: string;
  at: number;
  says: { phrase: Phrase } | { text: string };
}
export const LONGEST_TEXT = 200;
