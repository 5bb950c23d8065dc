import '@peerless/heroes/languages';
import { type AccountItem, HOW } from '@peerless/engine';
import { expect, it } from 'vitest';
import { type Cast, eventText, LANGS } from './index.ts';
import { QUOTED } from './quoted.ts';

const cast: Cast = { seats: [{ hero: 'alice' }, { hero: 'medusa' }] };
const own = { card: 'skirmish', seat: 0 };
const account = (items: AccountItem[], value: number) =>
  QUOTED.map((lang) => eventText({ kind: 'account', seat: 0, card: 'skirmish', items, value }, lang, cast));

it('a value is told as a sum of what made it', () => {
  expect(
    account(
      [
        { how: 'printed', amount: 4, source: own },
        { how: 'add', amount: -1, source: own },
        { how: 'bonus', amount: 2, source: { ability: 'alice', seat: 0 } },
        { how: 'highGround', amount: 1, source: null },
      ],
      6,
    ),
  ).toEqual([
    "Skirmish: 4 (printed) − 1 (its effect) + 2 (Alice's ability) + 1 (high ground) = 6.",
    '«Стычка»: 4 (на карте) − 1 (эффект этой карты) + 2 (способность Алисы) + 1 (возвышенность) = 6.',
    '«Сутичка»: 4 (на карті) − 1 (ефект цієї карти) + 2 (особливе вміння Аліси) + 1 (узвишшя) = 6.',
    '„Šarvátka“: 4 (na kartě) − 1 (vlastní efekt) + 2 (zvláštní schopnost Alenky) + 1 (vyvýšené místo) = 6.',
  ]);
});

it('an effect of another card is named', () => {
  expect(
    account(
      [
        { how: 'printed', amount: 4, source: own },
        { how: 'set', amount: -3, source: { card: 'dash', seat: 1 } },
        { how: 'boost', amount: 2, source: { card: 'feint', seat: 0 } },
      ],
      3,
    )[0],
  ).toBe('Skirmish: 4 (printed) − 3 (value set by Dash) + 2 (boost Feint) = 3.');
});

it('a card that boosts is named, be it a copy of the boosted one', () => {
  expect(
    account(
      [
        { how: 'printed', amount: 4, source: own },
        { how: 'boost', amount: 1, source: own },
        { how: 'laidBoost', amount: 1, source: own },
      ],
      6,
    ),
  ).toEqual([
    'Skirmish: 4 (printed) + 1 (boost Skirmish) + 1 (boost Skirmish) = 6.',
    '«Стычка»: 4 (на карте) + 1 (усиление «Стычка») + 1 (усиление «Стычка») = 6.',
    '«Сутичка»: 4 (на карті) + 1 (поліпшення «Сутичка») + 1 (поліпшення «Сутичка») = 6.',
    '„Šarvátka“: 4 (na kartě) + 1 (posílení: „Šarvátka“) + 1 (posílení: „Šarvátka“) = 6.',
  ]);
});

it.each(LANGS)('in %s every way to come to a value has words of its own', (lang) => {
  const texts = HOW.map((how) => {
    const items: AccountItem[] = [{ how, amount: 1, source: { card: 'dash', seat: 1 } }];
    return eventText({ kind: 'account', seat: 0, card: 'skirmish', items, value: 1 }, lang, cast);
  });
  // A boost by an effect and one laid with the attack read alike, and so do an addition and a standing bonus.
  expect(new Set(texts).size).toBe(HOW.length - 2);
});
