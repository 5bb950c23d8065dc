import { TERMS } from '@peerless/text/cs/terms';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  step: (number, of) => `Krok ${number} z ${of}`,
  next: 'Dál',
  now: 'A teď?',
  hint: TERMS.hint,
  menu: (teacher) => `Kdo vás učí: ${teacher}`,
  off: 'Hrát bez učitele',
  on: 'Zavolat učitele',
  again: 'Začít lekci znovu',
  close: 'Zavřít',
  won: 'Skvělý boj! Odehráli jste celý duel a vyhráli. Teď si troufnete na každého.',
  lost: 'I legendy padají. Už víte, co dělat: zkusíte to ještě jednou?',
  playDuel: 'Zahrát si duel',
  fromStep: 'Znovu od posledního kroku',
  first: 'Váš první duel',
  firstText: 'Krátká hra, která učí sama: chodíte, útočíte a bráníte se a hrdina vám radí jak. Asi deset minut.',
  begin: 'Ukažte mi, jak hrát',
  goOn: 'Pokračovat',
  playAgain: 'Zahrát znovu',
  reached: (number, of) => `Došli jste ke kroku ${number} z ${of}.`,
  finished: 'Vyhráli jste ho.',
  known: 'Hru znám',
  more: 'Další lekce',
};
