import '@peerless/heroes/languages';
import { matchOf, type Reason, scene, whyNot } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { type Cast, castOf, LANGS, learnNames, reasonText } from './index.ts';
import { QUOTED } from './quoted.ts';
import { REASONS } from './sample-events.ts';
import { faults } from './well-formed.ts';

learnNames('en', { form: { 'reasons-hyde': { name: 'Mr. Hyde', person: true } } });
const cast: Cast = { seats: [{ hero: 'alice' }, { hero: 'medusa' }] };
const said = (reason: Reason): string[] => QUOTED.map((lang) => reasonText(reason, lang, cast));

describe.each(LANGS)('in %s', (lang) => {
  it('every reason has a text of its own', () => {
    const all = Object.values(REASONS).flat();
    for (const reason of all) expect([reason, faults(reasonText(reason, lang, cast))]).toEqual([reason, []]);
    expect(new Set(all.map((reason) => reasonText(reason, lang, cast))).size).toBe(all.length);
  });
});

describe('reasons', () => {
  it.each<[Reason, string[]]>([
    [
      { why: 'fighterDefeated', fighter: 'harpy-2' },
      ['Harpy 2 is defeated.', 'Гарпия 2 повержена.', 'Гарпія 2 загинула.', 'Harpyje 2 je pokořena.'],
    ],
    [
      { why: 'offBoard', fighter: 'harpy-2' },
      ['Harpy 2 is not on the board.', 'Гарпии 2 нет на поле боя.', 'Гарпії 2 немає на полі бою.', 'Harpyje 2 není na bojišti.'],
    ],
    [
      { why: 'tooFar', upTo: 1 },
      [
        'It is too far away: the fighter may move up to 1 space.',
        'Слишком далеко: боец может переместиться не дальше чем на 1 ячейку.',
        'Надто далеко: боєць може переміститися щонайбільше на 1 комірку.',
        'Příliš daleko: bojovník se může přesunout nejvýše o 1 pole.',
      ],
    ],
    [
      { why: 'blocked', upTo: 5 },
      [
        'The way is blocked: no path of up to 5 spaces leads there.',
        'Путь закрыт: в пределах 5 ячеек туда не дойти.',
        'Шлях перекрито: у межах 5 комірок туди не дійти.',
        'Cesta je zablokovaná: přesunem nejvýše o 5 polí se tam nelze dostat.',
      ],
    ],
  ])('agree in gender, case and number: %j', (reason, texts) => expect(said(reason)).toEqual(texts));
  it('name what is wrong', () => {
    expect(said({ why: 'wrongType', type: 'attack' })[0]).toBe('An attack card cannot be used here.');
    expect(said({ why: 'wrongForm', form: 'big' })[0]).toBe('This card can be used only while BIG.');
    expect(said({ why: 'wrongForm', form: 'reasons-hyde' })[0]).toBe('This card can be used only as Mr. Hyde.');
  });

  it('say who is to choose by the name that the cast gives', () => {
    const named: Cast = { seats: [{ hero: 'alice' }, { hero: 'medusa', name: 'Bob' }] };
    expect(reasonText({ why: 'notYourDecision', seat: 1 }, 'en', named)).toBe('It is not your decision: Bob is to choose.');
  });

  it('tell what the engine finds in a position', () => {
    const game = scene(
      { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' },
      { fighters: { alice: { space: 's1' }, jabberwock: { health: 0 } }, seats: [{ hand: ['feint', 'jaws-that-bite'] }] },
    );
    const here = castOf(matchOf(game));
    const why = (seat: number, thing: Parameters<typeof whyNot>[2]) => reasonText(whyNot(game, seat, thing)!, 'en', here);
    expect(why(1, { action: 'maneuver' })).toBe('It is not your decision: Alice is to choose.');
    expect(why(0, { action: 'scheme' })).toBe('You have no scheme card that can be used now.');
    expect(why(0, { fighter: 'jabberwok' })).toBe('There is no fighter “jabberwok”; the nearest name is “jabberwock”.');
    expect(why(0, { fighter: 'jabberwock' })).toBe('The Jabberwock is defeated.');
    expect(why(0, { card: 'feint' })).toBe('No opposing fighter is within reach.');
    expect(whyNot(game, 0, { action: 'maneuver' })).toBeNull();
  });
});
