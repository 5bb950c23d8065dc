/** Chapter 7, from declaring an attack to the winner (7.1 to 7.6). */
import {
  ability,
  add,
  afterCombat,
  areAdjacent,
  board,
  boardSpace,
  boost,
  type CardDefinition,
  type CardEffect,
  cancelTheirEffects,
  card,
  damage,
  discard,
  draw,
  duringCombat,
  EVERYONE,
  type HeroRule,
  ignoreTheirValue,
  immediately,
  learnBoards,
  leaveBoard,
  lines,
  may,
  move,
  named,
  namedTheirPrintedValue,
  opponent,
  opposingFighter,
  preventCombatDamage,
  recover,
  scheme,
  sendCombatDamage,
  setHealth,
  sidekick,
  swapRoles,
  takeBackThisCard,
  theirHero,
  theyMayBoost,
  upTo,
  valueBecomes,
  when,
  whenElse,
  youLost,
  yourFighter,
  yourHero,
  youWon,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { table } from '../table.ts';
import { attack, defense, fight, versatile } from './fight.ts';

/** A question in the middle of a combat, to look around at. */
const pause = may(draw(1));
const squire = sidekick('squire', { health: 4, reach: 'melee' });
const page = sidekick('page', { health: 4, reach: 'melee' });
const cannotBeCanceled = (effects: CardDefinition): CardDefinition => ({ ...effects, standing: [{ rule: 'cannotBeCanceled' }] });
const by = (who: string, made: CardDefinition): CardDefinition => ({ ...made, by: who });
const feint = versatile('feint', 2, immediately(cancelTheirEffects));

/** s1 s2 s3 in zone a, s4 in both, s5 s6 s7 in zone b, in a row. */
learnBoards([
  board('combat-zones', {
    aspect: 4,
    radius: 20,
    zones: [
      { id: 'a', color: 'grey' },
      { id: 'b', color: 'blue' },
    ],
    spaces: ['a', 'a', 'a', 'a b', 'b', 'b', 'b'].map((zones, i) =>
      boardSpace(`s${i + 1}`, 100 * i, 500, zones, i === 0 ? 1 : i === 6 ? 2 : undefined),
    ),
    lines: lines('s1-s2 s2-s3 s3-s4 s4-s5 s5-s6 s6-s7'),
    passages: [],
    highGround: lines('s2-s3'),
    doors: [],
    crossings: [],
  }),
]);

describe('7.1 Declaring', () => {
  it('R-7.1 The active player names an own fighter and an opposing one; both are public at once', () => {
    const t = fight(
      { cards: [attack('blow', 3)], about: { sidekicks: [squire] } },
      { about: { sidekicks: [page] } },
      {
        fighters: { squire: { space: 's6' }, page: { space: 's7' } },
      },
    );
    t.choose({ action: 'attack' });
    expect(t.legal().map(({ kind, seat, fighter }) => [kind, seat, fighter])).toEqual([
      ['attackWith', 0, t.red],
      ['attackWith', 0, 'squire'],
    ]);
    t.choose({ fighter: 'squire' });
    expect(t.legal().map(({ kind, fighter, target }) => [kind, fighter, target])).toEqual([
      ['target', 'squire', t.blue],
      ['target', 'squire', 'page'],
    ]);
    t.choose({ target: 'page' });
    for (const eyes of [1, 'spectator'] as const) {
      const [combat] = t.see(eyes).combats;
      expect([combat.attack.fighter, combat.defense.fighter, combat.attack.card]).toEqual(['squire', 'page', null]);
    }
    expect(t.events.find(({ event }) => event.kind === 'attack')).toEqual({
      event: { kind: 'attack', seat: 0, fighter: 'squire', target: 'page' },
      sees: EVERYONE,
    });
  });

  it('R-7.1 Only a fighter with a target and a card it may use can be named; one of each is not asked for', () => {
    const cards = [by('hero', attack('blow', 3))];
    const t = fight({ cards, hand: ['blow'], about: { sidekicks: [squire] } }, {}, { fighters: { squire: { space: 's6' } } });
    t.choose({ action: 'attack' });
    expect([t.asks, t.legal().map(({ fighter }) => fighter)]).toEqual(['attackWith 0', [t.red]]); // asked, since the squire could attack as far as blue can see
    const alone = fight({ cards }, {}).choose({ action: 'attack' });
    expect(alone.asks).toBe('attackCard 0');
    expect(alone.combat).toMatchObject({ attack: { fighter: alone.red }, defense: { fighter: alone.blue } });
  });

  const inReach = (reach: 'melee' | 'ranged', from: string, to: string): boolean =>
    fight({ about: { reach } }, {}, { fighters: { red: { space: from }, blue: { space: to } } }, 'combat-zones').may({ action: 'attack' });

  it('R-7.2 A melee fighter reaches adjacent spaces only, whatever their zone', () => {
    expect(inReach('melee', 's1', 's2')).toBe(true);
    expect(inReach('melee', 's1', 's3')).toBe(false);
    expect(inReach('melee', 's3', 's5')).toBe(false);
    expect(inReach('melee', 's4', 's5')).toBe(true);
  });

  it('R-7.2 A ranged fighter reaches adjacent spaces and every space of its zone', () => {
    expect(inReach('ranged', 's1', 's4')).toBe(true);
    expect(inReach('ranged', 's1', 's5')).toBe(false);
    expect(inReach('ranged', 's4', 's7')).toBe(true);
    expect(inReach('ranged', 's4', 's1')).toBe(true);
    expect(inReach('ranged', 's3', 's6')).toBe(false);
  });

  it('R-7.2 Zones do not matter for an adjacent target', () => {
    learnBoards([
      board('combat-border', {
        aspect: 4,
        radius: 20,
        zones: [
          { id: 'a', color: 'grey' },
          { id: 'b', color: 'blue' },
        ],
        spaces: [boardSpace('s1', 0, 500, 'a', 1), boardSpace('s2', 300, 500, 'b', 2), boardSpace('s3', 600, 500, 'b')],
        lines: lines('s1-s2 s2-s3'),
        passages: [],
        highGround: [],
        doors: [],
        crossings: [],
      }),
    ]);
    const reaches = (to: string) =>
      fight({ about: { reach: 'ranged' } }, {}, { fighters: { red: { space: 's1' }, blue: { space: to } } }, 'combat-border');
    expect(reaches('s2').may({ action: 'attack' })).toBe(true);
    expect(reaches('s3').may({ action: 'attack' })).toBe(false);
  });

  it('R-7.3 Reach is checked at declaration only: who moves away later is still hit', () => {
    const t = fight({ cards: [attack('blow', 3)] }, { cards: [defense('retreat', 1, duringCombat(move(yourFighter, upTo(4))))] });
    t.strike('blow', 'retreat').choose({ space: 's9' });
    expect(t.health(t.blue)).toBe(10);
    t.settled();
  });

  it('R-7.4 Friendly fighters cannot be targets: neither own ones nor a teammate’s', () => {
    const heroes = ['friend-a1', 'friend-b1', 'friend-a2', 'friend-b2'];
    for (const id of heroes) madeUp(id, [], id === 'friend-a1' ? { sidekicks: [squire], reach: 'ranged' } : {});
    const fighters = { 'friend-a1': { space: 's4' }, squire: { space: 's3' }, 'friend-a2': { space: 's5' }, 'friend-b1': { space: 's9' } };
    const t = table(
      { board: row('friends-row', 9, 4), heroes, mode: 'teams' },
      { fighters: { ...fighters, 'friend-b2': { space: 's1' } }, seats: [{ hand: ['plain'] }] },
    );
    t.choose({ action: 'attack' });
    expect(t.asks).toBe('target 0');
    expect(t.legal().map(({ target }) => target)).toEqual(['friend-b1', 'friend-b2']);
    const alone = table(
      { board: row('friends-row', 9, 4), heroes, mode: 'teams' },
      {
        fighters: { ...fighters, 'friend-a1': { space: null }, squire: { space: 's4' }, 'friend-b2': { space: 's1' } },
        seats: [{ hand: ['plain'] }],
      },
    );
    expect(alone.may({ action: 'attack' })).toBe(false); // the squire stands by a teammate only
  });
});

describe('7.2 Choosing cards', () => {
  const mixed = [
    attack('blow', 3),
    versatile('parry', 2),
    by('squire', attack('nip', 1)),
    defense('ward', 3),
    card('plot', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(draw(1))),
  ];

  it('R-7.5 The attacker lays one attack or versatile card that the attacking fighter may use; there is no way back', () => {
    const t = fight({ cards: mixed, about: { sidekicks: [squire] } }, {}, { fighters: { squire: { space: 's1' } } });
    t.choose({ action: 'attack' });
    expect(t.asks).toBe('attackCard 0');
    expect(t.legal().map((each) => each.card)).toEqual(['blow', 'parry', 'plain']);
    expect(t.may({ pass: true })).toBe(false);
    t.choose({ card: 'parry' });
    expect(t.asks).toBe('defense 1');
    expect(t.hand(0)).toEqual(['blow', 'nip', 'plain', 'plot', 'ward']);
    expect(t.see(0).choices).toEqual([]);
    const nipping = fight({ cards: mixed, about: { sidekicks: [squire] } }, {}, { fighters: { squire: { space: 's6' } } });
    nipping.choices({ action: 'attack' }, { fighter: 'squire' });
    expect(nipping.legal().map((each) => each.card)).toEqual(['blow', 'parry', 'nip', 'plain']);
  });

  it('R-7.6 King Arthur may lay one more card face down as a boost; Merlin and others may not', () => {
    madeUp('bystander', []);
    const arthur = (space: string, merlin: string) =>
      table(
        { board: row('arthur-row', 9), heroes: ['king-arthur', 'bystander'] },
        {
          fighters: { 'king-arthur': { space }, merlin: { space: merlin }, bystander: { space: 's5' } },
          seats: [{ hand: ['skirmish', 'excalibur', 'the-holy-grail'] }, { hand: ['plain'] }],
        },
      );
    const t = arthur('s4', 's1').choices({ action: 'attack' }, { fighter: 'king-arthur' }, { card: 'skirmish' });
    expect(t.asks).toBe('laidBoost 0');
    expect(t.legal().map((each) => each.card ?? 'none')).toEqual(['the-holy-grail', 'excalibur', 'none']);
    t.choose({ card: 'the-holy-grail' });
    expect(t.asks).toBe('defense 1');
    expect(t.see(1).combats[0].attack).toMatchObject({ card: 'hidden', boost: 'hidden', value: null });
    expect(t.see(0).combats[0].attack).toMatchObject({ card: 'skirmish', boost: 'the-holy-grail' });
    t.choose({ pass: true });
    expect(t.events.find(({ event }) => event.kind === 'values')?.event).toMatchObject({ attack: 6 });
    expect(arthur('s1', 's4').choices({ action: 'attack' }, { card: 'skirmish' }).asks).toBe('defense 1');
    expect(fight({ cards: [attack('blow', 3)] }, {}).strike('blow').asks).toBe('defense 1');
  });

  it('R-7.6 The boost may be left out, and a card without BOOST cannot be it', () => {
    const rules: HeroRule[] = [{ rule: 'laidBoost', by: 'hero' }];
    const blunt = card('blunt', { type: 'attack', value: 3, copies: 2, by: 'any' });
    const t = fight({ cards: [attack('blow', 3), blunt], about: { rules } }, {});
    t.choices({ action: 'attack' }, { card: 'blow' });
    expect(t.legal().map((each) => each.card ?? 'none')).toEqual(['plain', 'none']);
    t.choose({ pass: true });
    expect(t.see(1).combats[0].attack).toMatchObject({ card: 'hidden', boost: null });
  });

  it('R-7.7 The defender may lay one defense or versatile card that the defending fighter may use, or none, not knowing the attack', () => {
    const cards = mixed.map((each) => (each.by === 'squire' ? by('page', defense('hide', 1)) : each));
    const t = fight({ cards: [attack('smash', 5)] }, { cards, about: { sidekicks: [page] } }, { fighters: { page: { space: 's9' } } });
    t.strike('smash');
    expect(t.asks).toBe('defense 1');
    expect(t.legal().map((each) => each.card ?? 'none')).toEqual(['parry', 'ward', 'plain', 'none']);
    expect(t.see(1).combats[0]).toMatchObject({
      attack: { fighter: t.red, card: 'hidden', value: null, account: [] },
      defense: { fighter: t.blue, card: null },
      revealed: false,
    });
    t.choose({ card: 'ward' });
    expect(t.health(t.blue)).toBe(10); // 5 − 3: the choice was final and the cards are turned over
    t.settled();
    const small = fight({ cards: [attack('smash', 5)] }, { cards, about: { sidekicks: [page] } }, { fighters: { page: { space: 's3' } } });
    small.strike('smash', undefined, { target: 'page' });
    expect(small.legal().map((each) => each.card ?? 'none')).toEqual(['parry', 'hide', 'ward', 'plain', 'none']);
  });

  it('R-7.8 Only the controller of the defending fighter defends, a teammate cannot', () => {
    const heroes = ['guard-a1', 'guard-b1', 'guard-a2', 'guard-b2'];
    for (const id of heroes) madeUp(id, [by('any', defense(`${id}-ward`, 1))]);
    const t = table(
      { board: row('friends-row', 9, 4), heroes, mode: 'teams' },
      {
        fighters: Object.fromEntries(heroes.map((id, i) => [id, { space: `s${i + 4}` }])),
        seats: heroes.map((id) => ({ hand: ['plain', `${id}-ward`] })),
      },
    );
    t.choices({ action: 'attack' }, { card: 'plain' });
    expect(t.asks).toBe('defense 1');
    expect(t.legal().map((each) => each.card ?? 'none')).toEqual(['plain', 'guard-b1-ward', 'none']);
    expect(t.see(1).choices).toHaveLength(3);
    for (const other of [0, 2, 3]) expect(t.see(other).choices).toEqual([]);
    expect(t.see(3).combats[0].attack.card).toBe('hidden');
  });

  it('R-7.9 The laid cards are turned over together; without a defense card only the attack is', () => {
    const t = fight({ cards: [attack('blow', 3, immediately(pause))] }, { cards: [defense('ward', 1)] });
    t.strike('blow');
    expect(t.see('spectator').combats[0]).toMatchObject({ attack: { card: 'hidden' }, defense: { card: null }, revealed: false });
    t.choose({ card: 'ward' });
    for (const eyes of [0, 1, 'spectator'] as const)
      expect(t.see(eyes).combats[0]).toMatchObject({
        attack: { card: 'blow', value: 3 },
        defense: { card: 'ward', value: 1 },
        revealed: true,
      });
    expect(t.story('lay', 'layNothing', 'reveal')).toEqual(['lay blow', 'lay ward', 'reveal blow', 'reveal ward']);
    const bare = fight({ cards: [attack('blow', 3, immediately(pause))] }, { cards: [defense('ward', 1)] }).strike('blow', null);
    expect(bare.see('spectator').combats[0]).toMatchObject({ attack: { card: 'blow' }, defense: { card: null, value: null } });
    expect(bare.story('lay', 'layNothing', 'reveal')).toEqual(['lay blow', 'layNothing', 'reveal blow']);
  });

  it('R-7.9, R-7.16 The first card of the first deck defends, is turned over and discarded like any other', () => {
    const t = fight({ cards: [defense('ward', 1)] }, { cards: [attack('blow', 3)] }, { active: 1 }).strike('blow', 'ward');
    expect(t.story('lay', 'layNothing', 'reveal', 'discard')).toEqual([
      'lay blow',
      'lay ward',
      'reveal blow',
      'reveal ward',
      'discard ward',
      'discard blow',
    ]);
    expect([t.health(t.red), t.discard(0), t.discard(1)]).toEqual([10, ['ward'], ['blow']]);
    t.settled();
  });

  it('R-7.6, R-7.9 A laid boost is turned over with its BOOST value, the first card of the deck too; without one there is none to turn', () => {
    const rules: HeroRule[] = [{ rule: 'laidBoost', by: 'hero' }];
    const revealed = (boosting: string | null) => {
      const t = fight({ cards: [attack('blow', 3)], hand: ['blow', 'blow', 'plain'], about: { rules } }, {});
      t.strike('blow', null, { boost: boosting }).settled();
      return t.events.filter(({ event }) => event.kind === 'reveal').map(({ event }) => event);
    };
    const blow = { kind: 'reveal', seat: 0, as: 'attack', card: 'blow', value: 3 };
    expect(revealed(null)).toEqual([blow]);
    expect(revealed('plain')).toEqual([blow, { kind: 'reveal', seat: 0, as: 'boost', card: 'plain', value: 1 }]);
    expect(revealed('blow')).toEqual([blow, { kind: 'reveal', seat: 0, as: 'boost', card: 'blow', value: 2 }]);
  });

  const guess: CardDefinition = {
    ...defense('guess', 1, duringCombat(when(namedTheirPrintedValue, cancelTheirEffects, ignoreTheirValue))),
    standing: [{ rule: 'playedFaceUp' }],
  };

  it('R-7.10 A card played face up is laid open with a number; the number and the card are public before the reveal', () => {
    const t = fight({ cards: [attack('blow', 4, afterCombat(draw(1)))] }, { cards: [guess] });
    t.strike('blow', 'guess');
    expect(t.asks).toBe('number 1');
    expect(t.see('spectator').combats[0]).toMatchObject({
      attack: { card: 'hidden' },
      defense: { card: 'guess', named: null },
      revealed: false,
    });
    expect(t.legal().map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]); // the highest value in both decks is 4
    t.choose({ number: 4 });
    expect(
      t.events.filter(({ event }) => ['lay', 'number', 'reveal'].includes(event.kind)).map(({ event, sees }) => [event.kind, sees]),
    ).toEqual([
      ['lay', 1], // the attack card, as its owner sees it
      ['lay', EVERYONE & ~1],
      ['lay', EVERYONE],
      ['number', EVERYONE],
      ['reveal', EVERYONE],
      ['reveal', EVERYONE],
    ]);
    expect(t.health(t.blue)).toBe(12);
    expect(t.hand(0)).toHaveLength(1); // the draw was canceled
    t.settled();
  });

  it('R-7.10 So is one that has another standing statement besides; one that has only another is laid face down', () => {
    const sure = { rule: 'cannotBeCanceled' } as const;
    const laid = (...standing: CardDefinition['standing'] & object) =>
      fight({ cards: [attack('blow', 4)] }, { cards: [{ ...guess, standing }] }).strike('blow', 'guess');
    const open = laid(sure, { rule: 'playedFaceUp' });
    expect(open.asks).toBe('number 1');
    expect(open.events.at(-1)).toEqual({
      event: { kind: 'lay', seat: 1, as: 'defense', card: 'guess', open: true },
      sees: EVERYONE,
    });
    open.choose({ number: 4 }).settled();
    expect(open.health(open.blue)).toBe(12);
    const closed = laid(sure).settled();
    expect(closed.story('number')).toEqual([]);
    expect(closed.health(closed.blue)).toBe(9);
  });

  it('R-7.10 A wrong number does nothing', () => {
    const t = fight({ cards: [attack('blow', 4, afterCombat(draw(1)))] }, { cards: [guess] }).strike('blow', 'guess');
    t.choose({ number: 3 });
    expect(t.health(t.blue)).toBe(9);
    expect(t.hand(0)).toHaveLength(2);
    t.settled();
  });
});

describe('7.3 The three timing windows', () => {
  it('R-7.11 The windows come in order, with the damage step between the second and the third', () => {
    const wordy = attack('wordy', 3, afterCombat(draw(1)), duringCombat(add(1)), immediately(recover(yourHero, 1)));
    const t = fight({ cards: [wordy] }, {}, { fighters: { red: { space: 's4', health: 5 } } }).strike('wordy', null);
    expect(t.story('effect', 'values', 'damage', 'winner', 'draw')).toEqual([
      'wordy immediately',
      'wordy duringCombat',
      '4 : null',
      `${t.blue} takes 4`,
      'attacker won',
      'wordy afterCombat',
      '0 draws 1',
    ]);
    t.settled();
  });

  const windows = (does: () => CardEffect['does'][number]) =>
    [immediately, duringCombat, afterCombat].flatMap((timing) => [timing(does()), timing(does())]);

  it('R-7.12 In every window all effects of the defender’s card come first, then the attacker’s, each side in printed order', () => {
    const t = fight(
      { cards: [attack('blow', 3, ...windows(() => draw(1)))], deck: [] },
      { cards: [defense('ward', 3, ...windows(() => draw(2)))] },
    ).strike('blow', 'ward');
    const inOrder = ['immediately', 'duringCombat', 'afterCombat'].flatMap((at) => [
      `ward ${at}`,
      `ward ${at}`,
      `blow ${at}`,
      `blow ${at}`,
    ]);
    expect(t.story('effect')).toEqual(inOrder);
    expect(t.story('draw')).toEqual([1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0].map((seat) => `${seat} draws ${seat + 1}`));
    t.settled();
  });

  it('R-7.12 Each effect resolves completely before the next begins, whatever it asks', () => {
    const t = fight(
      { cards: [attack('blow', 3, duringCombat(add(2)), duringCombat(valueBecomes(1)))] },
      { cards: [defense('ward', 3, duringCombat(move(yourFighter, upTo(1)), draw(1)), duringCombat(pause, recover(yourHero, 1)))] },
      { fighters: { blue: { space: 's5', health: 9 } } },
    ).strike('blow', 'ward');
    expect(t.asks).toBe('moveTo 1');
    expect(t.story('effect')).toEqual(['ward duringCombat']);
    expect(t.story('draw')).toEqual([]);
    t.choose({ space: 's6' });
    expect(t.asks).toBe('yesNo 1');
    expect([t.story('effect').length, t.story('draw'), t.story('recover'), t.value('attack')]).toEqual([2, ['1 draws 1'], [], 3]);
    t.choose({ pass: true });
    expect(t.story('recover')).toEqual([`${t.blue} recovers 1`]);
    expect(t.story('values')).toEqual(['3 : 3']);
    t.settled();
  });

  it('R-7.13 A standing statement holds from the reveal on and is queued in no window', () => {
    const t = fight({ cards: [cannotBeCanceled(attack('sure', 3, afterCombat(draw(1))))] }, { cards: [feint] }).strike('sure', 'feint'); // the defender's cancel is the first thing after the reveal
    expect(t.story('effect')).toEqual(['feint immediately', 'sure afterCombat']);
    expect(t.story('draw')).toEqual(['0 draws 1']);
    t.settled();
  });

  it('R-7.13 A trigger waits for its own condition, not for a window', () => {
    const spiteful: CardDefinition = {
      ...defense('spiteful', 3),
      standing: [{ rule: 'whenDiscardedByOpponent', does: [draw(1)] }],
    };
    const played = fight({ cards: [attack('blow', 3)] }, { cards: [spiteful] }).strike('blow', 'spiteful');
    expect(played.story('effect', 'draw')).toEqual([]);
    played.settled();
    const hit = fight({ cards: [attack('blow', 3, afterCombat(opponent(discard(1))))] }, { cards: [spiteful] }).strike('blow', null);
    hit.choose({ card: 'spiteful' });
    expect(hit.story('draw')).toEqual(['1 draws 1']);
    hit.settled();
  });

  it('R-7.14 Conditions are checked when the effect is reached', () => {
    const lunge = attack('lunge', 2, duringCombat(when(areAdjacent(yourFighter, opposingFighter), add(2))));
    const step = defense('step', 0, duringCombat(move(yourFighter, upTo(1))));
    const moved = fight({ cards: [lunge] }, { cards: [step] })
      .strike('lunge', 'step')
      .choose({ space: 's6' });
    expect(moved.story('values')).toEqual(['2 : 0']);
    const stayed = fight({ cards: [lunge] }, { cards: [step] })
      .strike('lunge', 'step')
      .choose({ space: 's5' });
    expect(stayed.story('values')).toEqual(['4 : 0']);
    const late = attack('late', 2, afterCombat(when(areAdjacent(yourFighter, opposingFighter), draw(1))));
    const flee = defense('flee', 2, afterCombat(move(yourFighter, upTo(1))));
    expect(
      fight({ cards: [late] }, { cards: [flee] })
        .strike('late', 'flee')
        .choose({ space: 's6' })
        .story('draw'),
    ).toEqual([]);
  });

  it('R-7.15 Abilities after combat come after both cards’ effects, the defender’s before the attacker’s', () => {
    const thirsty = { abilities: [ability('afterCombat', draw(1)), ability('afterCombat', draw(2))] };
    const t = fight(
      { cards: [attack('blow', 3, afterCombat(recover(yourHero, 1)))], about: thirsty },
      { cards: [defense('ward', 3, afterCombat(recover(yourHero, 1)))], about: thirsty },
      { fighters: { red: { space: 's4', health: 5 }, blue: { space: 's5', health: 5 } } },
    ).strike('blow', 'ward');
    expect(t.story('recover', 'draw', 'discard')).toEqual([
      `${t.blue} recovers 1`,
      `${t.red} recovers 1`,
      '1 draws 1',
      '1 draws 2',
      '0 draws 1',
      '0 draws 2',
      'discard ward',
      'discard blow',
    ]);
    t.settled();
  });

  it('R-7.15, R-0.9 Such an ability speaks of an opponent its player chooses, not only of the one in the combat', () => {
    const heroes = ['nag', 'nagged', 'bystander-1'];
    madeUp('nag', [], { abilities: [ability('afterCombat', opponent(discard(1)))] });
    for (const id of heroes.slice(1)) madeUp(id, []);
    const t = table(
      { board: row('nag-row', 9, 3), heroes, mode: 'freeForAll' },
      {
        fighters: { nag: { space: 's4' }, nagged: { space: 's5' }, 'bystander-1': { space: 's9' } },
        seats: [{ hand: ['plain', 'plain'] }, { hand: ['plain'] }, { hand: ['plain'] }],
      },
    ).choices({ action: 'attack' }, { card: 'plain' }, { pass: true });
    expect([t.asks, t.legal().map((each) => each.opponent)]).toEqual(['opponent 0', [1, 2]]);
    t.choose({ opponent: 2 });
    expect([t.discard(1), t.discard(2)]).toEqual([[], ['plain']]);
    t.settled();
  });

  it('R-7.15 What such an ability does is told as the ability’s, whichever seat has it', () => {
    const spiky = { abilities: [ability('afterCombat', damage(theirHero, 1))] };
    const t = fight({ cards: [attack('blow', 3)], about: spiky }, { about: spiky }).strike('blow', null);
    expect(t.events.flatMap(({ event }) => (event.kind === 'damage' ? [[event.fighter, event.amount, event.source]] : []))).toEqual([
      [t.blue, 3, { rule: 'combat' }],
      [t.red, 1, { ability: t.blue, seat: 1 }],
      [t.blue, 1, { ability: t.red, seat: 0 }],
    ]);
    t.settled();
  });

  it('R-7.16 All cards played go to their owners’ piles last; none is there before', () => {
    const t = fight({ cards: [attack('blow', 3)], about: { abilities: [ability('afterCombat', pause)] } }, { cards: [defense('ward', 1)] });
    t.strike('blow', 'ward');
    expect(t.asks).toBe('yesNo 0'); // A9
    expect([t.discard(0), t.discard(1)]).toEqual([[], []]);
    t.choose({ pass: true });
    expect([t.discard(0), t.discard(1)]).toEqual([['blow'], ['ward']]);
    t.settled();
  });

  it('R-7.16 A card discarded as a boost goes at once', () => {
    const t = fight({ cards: [attack('blow', 3, duringCombat(boost), afterCombat(pause))] }, {});
    t.strike('blow', null).choose({ card: 'plain' });
    expect([t.asks, t.discard(0)]).toEqual(['yesNo 0', ['plain']]);
    t.choose({ yes: true });
    expect(t.discard(0)).toEqual(['plain', 'blow']);
    t.settled();
  });

  it('R-7.16 The defense card of a main attack goes before the bonus attack', () => {
    const double: CardDefinition = {
      ...attack('double', 3, afterCombat({ do: 'bonusAttack' })),
      bonusAttack: { id: 'second', value: 1, effects: [] },
    };
    const t = fight({ cards: [double] }, { cards: [defense('ward', 3)] }).strike('double', 'ward');
    expect([t.asks, t.discard(0), t.discard(1)]).toEqual(['defense 1', [], ['ward']]);
    t.choose({ pass: true });
    expect([t.discard(0), t.discard(1)]).toEqual([['double'], ['ward']]);
    t.settled();
  });

  it('R-7.16 A laid boost goes at once when it is canceled, else with the rest', () => {
    const rules: HeroRule[] = [{ rule: 'laidBoost', by: 'hero' }];
    const red = { cards: [attack('blow', 3), attack('swing', 1)], about: { rules } };
    const t = fight(red, { cards: [versatile('nullify', 2, immediately(cancelTheirEffects), duringCombat(pause))] });
    t.strike('blow', 'nullify', { boost: 'swing' });
    expect([t.asks, t.discard(0), t.combat.attack.boost]).toEqual(['yesNo 1', ['swing'], null]);
    t.choose({ pass: true });
    expect(t.discard(0)).toEqual(['swing', 'blow']);
    t.settled();
    const kept = fight(red, { cards: [versatile('wait', 2, duringCombat(pause))] }).strike('blow', 'wait', { boost: 'swing' });
    expect([kept.discard(0), kept.combat.attack.boost]).toEqual([[], 'swing']);
    kept.choose({ pass: true });
    expect(kept.discard(0).toSorted()).toEqual(['blow', 'swing']);
    kept.settled();
  });

  it('R-7.16 A card taken back into the hand is not discarded', () => {
    const returning = attack('returning', 3, afterCombat(takeBackThisCard), afterCombat(recover(yourHero, 2)));
    const t = fight({ cards: [returning] }, {}, { fighters: { red: { space: 's4', health: 5 } } }).strike('returning', null);
    expect([t.hand(0), t.discard(0)]).toEqual([['plain', 'returning'], []]);
    expect(t.story('effect')).toEqual(['returning afterCombat', 'returning afterCombat']); // its other effects still happen
    expect(t.health(t.red)).toBe(7);
    t.settled();
    const second: CardDefinition = {
      ...attack('second', 3, afterCombat({ do: 'bonusAttack' })),
      bonusAttack: { id: 'back', value: 1, effects: [afterCombat(takeBackThisCard), afterCombat(draw(1))] },
    };
    const bonus = fight({ cards: [second], deck: ['plain'] }, {})
      .strike('second', null)
      .choose({ pass: true });
    expect([bonus.hand(0), bonus.discard(0)]).toEqual([['plain', 'plain', 'second'], []]);
    bonus.settled();
  });
});

describe('7.4 Canceling', () => {
  it('R-7.17 A cancel switches off every effect that has not resolved, in all windows', () => {
    const t = fight(
      { cards: [attack('wordy', 3, immediately(draw(1)), duringCombat(add(4)), afterCombat(draw(1)))] },
      { cards: [feint] },
    ).strike('wordy', 'feint');
    expect(t.story('effect', 'cancel', 'values')).toEqual(['feint immediately', 'cancel wordy', '3 : 2']);
    t.settled();
  });

  it('R-7.17 What has resolved stays', () => {
    const t = fight(
      { cards: [attack('late-feint', 5, duringCombat(cancelTheirEffects))] },
      { cards: [defense('ward', 1, immediately(draw(1)), duringCombat(add(2)), afterCombat(draw(1)))] },
    ).strike('late-feint', 'ward');
    expect(t.story('effect')).toEqual(['ward immediately', 'ward duringCombat', 'late-feint duringCombat']);
    expect(t.story('draw', 'values')).toEqual(['1 draws 1', '5 : 3']);
    t.settled();
  });

  it('R-7.17 Against no card a cancel does nothing', () => {
    const t = fight({ cards: [feint] }, {}).strike('feint', null);
    expect(t.story('cancel', 'values')).toEqual(['2 : null']);
    t.settled();
  });

  it('R-7.18 The attacker’s IMMEDIATELY cancel comes too late for the defender’s IMMEDIATELY effects', () => {
    const t = fight(
      { cards: [feint] },
      { cards: [defense('lamp', 3, immediately(recover(yourHero, 4)), afterCombat(draw(1)))] },
      { fighters: { blue: { space: 's5', health: 5 } } },
    ).strike('feint', 'lamp');
    expect(t.health(t.blue)).toBe(9);
    expect(t.story('draw')).toEqual([]); // what came later is canceled
    t.settled();
  });

  it('R-7.18 The defender’s IMMEDIATELY cancel stops the attacker’s IMMEDIATELY effects, a cancel included', () => {
    const ward = versatile('ward', 2, immediately(cancelTheirEffects), afterCombat(draw(1)));
    const t = fight({ cards: [feint] }, { cards: [ward] }).strike('feint', 'ward');
    expect(t.story('cancel', 'draw', 'winner')).toEqual(['cancel feint', 'defender won', '1 draws 1']);
    t.settled();
  });

  it('R-7.19 A cancel touches neither the value, nor the card, nor abilities, nor high ground, nor another card’s effects', () => {
    const about = {
      rules: [{ rule: 'bonus' as const, to: 'attack' as const, by: 'hero', amount: 2 }],
      abilities: [ability('afterCombat', draw(1))],
    };
    const t = fight(
      { cards: [attack('blow', 3, duringCombat(add(5)))], about },
      { cards: [defense('shush', 2, immediately(cancelTheirEffects), duringCombat(pause, add(1)))] },
      { fighters: { red: { space: 's2' }, blue: { space: 's3' } } },
      'combat-zones',
    ).strike('blow', 'shush');
    expect(t.combat.attack).toMatchObject({ card: 'blow', canceled: true });
    expect(t.account('attack')).toEqual(['printed 3', 'bonus 2', 'highGround 1']);
    t.choose({ pass: true });
    expect(t.story('values', 'draw')).toEqual(['6 : 3', '0 draws 1']);
    expect(t.discard(0)).toEqual(['blow']);
    t.settled();
  });

  it('R-7.19 King Arthur’s boost is the exception: it goes with the effects of his card, even of one without text', () => {
    madeUp('feinter', [feint]);
    const arthur = (guard: string) =>
      table(
        { board: row('arthur-row', 9), heroes: ['king-arthur', 'feinter'] },
        {
          fighters: { 'king-arthur': { space: 's4' }, merlin: { space: 's1' }, feinter: { space: 's5' } },
          seats: [{ hand: ['excalibur', 'noble-sacrifice', 'regroup'] }, { hand: ['feint', 'plain'] }],
        },
      ).choices({ action: 'attack' }, { fighter: 'king-arthur' }, { card: 'excalibur' }, { card: 'noble-sacrifice' }, { card: guard });
    expect(arthur('feint').health('feinter')).toBe(8); // 6 − 2
    expect(arthur('plain').health('feinter')).toBe(5); // 6 + 3 − 2
  });

  it('R-7.20 Value changes printed as effects are effects: becomes, + and boost can all be canceled', () => {
    for (const effect of [duringCombat(valueBecomes(7)), duringCombat(add(4)), immediately(add(4)), duringCombat(boost)]) {
      const t = fight({ cards: [attack('blow', 3, effect)] }, { cards: [feint] }).strike('blow', 'feint');
      expect(t.story('values')).toEqual(['3 : 2']); // not even asked for a boost
      t.settled();
    }
    const free = fight({ cards: [attack('blow', 3, duringCombat(valueBecomes(7)))] }, { cards: [versatile('meek', 2)] });
    expect(free.strike('blow', 'meek').story('values')).toEqual(['7 : 2']);
  });

  const oracle = defense('oracle', 1, immediately(cancelTheirEffects, ignoreTheirValue));

  it('R-7.21 A card that cannot be canceled keeps its effects; what else the canceling card says still happens', () => {
    const t = fight({ cards: [cannotBeCanceled(attack('heirloom', 3, duringCombat(add(2)), afterCombat(draw(1))))] }, { cards: [oracle] });
    t.strike('heirloom', 'oracle');
    expect(t.story('cannotCancel', 'cancel')).toEqual(['cannotCancel heirloom']);
    expect(t.story('values', 'draw')).toEqual(['0 : 1', '0 draws 1']);
    t.settled();
  });

  it('R-7.21 So do cards whose banner a hero’s rule protects, and only those', () => {
    const rules: HeroRule[] = [{ rule: 'cannotBeCanceled', by: ['hero'] }];
    const cards = [by('hero', attack('own', 3, afterCombat(draw(1)))), attack('common', 3, afterCombat(draw(1)))];
    const own = fight({ cards, about: { rules } }, { cards: [feint] }).strike('own', 'feint');
    expect(own.story('draw')).toEqual(['0 draws 1']);
    const common = fight({ cards, about: { rules } }, { cards: [feint] }).strike('common', 'feint');
    expect(common.story('draw')).toEqual([]);
  });

  it('R-7.21 A laid boost stays with a card that cannot be canceled', () => {
    const rules: HeroRule[] = [{ rule: 'laidBoost', by: 'hero' }];
    const cards = [cannotBeCanceled(attack('sure', 3)), attack('swing', 1)];
    const t = fight({ cards, about: { rules } }, { cards: [feint] }).strike('sure', 'feint', { boost: 'swing' });
    expect(t.story('values')).toEqual(['5 : 2']);
    t.settled();
  });

  it('R-7.22 What a card lets the other player do goes when that card is canceled', () => {
    const generous = attack('generous', 5, duringCombat(theyMayBoost));
    const t = fight({ cards: [generous] }, { cards: [feint] }).strike('generous', 'feint');
    expect(t.story('values')).toEqual(['5 : 2']);
    t.settled();
    const kept = fight({ cards: [generous] }, { cards: [versatile('meek', 2)] }).strike('generous', 'meek');
    expect(kept.asks).toBe('boostCard 1');
    kept.choose({ card: 'plain' });
    expect(kept.story('values')).toEqual(['5 : 3']);
    kept.settled();
  });
});

describe('7.5 Damage step', () => {
  const clash = (strike: number, guard: number | null) => {
    const t = fight({ cards: [attack('blow', strike)] }, { cards: [defense('ward', guard ?? 0)] });
    t.strike('blow', guard === null ? null : 'ward').settled();
    return [t.health(t.red), t.health(t.blue)];
  };

  it('R-7.23 Combat damage is the attack value less the defense value; no card counts 0; more defense does nothing back', () => {
    expect(clash(5, 3)).toEqual([12, 10]);
    expect(clash(4, 3)).toEqual([12, 11]);
    expect(clash(3, 3)).toEqual([12, 12]);
    expect(clash(3, 6)).toEqual([12, 12]);
    expect(clash(5, null)).toEqual([12, 7]);
    expect(clash(5, 0)).toEqual([12, 7]);
  });

  it('R-7.23 A card taken back before the damage step is no card any more', () => {
    const back = duringCombat(takeBackThisCard);
    const struck = (strike: CardDefinition, guard: CardDefinition) => {
      const t = fight({ cards: [strike] }, { cards: [guard] })
        .strike('blow', 'ward')
        .settled();
      return [...t.story('values'), t.health(t.blue)];
    };
    expect(struck(attack('blow', 5), defense('ward', 2))).toEqual(['5 : 2', 9]);
    expect(struck(attack('blow', 5), defense('ward', 2, back))).toEqual(['5 : null', 7]);
    expect(struck(attack('blow', 5, back), defense('ward', 2))).toEqual(['0 : 2', 12]);
  });

  const archers = sidekick('archer', { count: 2, health: 2, reach: 'ranged' });
  const leader = { sidekicks: [archers], rules: [{ rule: 'assignDamage' as const, to: 'archer' }] };
  const behind = { 'archer-1': { space: 's7' }, 'archer-2': { space: 's8' } };

  it('R-7.24 The damage is dealt as one amount', () => {
    const t = fight({ cards: [attack('blow', 5)] }, { cards: [defense('ward', 1)] }).strike('blow', 'ward');
    expect(t.story('damage')).toEqual([`${t.blue} takes 4`]);
  });

  it('R-7.24 The owner of the fighter about to take it assigns it', () => {
    const t = fight({ cards: [attack('blow', 5)] }, { about: leader }, { fighters: behind }).strike('blow', null);
    expect(t.asks).toBe('assign 1');
    expect(t.legal().map(({ fighter, number }) => [fighter, number])).toEqual([0, 1, 2].map((n) => ['archer-1', n]));
    t.choose({ number: 2 });
    expect(t.legal().map(({ fighter, number }) => [fighter, number])).toEqual([0, 1, 2].map((n) => ['archer-2', n]));
    t.choose({ number: 1 });
    expect([t.health(t.blue), t.health('archer-1'), t.health('archer-2')]).toEqual([10, 0, 1]);
    t.settled();
  });

  it('R-7.24 What is prevented is neither sent nor assigned', () => {
    const both = defense('veil', 1, duringCombat(sendCombatDamage(opposingFighter), preventCombatDamage));
    const t = fight({ cards: [attack('blow', 5)] }, { cards: [both], about: leader }, { fighters: behind }).strike('blow', 'veil');
    expect(t.story('damage', 'prevented', 'winner')).toEqual(['prevented', 'defender won']);
    expect([t.health(t.red), t.health(t.blue)]).toEqual([12, 12]);
    t.settled();
  });

  it('R-7.24 Where there is no damage nothing is prevented', () => {
    const held = (value: number) =>
      fight({ cards: [attack('blow', value)] }, { cards: [defense('veil', 2, duringCombat(preventCombatDamage))] }).strike('blow', 'veil');
    expect(held(3).settled().story('values', 'prevented', 'damage')).toEqual(['3 : 2', 'prevented']);
    expect(held(2).settled().story('values', 'prevented', 'damage')).toEqual(['2 : 2']);
  });

  const mail = defense('mail', 1, duringCombat(sendCombatDamage(opposingFighter)));

  it('R-7.24 What is sent is assigned by the owner of whoever takes it, not of the defending fighter', () => {
    const sent = fight({ cards: [attack('blow', 5)] }, { cards: [mail], about: leader }, { fighters: behind }).strike('blow', 'mail');
    expect([sent.health(sent.red), sent.health(sent.blue)]).toEqual([8, 12]); // blue was not asked
    sent.settled();
    const near = { 'archer-1': { space: 's2' }, 'archer-2': { space: 's1' } };
    const back = fight({ cards: [attack('blow', 5)], about: leader }, { cards: [mail] }, { fighters: near });
    back.strike('blow', 'mail');
    expect(back.asks).toBe('assign 0');
    back.choices({ number: 2 }, { number: 0 });
    expect([back.health(back.red), back.health('archer-1'), back.health('archer-2')]).toEqual([10, 0, 2]);
    expect(back.story('winner')).toEqual(['defender won']);
    back.settled();
  });

  it('R-7.24 Damage sent to a fighter off the board hits nobody', () => {
    const thorns = defense('thorns', 1, immediately(damage(opposingFighter, 4)), duringCombat(sendCombatDamage(opposingFighter)));
    const t = fight(
      { cards: [attack('blow', 5)], about: { sidekicks: [squire] } },
      { cards: [thorns] },
      { fighters: { squire: { space: 's6' } } },
    );
    t.strike('blow', 'thorns', { fighter: 'squire' });
    expect(t.story('damage', 'winner')).toEqual(['squire takes 4', 'defender won']);
    expect([t.health(t.red), t.health(t.blue)]).toEqual([12, 12]);
    t.settled();
  });

  it('R-7.25 No combat damage is dealt if the defending fighter is no longer on the board', () => {
    const shot = attack('shot', 5, immediately(damage(opposingFighter, 4)), afterCombat(whenElse(youLost, [draw(1)], [draw(2)])));
    const t = fight({ cards: [shot] }, { about: { sidekicks: [page] } }, { fighters: { page: { space: 's3' } } });
    t.strike('shot', null, { target: 'page' });
    expect(t.story('damage', 'winner', 'draw')).toEqual(['page takes 4', 'defender won', '0 draws 1']);
    expect(t.health(t.blue)).toBe(12);
    t.settled();
    const gone = fight(
      { cards: [attack('blow', 5)] },
      { cards: [defense('vanish', 0, duringCombat(leaveBoard(yourFighter)))], about: { sidekicks: [page] } },
      { fighters: { page: { space: 's9' } } },
    ).strike('blow', 'vanish');
    expect(gone.story('damage', 'winner')).toEqual(['defender won']);
    expect(gone.health(gone.blue)).toBe(12);
    const sent = fight(
      { cards: [attack('blow', 5)] },
      {
        cards: [defense('mirror', 0, immediately(sendCombatDamage(opposingFighter)), duringCombat(leaveBoard(yourFighter)))],
        about: { sidekicks: [page] },
      },
      { fighters: { page: { space: 's9' } } },
    ).strike('blow', 'mirror');
    expect(sent.story('damage', 'winner')).toEqual(['defender won']); // none is dealt, so none is sent
  });

  it('R-7.26 The attack of a fighter no longer on the board still deals its damage', () => {
    const grendel = defense('grendel', 1, immediately(damage(opposingFighter, 4)));
    const t = fight(
      { cards: [attack('blow', 4, duringCombat(add(1)), afterCombat(when(youWon, draw(1))))], about: { sidekicks: [squire] } },
      { cards: [grendel] },
      { fighters: { squire: { space: 's6' } } },
    ).strike('blow', 'grendel', { fighter: 'squire' });
    expect(t.story('defeat', 'values', 'damage', 'winner', 'draw')).toEqual([
      'squire takes 4',
      'squire falls',
      '5 : 1',
      `${t.blue} takes 4`,
      'attacker won',
      '0 draws 1',
    ]);
    t.settled();
  });
});

describe('7.6 Winning the combat', () => {
  const outcome = (strike: number, guard: CardDefinition | null, about = {}, fighters = {}) => {
    const t = fight({ cards: [attack('blow', strike)] }, { cards: guard ? [guard] : [], about }, { fighters });
    t.strike('blow', guard?.id ?? null);
    while (t.asks.startsWith('assign')) t.choose(t.legal().at(-1)!);
    const winners = t.story('winner');
    expect(winners).toHaveLength(1);
    t.settled();
    return winners[0];
  };

  it('R-7.27 The attacker won if at least 1 combat damage was applied to a fighter of the defender; else the defender', () => {
    expect(outcome(4, defense('ward', 3))).toBe('attacker won');
    expect(outcome(3, defense('ward', 3))).toBe('defender won');
    expect(outcome(1, null)).toBe('attacker won');
    expect(outcome(4, defense('ward', 0, duringCombat(preventCombatDamage)))).toBe('defender won');
    expect(outcome(4, defense('mail', 0, duringCombat(sendCombatDamage(opposingFighter))))).toBe('defender won');
    const archers = sidekick('archer', { count: 1, health: 2, reach: 'ranged' });
    const leader = { sidekicks: [archers], rules: [{ rule: 'assignDamage' as const, to: 'archer' }] };
    expect(outcome(2, null, leader, { archer: { space: 's7' } })).toBe('attacker won'); // the archer took all of it
    const helm = defense('helm', 0, duringCombat(swapRoles(yourFighter, named('page'))));
    expect(outcome(2, helm, { sidekicks: [page] }, { page: { space: 's7' } })).toBe('attacker won');
  });

  it('R-7.28 Damage from effects never counts; changes of values do', () => {
    const burn = fight({ cards: [attack('burn', 3, duringCombat(damage(opposingFighter, 3)))] }, { cards: [defense('ward', 3)] });
    expect(burn.strike('burn', 'ward').story('damage', 'winner')).toEqual([`${burn.blue} takes 3`, 'defender won']);
    const raised = fight({ cards: [attack('raised', 3, duringCombat(add(1)))] }, { cards: [defense('ward', 3)] });
    expect(raised.strike('raised', 'ward').story('damage', 'winner')).toEqual([`${raised.blue} takes 1`, 'attacker won']);
    const scorch = fight({ cards: [attack('scorch', 3, afterCombat(damage(opposingFighter, 2)))] }, { cards: [defense('ward', 3)] });
    expect(scorch.strike('scorch', 'ward').story('damage', 'winner')).toEqual(['defender won', `${scorch.blue} takes 2`]);
  });

  it('R-7.29 The winner is fixed in the damage step; who did not win has lost', () => {
    const blow = attack('blow', 4, afterCombat(when(youWon, draw(1))), afterCombat(when(youLost, draw(2))));
    const spite = defense(
      'spite',
      3,
      afterCombat(setHealth(yourHero, 12), damage(opposingFighter, 5)),
      afterCombat(when(youWon, draw(1))),
      afterCombat(when(youLost, draw(2))),
    );
    const t = fight({ cards: [blow] }, { cards: [spite] }).strike('blow', 'spite');
    expect(t.health(t.blue)).toBe(12);
    expect(t.story('winner', 'draw')).toEqual(['attacker won', '1 draws 2', '0 draws 1']);
    t.settled();
  });

  it('R-7.30 An attack of 0 against no card: the defender won', () => {
    const none = attack('none', 0, afterCombat(whenElse(youLost, [draw(1)], [draw(2)])));
    const t = fight({ cards: [none] }, {}).strike('none', null);
    expect(t.story('values', 'winner', 'draw')).toEqual(['0 : null', 'defender won', '0 draws 1']);
    t.settled();
    const lowered = fight({ cards: [attack('lowered', 2, duringCombat(add(-3)))] }, {}).strike('lowered', null);
    expect(lowered.story('values', 'winner')).toEqual(['0 : null', 'defender won']);
    expect(lowered.health(lowered.blue)).toBe(12);
  });
});
