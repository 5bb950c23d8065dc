import type { Names } from '@peerless/text/en/names';

export const names: Names = {
  fighter: {
    'jekyll-and-hyde': { name: 'Jekyll & Hyde', pronoun: 'he' },
  },
  form: {
    'dr-jekyll': { name: 'Dr. Jekyll', pronoun: 'he', person: true },
    'mr-hyde': { name: 'Mr. Hyde', pronoun: 'he', person: true },
  },
  transformation: {
    'jekyll-and-hyde': { name: 'form' },
  },
  idea: {
    'jekyll-and-hyde': 'Each turn you choose to be Jekyll or Hyde, and Hyde takes 1 damage after each maneuver.',
  },
  card: {
    'recoiling-blow': 'Recoiling Blow',
    'forever-hyde': 'Forever Hyde',
    'madness-relents': 'Madness Relents',
    'succumb-to-compulsion': 'Succumb to Compulsion',
    'distracted-triage': 'Distracted Triage',
    'duality-of-man': 'Duality of Man',
    'with-haste': 'With Haste!',
    'scientific-method': 'Scientific Method',
    'calming-research': 'Calming Research',
    'pure-evil': 'Pure Evil',
    'strange-case': 'Strange Case',
  },
};
