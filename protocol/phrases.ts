/** What players may say to strangers: each reads it in their own language. */
export const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'thanks', 'oops', 'thinking', 'nearlyDone', 'goodGame', 'again', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];

/** What allies say to each other besides; the first few of a fighter of the opponents. */
export const AIMED = ['attack', 'mine', 'beware'] as const;
export const UNAIMED = ['defend', 'help', 'wait', 'yes', 'no', 'thanks'] as const;
export const PLANS = [...AIMED, ...UNAIMED] as const;
export interface Plan {
  plan: (typeof PLANS)[number];
  /** Of which fighter; null where it is of none. */
  on: string | null;
}
export const isAimed = ({ plan }: Pick<Plan, 'plan'>): boolean => (AIMED as readonly string[]).includes(plan);

/** Who hears a line: all who are at the table, or the people of one side alone. */
export const HEARERS = ['all', 'allies'] as const;
export type Hearers = (typeof HEARERS)[number];

export interface Line {
  /** Who says it; a seat, or a watcher's name. */
  seat: number | null;
  player: string;
  name: string;
  at: number;
  to: Hearers;
  says: { phrase: Phrase } | Plan | { text: string };
}
export const LONGEST_TEXT = 200;
