import { TERMS } from '@peerless/text/en/terms';
import type { Spoken } from '@peerless/text/language';

export const texts = {
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  next: 'Next',
  now: 'And now?',
  hint: TERMS.hint,
  menu: (teacher: Spoken) => `Your teacher: ${teacher}`,
  off: 'Turn the teacher off',
  on: 'Turn the teacher on',
  again: 'Start the lesson again',
  close: 'Close',
  won: 'Well fought! That was a whole duel, and you won it. You are ready to meet anyone.',
  lost: 'Even legends fall. You know the moves now: try it once more?',
  playDuel: 'Play a duel',
  fromStep: 'Try again from the last step',
  first: 'Your first duel',
  firstText: 'A short game that teaches itself: you move, attack and defend while a hero tells you how. About ten minutes.',
  begin: 'Show me how',
  goOn: 'Go on',
  playAgain: 'Play it again',
  reached: (number: number, of: number) => `You have come to step ${number} of ${of}.`,
  finished: 'You have won it.',
  known: 'I know the game',
  more: 'More lessons',
};
