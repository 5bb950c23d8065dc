import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  beowulf: [
    'Beowulf',
    'Beowulf begins with 1 rage and has at most 3; what goes beyond is lost. Each time he takes [[damage|damage]], of whatever amount and from whatever source, he gains 1, right away, so that the next effect can use it. Two separate hits give 2. Damage to Wiglaf gives none.',
    'Rage is spent only on cards that ask for it, as a [[price|price]], and only if you like, unless the card says otherwise.',
  ],
};
