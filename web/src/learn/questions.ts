/** Which entry explains what the game asks; what only a hero can ask, an entry of the hero's explains. */
import type { QuestionKind } from '@peerless/engine';
import { ENTRIES } from '@peerless/heroes/reference';
import type { EntryId } from './rules/outline.ts';

const EXPLAINED: Partial<Record<QuestionKind, EntryId>> = {
  action: 'actions',
  attackWith: 'attack',
  target: 'reach',
  attackCard: 'attack-card',
  defense: 'defense-card',
  discardOrder: 'combat-cleanup',
  schemeCard: 'scheme',
  schemeFighter: 'card-user',
  boostManeuver: 'maneuver-boost',
  boostCard: 'boost',
  moveWhom: 'maneuver',
  moveTo: 'moving',
  placeTo: 'placing',
  returnTo: 'returning',
  pickFighter: 'choices',
  pickSpace: 'choices',
  pickCard: 'choices',
  takeCard: 'look-and-reveal',
  putBack: 'remembered',
  discard: 'discarding',
  discardMore: 'discarding',
  handLimit: 'hand-limit',
  replaceCard: 'replaced-card',
  yesNo: 'must-or-may',
  pay: 'price',
  payNumber: 'price',
  option: 'choices',
  shiftValue: 'set-and-add',
  opponent: 'your-opponent',
  abilityOrder: 'turn-start',
  placeSidekick: 'placement',
  placeToken: 'placement',
  form: 'forms',
  mulligan: 'mulligan',
};

/** Null where the topic is no question of the game. */
export const explanationOf = (topic: string): string | null =>
  Object.hasOwn(EXPLAINED, topic)
    ? EXPLAINED[topic as QuestionKind]!
    : (Object.keys(ENTRIES).find((id) => ENTRIES[id].explains?.includes(topic)) ?? null);
