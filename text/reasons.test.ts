import { matchOf, type Reason, scene, whyNot } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { LANGS, learnNames, reasonText, type Table, tableOf } from './index.ts';
import { REASONS } from './sampleEvents.ts';
import { faults } from './wellFormed.ts';

learnNames('en', { form: { 'reasons-hyde': { name: 'Mr. Hyde', person: true } } });
const table: Table = { seats: [{ hero: 'alice' }, { hero: 'medusa' }] };
const said = (reason: Reason): string[] => LANGS.map((lang) => reasonText(reason, lang, table));

describe.each(LANGS)('in %s', (lang) => {
  it('every reason has a text of its own', () => {
    const all = Object.values(REASONS).flat();
    for (const reason of all) expect([reason, faults(reasonText(reason, lang, table))]).toEqual([reason, []]);
    expect(new Set(all.map((reason) => reasonText(reason, lang, table))).size).toBe(all.length);
  });
});

describe('reasons', () => {
  it('agree in gender, case and number', () => {
    expect(said({ why: 'fighterDefeated', fighter: 'harpy-2' })).toEqual([
      'Harpy 2 is defeated.',
      'Гарпия 2 повержена.',
      'Гарпія 2 загинула.',
      'Harpyje 2 je pokořena.',
    ]);
    expect(said({ why: 'offBoard', fighter: 'harpy-2' })).toEqual([
      'Harpy 2 is not on the board.',
      'Гарпии 2 нет на поле боя.',
      'Гарпії 2 немає на полі бою.',
      'Harpyje 2 není na bojišti.',
    ]);
    expect(said({ why: 'tooFar', upTo: 1 })).toEqual([
      'It is too far away: the fighter may move up to 1 space.',
      'Слишком далеко: боец может переместиться не дальше чем на 1 ячейку.',
      'Надто далеко: боєць може переміститися щонайбільше на 1 комірку.',
      'Příliš daleko: bojovník se může přesunout nejvýše o 1 pole.',
    ]);
    expect(said({ why: 'blocked', upTo: 5 })).toEqual([
      'The way is blocked: no path of up to 5 spaces leads there.',
      'Путь закрыт: в пределах 5 ячеек туда не дойти.',
      'Шлях перекрито: у межах 5 комірок туди не дійти.',
      'Cesta je zablokovaná: přesunem nejvýše o 5 polí se tam nelze dostat.',
    ]);
    expect(said({ why: 'wrongType', type: 'attack' })[0]).toBe('An attack card cannot be used here.');
    expect(said({ why: 'wrongForm', form: 'big' })[0]).toBe('This card can be used only while BIG.');
    expect(said({ why: 'wrongForm', form: 'reasons-hyde' })[0]).toBe('This card can be used only as Mr. Hyde.');
  });

  it('say who is to choose by the name the table gives', () => {
    const named: Table = { seats: [{ hero: 'alice' }, { hero: 'medusa', name: 'Bob' }] };
    expect(reasonText({ why: 'notYourDecision', seat: 1 }, 'en', named)).toBe('It is not your decision: Bob is to choose.');
  });

  it('tell what the engine finds in a position', () => {
    const game = scene(
      { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' },
      { fighters: { alice: { space: 's1' }, jabberwock: { health: 0 } }, seats: [{ hand: ['feint', 'jaws-that-bite'] }] },
    );
    const here = tableOf(matchOf(game));
    const why = (seat: number, thing: Parameters<typeof whyNot>[2]) => reasonText(whyNot(game, seat, thing)!, 'en', here);
    expect(why(1, { action: 'maneuver' })).toBe('It is not your decision: Alice is to choose.');
    expect(why(0, { action: 'scheme' })).toBe('You have no scheme card that can be used now.');
    expect(why(0, { fighter: 'jabberwok' })).toBe('There is no fighter “jabberwok”; the nearest name is “jabberwock”.');
    expect(why(0, { fighter: 'jabberwock' })).toBe('The Jabberwock is defeated.');
    expect(why(0, { card: 'feint' })).toBe('Nothing of this kind is asked for now.');
    expect(whyNot(game, 0, { action: 'maneuver' })).toBeNull();
  });
});
