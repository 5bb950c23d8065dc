import type { Event } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import type { Cast } from '../index.ts';
import { EVENTS, QUESTIONS } from '../sample-events.ts';
import { enclitics, euphony } from './euphony.ts';
import { language } from './language.ts';

const all = (say: (text: string) => string, pairs: Record<string, string>) => {
  for (const [written, said] of Object.entries(pairs)) expect(say(written)).toBe(said);
};

describe('sounds', () => {
  it('choose between v and ve', () =>
    all(euphony, {
      'karty v vaší ruce': 'karty ve vaší ruce',
      'karty v ruce': 'karty v ruce',
      'v svém balíčku': 've svém balíčku',
      'v souboji': 'v souboji',
      'v hře': 've hře',
      'v hrdinovi': 'v hrdinovi',
      'v 2 oblastech': 've 2 oblastech',
      'v 5 oblastech': 'v 5 oblastech',
    }));
  it('choose between s and se', () =>
    all(euphony, {
      's sestrou': 'se sestrou',
      's Žvahlavem': 'se Žvahlavem',
      's Drákulou': 's Drákulou',
      's vaším bojovníkem': 's vaším bojovníkem',
      's 14 body': 'se 14 body',
      's 20 body': 'se 20 body',
      's 10 body': 's 10 body',
      's 100 body': 'se 100 body',
    }));
  it('choose between z and ze', () =>
    all(euphony, {
      'z svého balíčku': 'ze svého balíčku',
      'z hry': 'ze hry',
      'z ruky': 'z ruky',
      'jeden z vašich žetonů': 'jeden z vašich žetonů',
    }));
  it('choose between k and ke', () => all(euphony, { 'k kartě': 'ke kartě', 'k hodnotě': 'k hodnotě', 'k svému poli': 'ke svému poli' }));
  it('leave titles and other words alone', () =>
    all(euphony, { 'kartu „Vyrůst z stínu“ z stolu': 'kartu „Vyrůst z stínu“ ze stolu', 'pole s-z s1': 'pole s-z s1' }));
});

describe('what is said', () => {
  const cast: Cast = { seats: [{ hero: 'alice' }, { hero: 'medusa' }], owners: { alice: 0, jabberwock: 0, medusa: 1, 'harpy-2': 1 } };
  it('sounds well, whatever a sentence puts after a preposition', () => {
    const said = [
      ...(Object.values(EVENTS).flat() as Event[]).map((event) => language.event(event, cast)),
      ...Object.values(QUESTIONS).map((question) => language.prompt(question, cast)),
    ];
    for (const text of said) expect(euphony(text)).toBe(text);
  });
});

describe('short words', () => {
  it('stand second', () =>
    all(enclitics, {
      'můžete prohlédnout si karty': 'můžete si prohlédnout karty',
      'protivník může prohlédnout si karty': 'protivník si může prohlédnout karty',
      'protivník vrátí ho na pole': 'protivník ho vrátí na pole',
      'a poté proměňte se v pana Hyda': 'a poté se proměňte v pana Hyda',
      'prohlédněte si karty': 'prohlédněte si karty',
    }));
});
