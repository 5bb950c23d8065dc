/** Answers that a seat gives before it is asked: what to defend with. */
export interface StandingAnswer {
  /** If this fighter attacks; null: any. */
  by: string | null;
  /** If this one is attacked; null: any of one's own. */
  on: string | null;
  /** The card that is played; null: none. */
  card: string | null;
}
/** The first that fits and can be given answers; a card is played once. */
export const MOST_STANDING = 30;
