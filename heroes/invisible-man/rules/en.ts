import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'invisible-man': [
    'The Invisible Man',
    'If he stands on fog when damage is counted, the card he defends with gets +1, a [[standing-bonus|standing bonus]]. Without a card there is none, and a versatile card he attacks with gets nothing.',
    'He may step from fog to any other fog as if they were adjacent, for 1 movement, in any movement. Fighters are in the way as usual: he may pass through a friendly one, but not through an opposing one. For all others fog does not exist. For attacks and effects fog spaces are not adjacent.',
    'Where his [[fog-tokens|fog tokens]] lie at the start, you [[placement|choose when he is placed]].',
  ],
  'fog-tokens': [
    'Fog tokens',
    'There is at most one fog token a space; fighters and other tokens may share it. For reach and effects a token is in the [[zones|zones]] of its space.',
    'A fog token moves along lines and passages like a fighter, and closed doors stop it; but it goes through everybody and may stop on fighters, only not on other fog. It does not jump from fog to fog. If no distance is given, it may go to any other space without fog.',
    'If one effect moves several tokens, they go one after another; one may go where another has just left.',
  ],
  vanish: [
    'Vanish',
    'The [[invisible-man|Invisible Man]] leaves the board undefeated and returns at the start of his next turn, before anything else, to any free space. Until then nobody can attack, damage or choose him.',
    'His turn is over: actions left are not taken, whichever action it was, but the hand limit holds.',
    'Meanwhile his player cannot be chosen as an opponent, is not among “each opponent”, neither draws nor discards, and is not eliminated.',
    '“Started this turn on fog” asks where he stood when the turn began, and whether fog lay there then. After Vanish he started on no space.',
  ],
};
