/** What makes something happen: a card, an ability of a hero, or a rule. */
export type Source =
  | { card: string; seat: number }
  | { ability: string; seat: number }
  | { rule: 'exhaustion' | 'combat' | 'handLimit' | 'maneuver' | 'concession' | 'setup' };
