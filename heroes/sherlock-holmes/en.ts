import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    'sherlock-holmes': { name: 'Sherlock Holmes', pronoun: 'he' },
    'dr-watson': { name: 'Dr. Watson', pronoun: 'he' },
  },
  idea: {
    'sherlock-holmes': 'Opponents cannot cancel effects on the cards of Holmes and Watson.',
  },
  card: {
    'the-game-is-afoot': 'The Game is Afoot',
    'service-revolver': 'Service Revolver',
    counterpunch: 'Counterpunch',
    'deduce-strategy': 'Deduce Strategy',
    'fixed-point-in-a-changing-age': 'Fixed Point in a Changing Age',
    'education-never-ends': 'Education Never Ends',
    'study-methods': 'Study Methods',
    elementary: 'Elementary',
    'confirm-suspicion': 'Confirm Suspicion',
    'eliminate-the-impossible': 'Eliminate the Impossible',
    'master-of-disguise': 'Master of Disguise',
    'administer-aid': 'Administer Aid',
  },
};
