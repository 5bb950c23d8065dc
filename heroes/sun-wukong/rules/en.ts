import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'sun-wukong': [
    'Sun Wukong and his Clones',
    'The Clones begin off the board. At the start of the turn Sun Wukong may take 1 damage to summon one on a free space next to him, once a turn. If all three are on the board, you lift one of your choice, and it goes there.',
    'Without a free space the ability cannot be used, nor if the only one would be the space of the lifted Clone. At 1 health it can, but he falls and you [[game-end|lose]].',
    'Clones may play all his cards.',
    '“Sly Monkey”: you choose a free space in his zone; he goes there and the Clone appears where he stood, in one step. Without such a space nothing happens. “Golden Chain Mail” sends the combat damage to the opposing fighter, and the defender has [[winning-combat|won]].',
  ],
};
