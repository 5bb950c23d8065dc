import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Přátelé',
  none: 'Sledujte hráče v jeho profilu a uvidíte tady, kdy je přítomen.',
  follow: 'Sledovat',
  unfollow: 'Už nesledovat',
  isHere: 'právě tady',
  isAway: 'není tady',
  challenge: 'Vyzvat',
  challenges: 'Výzvy',
  challengeOf: (name) => `Výzva. Protivník: ${name}`,
  wants: (name) => `${name} vás vyzývá`,
  waitsFor: (name) => `Čeká se na odpověď. Protivník: ${name}`,
  accept: 'Přijmout',
  decline: 'Odmítnout',
  withdraw: 'Stáhnout výzvu',
  send: 'Vyzvat',
  byLot: 'Kdo začíná, rozhodne náhoda.',
  ratedNote: 'Výsledek změní hodnocení obou. Podle obvyklých pravidel, bez nápovědy.',
  link: 'Váš odkaz k výzvě',
  linkNote: 'Kdo ho otevře, může vás kdykoli vyzvat.',
  own: 'To je váš vlastní odkaz: pošlete ho někomu jinému.',
};
