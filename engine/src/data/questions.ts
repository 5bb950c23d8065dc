/** What can be asked. Every language has a prompt for each. */
// biome-ignore format: a table
export const QUESTIONS = [
  'action', 'attackWith', 'target', 'attackCard', 'laidBoost', 'defense', 'number', 'item', 'discardOrder', 'schemeCard', 'schemeFighter', 'boostManeuver', 'boostCard',
  'moveWhom', 'moveTo', 'walkOrPlace', 'placeTo', 'returnTo', 'liftWhich', 'pickFighter', 'pickSpace', 'pickCard', 'takeCard', 'putBack', 'discard', 'discardMore', 'handLimit',
  'replaceCard', 'reaction', 'yesNo', 'pay', 'payNumber', 'option', 'shiftValue', 'opponent', 'abilityOrder', 'placeSidekick', 'placeToken', 'form', 'token', 'tokenTo',
  'assign', 'mulligan',
] as const;
export type QuestionKind = (typeof QUESTIONS)[number];
