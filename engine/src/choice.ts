/** A choice is one small thing, as an integer: what kind of thing, and which one. What is not offered is illegal. */
export const CHOICES = [
  'pass',
  'yes',
  'fighter',
  'space',
  'card',
  'option',
  'number',
  'seat',
  'door',
  'token',
  'action',
  'concede',
] as const;
export type ChoiceKind = (typeof CHOICES)[number];
export type Choice = number & { readonly choice: true };

const KIND = Object.fromEntries(CHOICES.map((kind, i) => [kind, i << 8])) as Record<ChoiceKind, number>;

export const choice = (kind: ChoiceKind, which = 0): Choice => (KIND[kind] | which) as Choice;
export const kindOfChoice = (c: Choice): ChoiceKind => CHOICES[c >> 8];
export const which = (c: Choice): number => c & 255;

export const PASS = choice('pass');
export const YES = choice('yes');
export const ACTIONS = ['maneuver', 'scheme', 'attack'] as const;
export type Action = (typeof ACTIONS)[number];
/** Leaves the game for good; a player may say it at any time, so it is never listed. */
export const concession = (seat: number): Choice => choice('concede', seat);
