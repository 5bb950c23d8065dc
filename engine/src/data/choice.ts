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

/** The kind of a card that was chosen: it goes into a slot of a frame only together with who may know it. */
export type Chosen = number & { readonly chosen: true };

const CARD = CHOICES.indexOf('card');
const KIND = Object.fromEntries(CHOICES.map((kind, i) => [kind, i << 8])) as Record<ChoiceKind, number>;

export const choice = (kind: ChoiceKind, which = 0): Choice => (KIND[kind] | which) as Choice;
export const kindOfChoice = (c: Choice): ChoiceKind => CHOICES[c >> 8];
/** The number of whatever was chosen, for those who keep nothing of it. */
export const numberIn = (c: Choice): number => c & 255;
/** Which one; a card is read by `kindIn`, since not all may know it. */
export function which(c: Choice): number {
  if (c >> 8 === CARD) throw new Error('a card that was chosen is read by kindIn');
  return c & 255;
}
/** The kind of the card that was chosen. */
export const kindIn = (c: Choice): Chosen => (c & 255) as Chosen;

export const PASS = choice('pass');
export const YES = choice('yes');
export const ACTIONS = ['maneuver', 'scheme', 'attack'] as const;
export type Action = (typeof ACTIONS)[number];
/** Leaves the game for good; a player may say it at any time, so it is never listed. */
export const concession = (seat: number): Choice => choice('concede', seat);
