import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    'little-red': { name: 'Little Red Riding Hood', pronoun: 'she' },
    huntsman: { name: 'Huntsman', pronoun: 'he', the: true },
  },
  item: {
    dagger: { name: 'knife' },
    'wolf-skin': { name: 'wolf pelt' },
    wolfsbane: { name: 'wolfsbane' },
  },
  idea: {
    'little-red': 'Your basket holds the item on the top card of your discard pile, and with the right item cards do more.',
  },
  card: {
    'what-large-hands-you-have': 'What Large Hands You Have',
    'what-big-ears-you-have': 'What Big Ears You Have',
    'long-have-i-sought-you': 'Long Have I Sought You',
    'the-wolfs-skin': "The Wolf's Skin",
    'what-a-terrible-big-mouth-you-have': 'What a Terrible Big Mouth You Have',
    'what-big-eyes-you-have': 'What Big Eyes You Have',
    'whats-that-in-my-basket': "What's That in My Basket?",
    'stones-in-the-belly': 'Stones in the Belly',
    'once-upon-a-time': 'Once Upon a Time',
    'never-leave-the-path': 'Never Leave the Path',
    'into-the-woods-wolf-skin': 'Into the Woods (wolf pelt)',
    'into-the-woods-dagger': 'Into the Woods (knife)',
    'into-the-woods-wolfsbane': 'Into the Woods (wolfsbane)',
    'a-grimm-tale': 'A Grimm Tale',
  },
};
