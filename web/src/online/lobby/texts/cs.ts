import type { texts as english } from './en.ts';

export const texts: typeof english = {
  anyOf: 'Vyberte vše, co vám vyhovuje: čím víc, tím dřív se hraje.',
  aDay: (time) => `${time} na tah`,
  ratedness: { either: 'S hodnocením i bez', rated: 'Hodnocená', casual: 'Nehodnocená' },
  rating: 'Hodnocení',
  strength: 'Síla protivníků',
  anyStrength: 'jakákoli',
  withinPoints: (points) => `±${points}`,
  stand: 'Hledat, i když tu nejsem',
  standNote: (days, paces) =>
    `Doba hledání: ${days}, i když odejdete. Až se někdo hodí, hra na dny (${paces}) začne bez vás a na váš první tah počká.`,
  endsNote: 'Hledání skončí, až odejdete.',
  beTold: 'Dostat oznámení, až začne',
  seekers: 'Hledají protivníky',
  noSeekers: 'Právě nikdo nehledá. Začněte hledat a uvidí vás tu každý, kdo přijde.',
  isAway: 'není online',
  gathered: (have, of) => `zatím ${have} ze ${of}`,
  joinSearch: 'Hledat také',
  computerNow: 'Zahrát si hned s počítačem',
};
