import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    alice: { name: 'Alice', pronoun: 'she' },
    jabberwock: { name: 'Jabberwock', pronoun: 'it', the: true },
  },
  form: {
    big: { name: 'BIG' },
    small: { name: 'SMALL' },
  },
  transformation: {
    alice: { name: 'size' },
  },
  idea: {
    alice: 'While Alice is BIG, her attacks get +2; while she is SMALL, cards she defends with get +1.',
  },
  card: {
    'claws-that-catch': 'Claws That Catch',
    'jaws-that-bite': 'Jaws That Bite',
    'o-frabjous-day': 'O Frabjous Day!',
    'snicker-snack': 'Snicker-Snack',
    'the-other-side-of-the-mushroom': 'The Other Side of the Mushroom',
    'im-late-im-late': "I'm Late, I'm Late",
    'mad-as-a-hatter': 'Mad as a Hatter',
    'manxome-foe': 'Manxome Foe',
    'looking-glass': 'Looking Glass',
    'drink-me': 'Drink Me',
    'eat-me': 'Eat Me',
  },
};
