import type { Ratedness } from '@peerless/protocol';

export const texts = {
  anyOf: 'Choose all that you like: the more, the sooner you play.',
  aDay: (time: string) => `${time} a turn`,
  ratedness: { either: 'Rated or not', rated: 'Rated', casual: 'Not rated' } satisfies Record<Ratedness, string>,
  rating: 'Rating',
  strength: 'Strength of opponents',
  anyStrength: 'any',
  withinPoints: (points: number) => `±${points}`,
  stand: 'Keep looking while I am away',
  standNote: (days: string, paces: string) =>
    `For ${days}, also once you have left: when somebody fits, a game by days (${paces}) begins without you and waits for your first move.`,
  endsNote: 'The search ends when you leave.',
  beTold: 'Be notified when it begins',
  seekers: 'They are looking for opponents',
  noSeekers: 'Nobody is looking just now. Look yourself, and whoever comes sees you here.',
  isAway: 'away',
  gathered: (have: number, of: number) => `${have} of ${of} so far`,
  joinSearch: 'Look too',
  computerNow: 'Play the computer now',
};
