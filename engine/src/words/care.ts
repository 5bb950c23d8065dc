/** How cards made up at random say a word that would end every game at once, or none at all: `withCare` in `care.ts` beside the word. */
export type Care = (
  said: Readonly<Record<string, unknown>>,
  /** From whose side it is said, and a sidekick of whoever says it. */
  at: { isTurned: boolean; sidekick: string },
) => Record<string, unknown>;
