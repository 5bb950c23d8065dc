import { BOARDS } from '@peerless/boards';
import {
  ability,
  afterCombat,
  all,
  type CardDefinition,
  card,
  damage,
  draw,
  duringCombat,
  each,
  fighters,
  type HeroDefinition,
  hero,
  immediately,
  isOnToken,
  isThe,
  move,
  named,
  newGame,
  opposingFighter,
  problemsOfHero,
  recover,
  relocateTokens,
  replaceTheirCard,
  scheme,
  search,
  setHealth,
  sidekick,
  TYPES,
  upTo,
  view,
  when,
  whenever,
  withToken,
  yourFighter,
  yourHero,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table } from '../table.ts';
import { attackWith, maneuver, playScheme, refusals } from './acting.ts';

const board = row('parts-row', 8);
const asScheme = { type: 'scheme', boost: 1, copies: 2, by: 'any' } as const;
const asAttack = { type: 'attack', value: 3, boost: 1, copies: 2, by: 'any' } as const;
const asDefense = { type: 'defense', value: 1, boost: 1, copies: 2, by: 'any' } as const;
madeUp('parts-foe', []);
const duel = (id: string) => ({ board, heroes: [id, 'parts-foe'] });

/** A sound hero of 30 plain cards, to be spoiled in one place. */
const sound = (about: Partial<HeroDefinition> = {}): HeroDefinition =>
  hero('parts-sound', { health: 10, move: 2, reach: 'melee', sidekicks: [], deck: [filler(30)], ...about });
const filler = (copies: number): CardDefinition => card('filler', { type: 'versatile', value: 2, boost: 1, copies, by: 'any' });
const withCard = (spoiled: object): HeroDefinition =>
  sound({ deck: [{ ...filler(1), ...spoiled } as CardDefinition, { ...filler(29), id: 'rest' }] });
const wrong = (value: unknown): string[] => problemsOfHero(value).map((problem) => problem.path);

describe('a character', () => {
  it('R-1.1 A deck has exactly 30 cards, not 29 and not 31', () => {
    expect(wrong(sound())).toEqual([]);
    expect(wrong(sound({ deck: [filler(29)] }))).toEqual(['deck']);
    expect(wrong(sound({ deck: [filler(30), card('one-more', asScheme)] }))).toEqual(['deck']);
    for (const { id, deck } of HEROES)
      expect(
        deck.reduce((sum, { copies }) => sum + copies, 0),
        id,
      ).toBe(30);
  });

  it('R-1.1 A character is one hero and zero or more sidekicks, each with a health of its own', () => {
    madeUp('parts-crowd', [], {
      health: 9,
      sidekicks: [sidekick('ox', { count: 2, health: 4, reach: 'melee' }), sidekick('owl', { health: 1, reach: 'ranged' })],
    });
    const { fighters: found } = table(duel('parts-crowd')).see();
    expect(Object.entries(found).map(([name, { seat, hero: isHero, health }]) => [name, seat, isHero, health])).toEqual([
      ['parts-crowd', 0, true, 9],
      ['ox-1', 0, false, 4],
      ['ox-2', 0, false, 4],
      ['owl', 0, false, 1],
      ['parts-foe', 1, true, 12],
    ]);
  });

  madeUp('parts-master', [card('all-suffer', asScheme, scheme(damage(each(fighters()), 3)))], {
    move: 3,
    reach: 'melee',
    sidekicks: [sidekick('bowman', { health: 3, reach: 'ranged' })],
  });

  it('R-1.2 Hero and sidekick are both fighters: either moves, attacks, is attacked and is damaged', () => {
    const here = table(duel('parts-master'), {
      actions: 1,
      fighters: { 'parts-master': { space: 's4' }, bowman: { space: 's6' }, 'parts-foe': { space: 's5' } },
      seats: [{ hand: ['plain', 'all-suffer'] }, { hand: ['plain'] }],
    });
    here.choose({ action: 'attack' });
    expect(here.legal().map((choice) => choice.fighter)).toEqual(['parts-master', 'bowman']);
    here.choices({ fighter: 'bowman' }, { card: 'plain' }, { kind: 'defense', pass: true }).settled();
    expect(here.health('parts-foe')).toBe(10);
    here.choose({ action: 'attack' });
    expect(here.legal().map((choice) => choice.target)).toEqual(['parts-master', 'bowman']);
    const moving = maneuver(table(duel('parts-master'), { fighters: { bowman: { space: 's3' } }, seats: [{ hand: ['plain'] }] }), {
      bowman: 's4',
      'parts-master': 's2',
    });
    expect([moving.at('parts-master'), moving.at('bowman')]).toEqual(['s2', 's4']);
  });

  it('R-1.2 The defeat of the hero decides the game, that of a sidekick does not', () => {
    const position = { actions: 1, seats: [{ hand: ['all-suffer'] }, { hand: ['plain'] }] };
    const sidekickLost = playScheme(table(duel('parts-master'), position), 'all-suffer', 'bowman').settled();
    expect(sidekickLost.at('bowman')).toBe(null);
    expect(sidekickLost.see().over).toBe(false);
    const heroLost = table(duel('parts-master'), { ...position, fighters: { 'parts-foe': { health: 3 } } });
    expect(playScheme(heroLost, 'all-suffer', 'bowman').see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-1.3 One movement value serves every fighter of the character', () => {
    const here = table(duel('parts-master'), { fighters: { bowman: { space: 's2' }, 'parts-foe': { space: 's8' } } });
    here.choose({ pass: true });
    here.choose({ fighter: 'parts-master' });
    expect(here.legal().map((choice) => choice.space)).toEqual(['s1', 's3', 's4']);
    here.choose({ space: 's1' }).choose({ fighter: 'bowman' });
    expect(here.legal().map((choice) => choice.space)).toEqual(['s2', 's3', 's4', 's5']);
  });

  it('R-1.3 Hero and sidekick have attack types of their own', () => {
    const here = (foe: string) =>
      table(duel('parts-master'), {
        fighters: { 'parts-master': { space: 's1' }, bowman: { space: 's3' }, 'parts-foe': { space: foe } },
        seats: [{ hand: ['plain'] }],
      }).choose({ action: 'attack' });
    expect(here('s8').asks).toBe('attackCard 0');
    expect(here('s8').legal()).toMatchObject([{ fighter: 'bowman', target: 'parts-foe' }]);
    expect(here('s2').asks).toBe('attackWith 0');
  });

  it('R-1.3 The character card gives starting health, ability and number of sidekicks', () => {
    madeUp('parts-early-riser', [], { health: 7, abilities: [ability('turnStart', draw(2))] });
    const here = table(duel('parts-early-riser'), { at: 'turnStart' }).settled();
    expect(here.health('parts-early-riser')).toBe(7);
    expect(here.hand(0)).toHaveLength(2);
    const { fighters: found } = table({ heroes: ['medusa', 'alice'] }).see();
    expect(Object.keys(found)).toEqual(['medusa', 'harpy-1', 'harpy-2', 'harpy-3', 'alice', 'jabberwock']);
  });
});

describe('health', () => {
  madeUp(
    'parts-patient',
    [
      card('mend', asScheme, scheme(recover(yourFighter, 3))),
      card('renew', asScheme, scheme(setHealth(yourFighter, 20))),
      card('reset', asScheme, scheme(setHealth(yourFighter, 5))),
      card('prick', asScheme, scheme(damage(named('nurse'), 1))),
    ],
    { sidekicks: [sidekick('nurse', { count: 2, health: 2, reach: 'melee' })] },
  );
  const playing = (scheme: string, fighter: string, health: number) =>
    playScheme(
      table(duel('parts-patient'), { actions: 1, fighters: { [fighter]: { health } }, seats: [{ hand: [scheme] }, { hand: ['plain'] }] }),
      scheme,
      fighter,
    ).settled();

  it('R-1.4 Health never rises above the starting health', () => {
    expect(playing('mend', 'parts-patient', 8).health('parts-patient')).toBe(11);
    expect(playing('mend', 'parts-patient', 9).health('parts-patient')).toBe(12);
    expect(playing('mend', 'parts-patient', 10).health('parts-patient')).toBe(12);
    expect(playing('mend', 'nurse-1', 1).health('nurse-1')).toBe(2);
    expect(() => table(duel('parts-patient'), { fighters: { 'parts-patient': { health: 13 } } })).toThrow('R-1.4');
  });

  it('R-1.4 Nor does a set health', () => {
    expect(playing('reset', 'parts-patient', 3).health('parts-patient')).toBe(5);
    expect(playing('renew', 'parts-patient', 3).health('parts-patient')).toBe(12);
    expect(playing('reset', 'nurse-1', 1).health('nurse-1')).toBe(2);
  });

  it('R-1.5 A Harpy has 1 health; a sidekick with 2 is still there at 1', () => {
    const harpies = table({ heroes: ['medusa', 'parts-foe'] }).see().fighters;
    for (const name of ['harpy-1', 'harpy-2', 'harpy-3']) expect(harpies[name]).toMatchObject({ health: 1, maxHealth: 1 });
    const here = playing('prick', 'nurse-1', 2);
    expect([here.health('nurse-1'), here.at('nurse-1')]).toEqual([1, 's2']);
    const gone = playing('prick', 'nurse-1', 1);
    expect([gone.health('nurse-1'), gone.at('nurse-1')]).toEqual([0, null]);
    expect(gone.health('nurse-2')).toBe(2);
  });
});

describe('action cards', () => {
  it('R-1.6 A card has a type, a value unless it is a scheme, a user, a name and a number of copies', () => {
    expect(wrong(withCard({}))).toEqual([]);
    for (const [field, bad] of Object.entries({ id: '', type: 'spell', value: -1, by: 'nobody', copies: 0 })) {
      expect(wrong(withCard({ [field]: bad })).filter((path) => path !== 'deck')).toEqual([`deck[0].${field}`]);
    }
    expect(wrong(withCard({ value: undefined }))).toEqual(['deck[0].value']);
    expect(wrong(withCard({ type: 'scheme', value: 2 }))).toEqual(['deck[0].value']);
    expect(wrong(withCard({ type: 'scheme', value: undefined }))).toEqual([]);
  });

  it('R-1.6 The BOOST value may be missing, and so may the text', () => {
    expect(wrong(withCard({ boost: undefined, effects: [] }))).toEqual([]);
    madeUp('parts-weightless', [card('feather', { type: 'attack', value: 2, copies: 2, by: 'any' })]);
    const here = table(duel('parts-weightless'), { seats: [{ hand: ['feather', 'plain'], deck: ['feather'] }] });
    here.choose({ action: 'maneuver' });
    expect(here.legal().map((choice) => choice.card)).toEqual(['plain', undefined]);
    expect(here.may({ card: 'feather' })).toBe(false);
  });

  it('R-1.6 A card belongs to its deck, in its number of copies', () => {
    expect(() => table({ heroes: ['alice', 'medusa'] }, { seats: [{ hand: ['excalibur'] }] })).toThrow('unknown card "excalibur"');
    expect(() => table({ heroes: ['king-arthur', 'medusa'] }, { seats: [{ hand: ['excalibur', 'excalibur'] }] })).toThrow('only 1');
  });

  madeUp('parts-typed', [
    card('cut', asAttack),
    card('ward', asDefense),
    card('ruse', { type: 'versatile', value: 2, boost: 1, copies: 2, by: 'any' }),
    card('plan', asScheme, scheme(draw(1))),
  ]);
  const allFour = ['cut', 'ward', 'ruse', 'plan'];
  const cards = (here: Table) => here.legal().flatMap((choice) => choice.card ?? []);

  it('R-1.7 The types are attack, defense, scheme and versatile, and each is played only as what it is', () => {
    expect([...TYPES].sort()).toEqual(['attack', 'defense', 'scheme', 'versatile']);
    const near = { fighters: { 'parts-foe': { space: 's2' } } };
    const acting = () => table(duel('parts-typed'), { ...near, seats: [{ hand: allFour }] });
    expect(cards(acting().choose({ action: 'attack' }))).toEqual(['cut', 'ruse']);
    expect(cards(acting().choose({ action: 'scheme' }))).toEqual(['plan']);
    const defending = table(duel('parts-typed'), { ...near, active: 1, seats: [{ hand: allFour }, { hand: ['plain'] }] });
    expect(cards(attackWith(defending, 'plain'))).toEqual(['ward', 'ruse']);
  });

  madeUp(
    'parts-banners',
    [
      card('lords-cut', { ...asAttack, by: 'parts-banners' }),
      card('hounds-cut', { ...asAttack, by: 'hound' }),
      card('anyones-cut', asAttack),
      card('hounds-plan', { ...asScheme, by: 'hound' }, scheme(move(yourFighter, upTo(1)))),
      card('hounds-ward', { ...asDefense, by: 'hound' }),
    ],
    { sidekicks: [sidekick('hound', { count: 2, health: 2, reach: 'melee' })] },
  );
  const pack = { 'parts-banners': { space: 's3' }, 'hound-1': { space: 's5' }, 'hound-2': { space: 's7' }, 'parts-foe': { space: 's4' } };
  const cuts = ['lords-cut', 'hounds-cut', 'anyones-cut'];

  it('R-1.8 A banner is a fighter, a sort of sidekick, or ANY', () => {
    const attacking = (fighter: string) =>
      table(duel('parts-banners'), { fighters: pack, seats: [{ hand: cuts }] }).choices({ action: 'attack' }, { fighter });
    expect(cards(attacking('parts-banners'))).toEqual(['lords-cut', 'anyones-cut']);
    expect(cards(attacking('hound-1'))).toEqual(['hounds-cut', 'anyones-cut']);
  });

  it('R-1.8 The banner binds the defender too', () => {
    const attacked = (target: string) => {
      const here = table(duel('parts-banners'), { active: 1, fighters: pack, seats: [{ hand: ['hounds-ward'] }, { hand: ['plain'] }] });
      return cards(attackWith(here, 'plain', { target }));
    };
    expect(attacked('parts-banners')).toEqual([]);
    expect(attacked('hound-1')).toEqual(['hounds-ward']);
  });

  it('R-1.8 Any one surviving sidekick satisfies its banner; the player says which', () => {
    const scheming = (places: object) =>
      table(duel('parts-banners'), {
        actions: 1,
        fighters: { ...pack, ...places },
        seats: [{ hand: ['hounds-plan'] }, { hand: ['plain'] }],
      });
    const both = scheming({}).choices({ action: 'scheme' }, { card: 'hounds-plan' });
    expect(both.legal().map((choice) => choice.fighter)).toEqual(['hound-1', 'hound-2']);
    expect(both.choices({ fighter: 'hound-2' }, { space: 's6' }).settled().at('hound-2')).toBe('s6');
    const one = scheming({ 'hound-1': { health: 0 } }).choices({ action: 'scheme' }, { card: 'hounds-plan' });
    expect(one.legal()).toMatchObject([{ fighter: 'hound-2', space: 's7' }, { space: 's6' }, { space: 's8' }]);
    expect(scheming({ 'hound-1': { health: 0 }, 'hound-2': { health: 0 } }).may({ action: 'scheme' })).toBe(false);
  });

  madeUp(
    'parts-two-roles',
    [
      card('twist', { type: 'versatile', value: 2, boost: 1, copies: 2, by: 'any' }),
      card('jab', asAttack),
      card('cover', asDefense),
      card('idea', asScheme, scheme(draw(1))),
    ],
    {
      rules: [
        { rule: 'bonus', to: 'attack', by: 'parts-two-roles', amount: 4 },
        { rule: 'bonus', to: 'defense', by: 'parts-two-roles', amount: 1 },
      ],
    },
  );
  madeUp('parts-puppeteer', [card('pull-strings', { ...asDefense, value: 0 }, immediately(replaceTheirCard))]);
  const values = (here: Table) => here.events.flatMap(({ event }) => (event.kind === 'values' ? [[event.attack, event.defense]] : []));

  it('R-1.9 In a combat a versatile card is only what it was played as', () => {
    const near = { 'parts-foe': { space: 's2' } };
    const attacking = table(duel('parts-two-roles'), { fighters: near, seats: [{ hand: ['twist', 'plain'] }] });
    expect(values(attackWith(attacking, 'twist').settled())).toEqual([[6, null]]);
    const defending = table(duel('parts-two-roles'), {
      active: 1,
      fighters: near,
      seats: [{ hand: ['twist'] }, { hand: ['plain', 'plain'] }],
    });
    expect(values(attackWith(defending, 'plain').choose({ card: 'twist' }).settled())).toEqual([[2, 3]]);
  });

  it('R-1.9 Anywhere else a versatile card is taken where an attack card is looked for', () => {
    const here = table(
      { board, heroes: ['parts-two-roles', 'parts-puppeteer'] },
      {
        fighters: { 'parts-puppeteer': { space: 's2' } },
        seats: [{ hand: ['jab', 'jab', 'twist', 'cover', 'idea'] }, { hand: ['pull-strings'] }],
      },
    );
    attackWith(here, 'jab').choose({ card: 'pull-strings' });
    expect(here.asks).toBe('pickCard 1');
    expect(cards(here).sort()).toEqual(['jab', 'twist']);
    here.choose({ card: 'twist' }).settled();
    expect(here.discard(0)).toEqual(['twist']);
  });
});

describe('tokens and boards', () => {
  it('R-1.10 A hero has the tokens of its own, and a board its doors', () => {
    madeUp('parts-tokens', [], { tokens: { id: 'smoke', count: 3 }, counter: { id: 'wrath', start: 1, max: 3 }, forms: ['day', 'night'] });
    const { seats, doors } = table({ board: 'heorot', heroes: ['alice', 'parts-tokens'] }).see();
    expect(seats[0]).toMatchObject({ form: 'big', counter: null, tokens: [] });
    expect(seats[1]).toMatchObject({ form: 'day', counter: 1, tokens: [null, null, null] });
    expect(Object.keys(doors)).toEqual(['d1', 'd2', 'd3']);
    expect(() => table({ heroes: ['alice', 'medusa'] }, { seats: [{ form: 'middling' }] })).toThrow('unknown form');
    expect(() => table(duel('parts-tokens'), { seats: [{ counter: 4 }] })).toThrow('its most is 3');
    expect(() => table(duel('parts-tokens'), { seats: [{ tokens: ['s1', 's2', 's3', 's4'] }] })).toThrow('3 tokens');
  });

  it('R-1.11 Any hero faces any other on any board with enough starting spaces', () => {
    const ids = HEROES.map(({ id }) => id);
    for (const { id, spaces } of BOARDS) {
      for (const a of ids) for (const b of ids) if (a !== b) expect(refusals({ board: id, heroes: [a, b], mode: 'duel' })).toEqual([]);
      const starts = spaces.filter(({ start }) => start !== undefined).length;
      for (const [seats, mode] of [
        [3, 'freeForAll'],
        [4, 'freeForAll'],
        [4, 'teams'],
      ] as const)
        expect(refusals({ board: id, heroes: ids.slice(0, seats), mode }), `${seats} on ${id}`).toEqual(starts < seats ? ['board'] : []);
    }
  });
});

describe('mirror match', () => {
  it('R-1.12 The same hero cannot be taken by two seats, unless the option allows it', () => {
    expect(refusals({ board: 'marmoreal', heroes: ['alice', 'alice'], mode: 'duel' })).toEqual(['heroes[1]']);
    expect(refusals({ board: 'marmoreal', heroes: ['alice', 'medusa', 'sinbad', 'alice'], mode: 'teams' })).toEqual(['heroes[3]']);
    expect(refusals({ board: 'marmoreal', heroes: ['alice', 'alice'], mode: 'duel', options: { mirrorMatch: false } })).toEqual([
      'heroes[1]',
    ]);
    const both = view(newGame({ board: 'marmoreal', heroes: ['alice', 'alice'], mode: 'duel', options: { mirrorMatch: true } }, 1), 'all');
    expect(both.seats.map((seat) => seat.hero)).toEqual(['alice', 'alice']);
    expect(Object.keys(both.fighters)).toEqual(['alice', 'jabberwock', 'alice@2', 'jabberwock@2']);
  });

  const Imp = named('imp');
  madeUp(
    'parts-twin',
    [
      card('send-imp', asScheme, scheme(move(Imp, upTo(1)))),
      card('hurt-imps', asScheme, scheme(damage(each(all('imp')), 1))),
      card('seek', asScheme, scheme(search('jewel'))),
      card('jewel', { ...asAttack, copies: 1 }),
      card('hate-imps', asAttack, duringCombat(when(isThe(opposingFighter, 'imp'), draw(1)))),
      card('imps-due', { ...asAttack, by: 'imp' }, afterCombat(when(isThe(yourFighter, 'imp'), draw(1)))),
      card('drift', asScheme, scheme(relocateTokens(1, []))),
      card('haunt', asScheme, scheme(relocateTokens(1, [withToken]))),
    ],
    {
      sidekicks: [sidekick('imp', { health: 3, reach: 'melee' })],
      tokens: { id: 'mist', count: 2 },
      abilities: [whenever('damaged', 'imp', draw(1))],
      rules: [
        { rule: 'stepsBetweenTokens' },
        { rule: 'bonus', to: 'defense', by: 'parts-twin', amount: 1, if: isOnToken(yourHero), needsPlace: true },
      ],
    },
  );
  const twins = { board, heroes: ['parts-twin', 'parts-twin'], options: { mirrorMatch: true } };
  const apart = {
    'parts-twin': { space: 's1' },
    imp: { space: 's3' },
    'imp@2': { space: 's6' },
    'parts-twin@2': { space: 's8' },
  };
  const acting = (seat: 0 | 1, card: string, about: { mist?: string[]; other?: string[] } = {}) =>
    table(twins, {
      active: seat,
      actions: 1,
      fighters: apart,
      seats: [0, 1].map((each) => ({ hand: each === seat ? [card] : ['plain'], tokens: (each === seat ? about.mist : about.other) ?? [] })),
    });
  const play = (seat: 0 | 1, card: string, about?: { mist?: string[]; other?: string[] }) =>
    playScheme(acting(seat, card, about), card, seat === 0 ? 'parts-twin' : 'parts-twin@2');

  it('R-1.13 A fighter named on a card is the own one', () => {
    expect(
      play(0, 'send-imp')
        .legal()
        .map(({ fighter, space }) => [fighter, space]),
    ).toEqual([
      ['imp', 's3'],
      ['imp', 's2'],
      ['imp', 's4'],
    ]);
    expect(
      play(1, 'send-imp')
        .legal()
        .map(({ fighter, space }) => [fighter, space]),
    ).toEqual([
      ['imp@2', 's6'],
      ['imp@2', 's5'],
      ['imp@2', 's7'],
    ]);
    const hurt = play(1, 'hurt-imps').settled();
    expect([hurt.health('imp'), hurt.health('imp@2')]).toEqual([3, 2]);
    expect([hurt.hand(0).length, hurt.hand(1).length]).toEqual([1, 1]);
  });

  it('R-1.13 The other copy of a named fighter does not answer to the name', () => {
    const beside = { 'parts-twin': { space: 's5' }, imp: { space: 's1' }, 'imp@2': { space: 's6' }, 'parts-twin@2': { space: 's8' } };
    const hating = table(twins, { fighters: beside, seats: [{ hand: ['hate-imps', 'plain'] }] });
    expect(attackWith(hating, 'hate-imps').settled().hand(0)).toEqual(['plain']);
    const due = table(twins, { active: 1, fighters: beside, seats: [{}, { hand: ['imps-due', 'plain'] }] });
    expect(attackWith(due, 'imps-due').settled().hand(1)).toHaveLength(2);
  });

  it('R-1.13 A deck searched is the own one', () => {
    const here = play(1, 'seek').settled();
    expect(here.hand(1)).toEqual(['jewel']);
    expect(here.hand(0)).toEqual(['plain']);
    expect(here.see().seats.map((seat) => seat.deckCount)).toEqual([29, 28]);
  });

  it('R-1.13 The tokens of the other copy do nothing for it', () => {
    const walking = (about: { mist?: string[]; other?: string[] }) => {
      const here = acting(0, 'plain', about).choose({ action: 'maneuver' }).choose({ pass: true }).choose({ fighter: 'parts-twin' });
      return here.legal().map((choice) => choice.space);
    };
    expect(walking({ mist: ['s1', 's5'] })).toEqual(['s1', 's2', 's5', 's4']);
    expect(walking({ other: ['s1', 's5'] })).toEqual(['s1', 's2']);
    expect(walking({ mist: ['s1'], other: ['s5'] })).toEqual(['s1', 's2']);
    const defending = (about: { tokens?: string[]; others?: string[] }) => {
      const here = table(twins, {
        active: 1,
        fighters: { ...apart, 'parts-twin@2': { space: 's2' } },
        seats: [
          { hand: ['plain'], tokens: about.tokens ?? [] },
          { hand: ['plain', 'plain'], tokens: about.others ?? [] },
        ],
      });
      attackWith(here, 'plain', { target: 'parts-twin' }).choose({ card: 'plain' }).settled();
      return here.events.flatMap(({ event }) => (event.kind === 'values' ? [event.defense] : []));
    };
    expect(defending({ tokens: ['s1'] })).toEqual([3]);
    expect(defending({ others: ['s1'] })).toEqual([2]);
  });

  it('R-1.13 "One token per space" counts each owner\'s tokens apart', () => {
    const here = play(0, 'drift', { mist: ['s2', 's5'], other: ['s7'] }).choose({ token: 0 });
    expect(here.may({ space: 's5' })).toBe(false);
    expect(here.may({ space: 's7' })).toBe(true);
    expect(
      here
        .choose({ space: 's7' })
        .settled()
        .see()
        .seats.map((seat) => seat.tokens),
    ).toEqual([
      ['s7', 's5'],
      ['s7', null],
    ]);
    const haunting = play(0, 'haunt', { mist: ['s2', 's5'], other: ['s7'] }).choose({ token: 1 });
    expect(haunting.settled().see().seats[0].tokens).toEqual(['s2', 's5']);
  });
});
