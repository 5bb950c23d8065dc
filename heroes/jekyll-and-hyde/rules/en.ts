import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'jekyll-and-hyde': [
    'Jekyll & Hyde',
    'One fighter with two forms, beginning as Dr. Jekyll. At the start of the turn he may take either form. Cards of a form can be played only in that form; any card may be used to [[boost|boost]]. A change of form in a combat does not stop the card already played.',
    'As Mr. Hyde he takes 1 damage at the very end of each [[maneuver|maneuver]]. At 1 health he falls by it, and you lose.',
  ],
};
