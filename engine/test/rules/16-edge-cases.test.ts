/** Section 16.1 as mechanisms: made-up cards that say what the named ones say, with both sides of each condition. */
import {
  ability,
  add,
  adjacentTo,
  afterCombat,
  allOf,
  anySpace,
  bonusAttack,
  boost,
  boostOfThatCard,
  boostOfTheirCard,
  bothDraw,
  type CardDefinition,
  cancelTheirEffects,
  card,
  cardsFromHand,
  charge,
  combatants,
  damage,
  damageTo,
  discard,
  discardAnyNumber,
  discardRandom,
  discardTopOfDeck,
  draw,
  duringCombat,
  type Effect,
  each,
  empty,
  endTurn,
  fighters,
  gainAction,
  gainCounter,
  type HeroRule,
  handIs,
  ignoreTheirValue,
  immediately,
  inForm,
  isDefeated,
  isOnToken,
  isThe,
  lookAtTheirHand,
  may,
  mayPay,
  move,
  movedThrough,
  named,
  namedTheirPrintedValue,
  one,
  opponent,
  opponentMay,
  opposingFighter,
  opposingFighters,
  perCounter,
  place,
  preventCombatDamage,
  recover,
  relocateTokens,
  replaceTheirCard,
  replaceYourCard,
  returnDefeated,
  returnFallen,
  scheme,
  sendCombatDamage,
  sidekick,
  space,
  startedElsewhere,
  summon,
  swapRoles,
  thatMany,
  theirHero,
  theirPrintedValueBecomes,
  theirValueBecomes,
  theirValueIsFixedAt,
  theyPlayedACard,
  upTo,
  valueBecomes,
  valuesAreEqual,
  when,
  whenever,
  withoutToken,
  youLost,
  yourFighter,
  yourFighters,
  yourHero,
  youWon,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { standing } from '../moving.ts';
import { type Table, table } from '../table.ts';
import { maneuver, playScheme } from './acting.ts';
import { attack, type Corner, defense, type Fight, fight, versatile } from './fight.ts';
import { zoned } from './zoned.ts';

const trick = (id: string, ...does: Effect[]): CardDefinition =>
  card(id, { type: 'scheme', boost: 1, copies: 2, by: 'any' }, scheme(...does));
const lasting = (made: CardDefinition): CardDefinition => ({ ...made, standing: [{ rule: 'cannotBeCanceled' }] });
const by = (who: string, made: CardDefinition): CardDefinition => ({ ...made, by: who });
const squire = (health = 4) => sidekick('squire', { health, reach: 'melee' });
const page = (health = 4) => sidekick('page', { health, reach: 'melee' });
const feint = versatile('feint', 2, immediately(cancelTheirEffects));
const shift = versatile('shift', 3, duringCombat(when(startedElsewhere(yourFighter), valueBecomes(5))));
const strong: Corner['about'] = { rules: [{ rule: 'bonus', to: 'attack', by: 'hero', amount: 2 }] };
const outcome = (at: Fight): string[] => at.story('values', 'winner');
const high = () => zoned('ch16-slope', ['a 1', 'a', 'a', 'a', 'a', 'a 2'], { highGround: [['s4', 's5']] });

describe('canceling', () => {
  it('R-16.1 Feint against Feint: the defender’s resolves first', () => {
    const at = fight({ cards: [feint] }, { cards: [feint] }).strike('feint', 'feint');
    expect(at.events.flatMap(({ event }) => (event.kind === 'cancel' ? event.seat : []))).toEqual([0]);
    expect(outcome(at)).toEqual(['2 : 2', 'defender won']);
    at.settled();
  });

  it('R-16.2 An attacking Feint comes after an IMMEDIATELY of the defense, and finds nothing left', () => {
    const lamp = defense('lamp', 1, immediately(recover(yourFighter, 4)));
    const at = fight({ cards: [feint] }, { cards: [lamp] }, { fighters: { blue: { space: 's5', health: 5 } } }).strike('feint', 'lamp');
    expect(at.story('recover', 'cancel')).toEqual([`${at.blue} recovers 4`, 'cancel lamp']);
    expect(at.health(at.blue)).toBe(8);
  });

  it('R-16.3 A defending Feint stops both a gain and what counts on it', () => {
    const poem = attack('poem', 2, immediately(gainCounter(1)), duringCombat(add(perCounter)));
    const about = { counter: { id: 'rage', start: 1, max: 3 } };
    const stopped = fight({ cards: [poem], about }, { cards: [feint] }).strike('poem', 'feint');
    expect(stopped.see().seats[0].counter).toBe(1);
    expect(outcome(stopped)).toEqual(['2 : 2', 'defender won']);
    const sung = fight({ cards: [poem], about }, {}).strike('poem', null);
    expect(sung.see().seats[0].counter).toBe(2);
    expect(outcome(sung)).toEqual(['4 : null', 'attacker won']);
  });

  it('R-16.4 A canceled set value falls back to the printed one; the standing bonus stays: 3 + 2', () => {
    const moved = { fighters: { red: { space: 's4', turnStart: 's3' } } };
    const feinted = fight({ cards: [shift], about: strong }, { cards: [feint] }, moved).strike('shift', 'feint');
    expect(outcome(feinted)[0]).toBe('5 : 2');
    expect(outcome(fight({ cards: [shift], about: strong }, {}, moved).strike('shift', null))[0]).toBe('7 : null');
  });

  it('R-16.5 Feint removes no ability, no token bonus and no high ground; it does remove a laid boost', () => {
    const blow = attack('blow', 3);
    expect(outcome(fight({ cards: [blow], about: strong }, { cards: [feint] }).strike('blow', 'feint'))[0]).toBe('5 : 2');
    const mist: HeroRule = { rule: 'bonus', to: 'defense', by: 'hero', amount: 1, if: isOnToken(yourFighter), needsPlace: true };
    const misty = { cards: [defense('ward', 2)], about: { tokens: { id: 'mist', count: 1 }, rules: [mist] }, tokens: ['s5'] };
    expect(outcome(fight({ cards: [feint] }, misty).strike('feint', 'ward'))[0]).toBe('2 : 3');
    expect(outcome(fight({ cards: [blow] }, { cards: [feint] }, {}, high()).strike('blow', 'feint'))[0]).toBe('4 : 2');
    const king = { cards: [blow, attack('crown', 1)], about: { rules: [{ rule: 'laidBoost', by: 'hero' } as const] } };
    const boosted = fight(king, { cards: [feint] }).strike('blow', 'feint', { boost: 'crown' });
    expect(outcome(boosted)[0]).toBe('3 : 2');
    expect(boosted.discard(0)).toEqual(['crown', 'blow']);
    expect(outcome(fight(king, {}).strike('blow', null, { boost: 'crown' }))[0]).toBe('5 : null');
  });

  it('R-16.6 Feint cancels no card that says so, nor one whose banner protects it; it does cancel an ANY card of the same hero', () => {
    const grow = (id: string, who = 'any') => by(who, attack(id, 3, duringCombat(add(2))));
    const about: Corner['about'] = { rules: [{ rule: 'cannotBeCanceled', by: ['hero'] }] };
    const value = (made: CardDefinition) => outcome(fight({ cards: [made], about }, { cards: [feint] }).strike(made.id, 'feint'))[0];
    expect(value(lasting(grow('ox')))).toBe('5 : 2');
    expect(value(grow('deduction', 'hero'))).toBe('5 : 2');
    expect(value(grow('method'))).toBe('3 : 2');
  });

  it('R-16.7 The right number ignores the value of a protected card, whose effects stay', () => {
    const guess: CardDefinition = {
      ...defense('guess', 1, duringCombat(when(namedTheirPrintedValue, cancelTheirEffects, ignoreTheirValue))),
      standing: [{ rule: 'playedFaceUp' }],
    };
    const heirloom = lasting(attack('heirloom', 3, duringCombat(boost), afterCombat(draw(1))));
    const guessing = (number: number) => {
      const at = fight({ cards: [heirloom] }, { cards: [guess] }).strike('heirloom', 'guess');
      expect(at.combat.defense.card).toBe('guess');
      return at.choose({ kind: 'number', number }).choose({ kind: 'boostCard', card: 'plain' });
    };
    const right = guessing(3);
    expect(outcome(right)).toEqual(['0 : 1', 'defender won']);
    expect(right.hand(0)).toHaveLength(1);
    expect(outcome(guessing(2))).toEqual(['4 : 1', 'attacker won']);
  });

  it('R-16.60 With the option kept, a laid boost survives a cancel only on an attack card without printed effects', () => {
    madeUp('ch16-king', [attack('bare', 3), attack('written', 3, afterCombat(draw(1))), attack('crown', 1)], {
      rules: [{ rule: 'laidBoost', by: 'ch16-king' }],
    });
    madeUp('ch16-fox', [feint]);
    const value = (name: string, boostOnTextlessAttack: 'kept' | 'lost') => {
      const at = table(
        { board: row('fight-row', 9), heroes: ['ch16-king', 'ch16-fox'], options: { boostOnTextlessAttack } },
        { fighters: standing({ 'ch16-king': 's4', 'ch16-fox': 's5' }), seats: [{ hand: [name, 'crown'] }, { hand: ['feint', 'plain'] }] },
      ).choices({ action: 'attack' }, { card: name }, { kind: 'laidBoost', card: 'crown' }, { kind: 'defense', card: 'feint' });
      return at.events.flatMap(({ event }) => (event.kind === 'values' ? event.attack : []))[0];
    };
    expect(value('bare', 'kept')).toBe(5);
    expect(value('bare', 'lost')).toBe(3);
    expect(value('written', 'kept')).toBe(3);
  });
});

describe('values', () => {
  it('R-16.8 A value fixed against cards takes standing bonuses and nothing from cards', () => {
    const unseen = defense('unseen', 1, immediately(theirValueIsFixedAt(0)));
    const blow = attack('blow', 4);
    const grow = attack('grow', 4, duringCombat(add(3)));
    expect(outcome(fight({ cards: [blow], about: strong }, { cards: [unseen] }).strike('blow', 'unseen'))[0]).toBe('2 : 1');
    expect(outcome(fight({ cards: [blow] }, { cards: [unseen] }, {}, high()).strike('blow', 'unseen'))[0]).toBe('1 : 1');
    expect(outcome(fight({ cards: [grow] }, { cards: [unseen] }).strike('grow', 'unseen'))[0]).toBe('0 : 1');
  });

  it('R-16.9 Of two set values the later one wins', () => {
    const parlor = defense('parlor', 1, duringCombat(theirValueBecomes(1)));
    const at = (turnStart: string) =>
      outcome(
        fight({ cards: [shift] }, { cards: [parlor] }, { fighters: { red: { space: 's4', turnStart } } }).strike('shift', 'parlor'),
      )[0];
    expect(at('s3')).toBe('5 : 1');
    expect(at('s4')).toBe('1 : 1');
  });

  it('R-16.10 A changed printed value keeps what was added', () => {
    const sum = attack('sum', 4, immediately(add(2)));
    const deduce = defense('deduce', 1, duringCombat(theirPrintedValueBecomes(boostOfTheirCard)));
    expect(outcome(fight({ cards: [sum] }, { cards: [deduce] }).strike('sum', 'deduce'))[0]).toBe('4 : 1');
  });

  it('R-16.11 “Started elsewhere” looks at the start of the current turn, whoever’s it is', () => {
    const value = (turnStart: string | null) =>
      outcome(
        fight({ cards: [attack('blow', 4)] }, { cards: [shift] }, { fighters: { blue: { space: 's5', turnStart } } }).strike(
          'blow',
          'shift',
        ),
      )[0];
    expect(value('s6')).toBe('4 : 5');
    expect(value('s5')).toBe('4 : 3');
    expect(value(null)).toBe('4 : 3');
    const walk = trick('walk', move(yourHero, upTo(1)), move(yourHero, upTo(1)));
    const away = fight({ cards: [shift, walk] }, {}).choices({ action: 'scheme' }, { card: 'walk' }, { space: 's3' }, { space: 's4' });
    expect(outcome(away.strike('shift', null))[0]).toBe('3 : null');
  });

  it('R-16.12 An attack of 0 without a defense does no damage and the defender won', () => {
    const nothing = attack('nothing', 0, afterCombat(when(youLost, draw(1))));
    const at = fight({ cards: [nothing] }, { cards: [defense('ward', 1, afterCombat(when(youWon, draw(1))))] }).strike('nothing', null);
    expect(outcome(at)).toEqual(['0 : null', 'defender won']);
    expect(at.story('draw')).toEqual(['0 draws 1']);
    expect(at.health(at.blue)).toBe(12);
    at.settled();
  });

  it('R-16.13 Prevented combat damage: the defender won', () => {
    const at = fight({ cards: [attack('blow', 5)] }, { cards: [defense('daze', 0, duringCombat(preventCombatDamage))] }).strike(
      'blow',
      'daze',
    );
    expect(outcome(at)).toEqual(['5 : 0', 'defender won']);
    expect(at.health(at.blue)).toBe(12);
  });

  it('R-16.14 Damage sent back hits the attacking fighter, and the defender won', () => {
    const mail = defense('mail', 4, duringCombat(sendCombatDamage(opposingFighter)));
    const hit = (health: number) =>
      fight({ cards: [attack('blow', 7)] }, { cards: [mail] }, { fighters: { red: { space: 's4', health } } }).strike('blow', 'mail');
    const at = hit(4);
    expect(at.health(at.red)).toBe(1);
    expect(at.health(at.blue)).toBe(12);
    expect(outcome(at)).toEqual(['7 : 4', 'defender won']);
    const over = hit(3);
    expect(over.see()).toMatchObject({ over: true, winners: [1] });
    expect(over.story('winner')).toEqual([]);
  });

  it('R-16.41 “Equal values” needs two cards', () => {
    const glass = versatile('glass', 2, afterCombat(when(valuesAreEqual, draw(1), damage(opposingFighter, 2))));
    const alone = fight({ cards: [glass] }, {}).strike('glass', null);
    expect(alone.story('draw')).toEqual([]);
    expect(alone.health(alone.blue)).toBe(10);
    const match = fight({ cards: [glass] }, { cards: [defense('ward', 2)] }).strike('glass', 'ward');
    expect(match.story('draw')).toEqual(['0 draws 1']);
    expect(match.health(match.blue)).toBe(10);
  });
});

describe('assigning, falling and returning', () => {
  const shields: Corner['about'] = {
    sidekicks: [sidekick('archer', { count: 2, health: 2, reach: 'melee' })],
    rules: [{ rule: 'assignDamage', to: 'archer' }],
  };
  const archers = standing({ 'archer-1': 's7', 'archer-2': 's8' });

  it('R-16.15 Combat damage that sidekicks take over was dealt: the attacker won', () => {
    const at = fight({ cards: [attack('blow', 3)] }, { about: shields }, { fighters: archers }).strike('blow', null, { target: undefined });
    at.choose({ kind: 'assign', number: 2 }).choose({ kind: 'assign', number: 1 });
    expect([at.health(at.blue), at.health('archer-1'), at.health('archer-2')]).toEqual([12, 0, 1]);
    expect(at.story('winner')).toEqual(['attacker won']);
  });

  it('R-16.16 A card goes on although its fighter is defeated IMMEDIATELY; a defeated hero ends the game', () => {
    const riposte = defense('riposte', 1, immediately(damage(opposingFighter, 4)));
    const blow = attack('blow', 3, duringCombat(add(1)), afterCombat(draw(1)));
    const red = { cards: [blow], about: { sidekicks: [squire()] } };
    const at = fight(red, { cards: [riposte] }, { fighters: standing({ red: 's1', squire: 's4' }) }).strike('blow', 'riposte', {
      fighter: 'squire',
    });
    expect(at.at('squire')).toBeNull();
    expect(outcome(at)).toEqual(['4 : 1', 'attacker won']);
    expect(at.health(at.blue)).toBe(9);
    expect(at.story('draw')).toEqual(['0 draws 1']);
    const over = fight({ cards: [blow] }, { cards: [riposte] }, { fighters: { red: { space: 's4', health: 4 } } }).strike(
      'blow',
      'riposte',
    );
    expect(over.see()).toMatchObject({ over: true, winners: [1] });
    expect(over.health(over.blue)).toBe(12);
  });

  it('R-16.17 What is aimed at a defeated fighter does nothing; drawing still works', () => {
    const blow = attack('blow', 4, afterCombat(damage(opposingFighter, 2), draw(1)));
    const at = fight({ cards: [blow] }, { about: { sidekicks: [squire()] } }, { fighters: standing({ blue: 's9', squire: 's5' }) });
    at.strike('blow', null, { target: 'squire' });
    expect(at.health('squire')).toBe(0);
    expect(at.story('damage', 'draw')).toEqual(['squire takes 4', '0 draws 1']);
    at.settled();
  });

  it('R-16.45 A defender defeated before the damage step takes no combat damage and has won', () => {
    const volley = attack('volley', 5, duringCombat(damage(opposingFighter, 4)), afterCombat(when(youLost, draw(1))));
    const blue = { about: { sidekicks: [squire()] } };
    const at = fight({ cards: [volley] }, blue, { fighters: standing({ blue: 's9', squire: 's5' }) }).strike('volley', null, {
      target: 'squire',
    });
    expect(at.story('damage', 'winner', 'draw')).toEqual(['squire takes 4', 'defender won', '0 draws 1']);
  });

  it('R-16.46 What is sent back may be assigned by its taker; off the board nobody takes it', () => {
    const mail = defense('mail', 1, duringCombat(sendCombatDamage(opposingFighter)));
    const at = fight({ cards: [attack('blow', 4)], about: shields }, { cards: [mail] }, { fighters: archers }).strike('blow', 'mail');
    expect(at.asks).toBe('assign 0');
    at.choose({ number: 2 }).choose({ number: 0 });
    expect([at.health(at.red), at.health('archer-1'), at.story('winner')]).toEqual([11, 0, ['defender won']]);
    const thorns = defense('thorns', 1, immediately(damage(opposingFighter, 4)), duringCombat(sendCombatDamage(opposingFighter)));
    const red = { cards: [attack('blow', 4)], about: { sidekicks: [squire()] } };
    const gone = fight(red, { cards: [thorns] }, { fighters: standing({ red: 's1', squire: 's4' }) }).strike('blow', 'thorns', {
      fighter: 'squire',
    });
    expect(gone.story('damage', 'winner')).toEqual(['squire takes 4', 'defender won']);
  });

  it('R-16.54 Exhaustion hits the sidekicks as well, so nothing of it can be assigned to them', () => {
    const at = fight({ about: shields, deck: [], rest: 'discard' }, {}, { fighters: archers });
    at.choose({ action: 'maneuver' });
    expect([at.health(at.red), at.health('archer-1'), at.health('archer-2')]).toEqual([10, 0, 0]);
    expect(at.asks).toBe('boostManeuver 0');
  });

  it('R-16.27 A held-back defeat: the attacker won, and afterwards the fighter returns with health and a space', () => {
    const show: CardDefinition = {
      ...defense('show', 2, afterCombat(returnFallen(yourFighter, 4))),
      standing: [{ rule: 'cannotBeCanceled' }, { rule: 'holdsBackDefeat' }],
    };
    const at = fight({ cards: [attack('blow', 5)] }, { cards: [show] }, { fighters: { blue: { space: 's5', health: 1 } } }).strike(
      'blow',
      'show',
    );
    expect(at.story('damage', 'defeat', 'winner')).toEqual([`${at.blue} takes 3`, `${at.blue} falls`, 'attacker won']);
    expect(at.asks).toBe('placeTo 1');
    expect(at.at(at.blue)).toBeNull();
    expect(at.may({ space: 's4' })).toBe(false);
    at.choose({ space: 's9' }).settled();
    expect([at.see().over, at.health(at.blue), at.at(at.blue)]).toEqual([false, 4, 's9']);
  });

  it('R-16.33 Who swaps in fights on, wherever it stands, and takes the damage', () => {
    const mirrors = by('hero', defense('mirrors', 1, immediately(may(swapRoles(yourFighter, named('squire'))))));
    const blue = { cards: [mirrors], about: { sidekicks: [squire()] } };
    const at = fight({ cards: [attack('blow', 3)] }, blue, { fighters: standing({ squire: 's9' }) }).strike('blow', 'mirrors', {
      target: undefined,
    });
    at.choose({ yes: true });
    expect([at.at('squire'), at.at(at.blue), at.health('squire'), at.health(at.blue)]).toEqual(['s5', 's9', 2, 12]);
  });

  it('R-16.49 A sidekick that swaps into a bonus combat and falls: its defeat counts for what is left of the main combat', () => {
    const helm = by('hero', defense('helm', 1, immediately(may(swapRoles(yourFighter, named('friend'))))));
    const friend = sidekick('friend', { health: 2, reach: 'melee' });
    const grief = ability('afterCombat', when(allOf(youWon, isDefeated(named('friend')), isThe(yourFighter, 'hero')), draw(1)));
    const about: Corner['about'] = { sidekicks: [friend], abilities: [whenever('defeated', 'friend', discardRandom(2)), grief] };
    const rain: CardDefinition = { ...attack('rain', 1, afterCombat(bonusAttack)), bonusAttack: { id: 'volley', value: 5, effects: [] } };
    const blue = { cards: [helm, defense('ward', 2)], about, hand: ['ward', 'helm', 'plain', 'plain', 'plain'] };
    const at = fight({ cards: [rain] }, blue, { fighters: standing({ friend: 's9' }) });
    at.strike('rain', 'ward').choose({ kind: 'defense', card: 'helm' }).choose({ yes: true });
    expect(at.story('defeat', 'winner', 'draw')).toEqual(['defender won', 'friend falls', 'attacker won', '1 draws 1']);
    expect(at.hand(1)).toHaveLength(2);
    expect(at.discard(1).slice(0, 1)).toEqual(['ward']);
  });
});

describe('moving and placing', () => {
  const skirmish = versatile('skirmish', 4, afterCombat(when(youWon, move(one(combatants()), upTo(2)))));

  it('R-16.18 Only fighters of the combat that are on board are offered', () => {
    const blue = { about: { sidekicks: [squire(3)] } };
    const at = fight({ cards: [skirmish] }, blue, { fighters: standing({ blue: 's9', squire: 's5' }) });
    at.strike('skirmish', null, { target: 'squire' });
    expect(at.asks).toBe('moveTo 0');
    const thorns = defense('thorns', 0, afterCombat(damage(opposingFighter, 4)));
    const red = { cards: [skirmish], about: { sidekicks: [page()] } };
    const none = fight(
      red,
      { cards: [thorns], about: { sidekicks: [squire(3)] } },
      { fighters: standing({ red: 's1', blue: 's9', page: 's4', squire: 's5' }) },
    );
    none.strike('skirmish', 'thorns', { fighter: 'page', target: 'squire' });
    expect([none.at('page'), none.at('squire')]).toEqual([null, null]);
    none.settled();
  });

  it('R-16.19 An enemy that you move passes its own friends, not your fighters', () => {
    const red = { cards: [skirmish], about: { sidekicks: [page()] } };
    const blue = { about: { sidekicks: [squire()] } };
    const at = fight(red, blue, { fighters: standing({ red: 's4', blue: 's5', squire: 's6', page: 's3' }) }).strike('skirmish', null, {
      target: undefined,
    });
    at.choose({ kind: 'pickFighter', fighter: at.blue });
    expect(at.legal().map(({ space: name }) => name)).toEqual(['s5', 's7']);
  });

  it('R-16.20 “Any fighter” is mandatory, even if your own hero is the only one', () => {
    const jaws = by('squire', attack('jaws', 4, afterCombat(damage(one(fighters(adjacentTo(named('squire')))), 2))));
    const red = { cards: [jaws], about: { sidekicks: [squire()] } };
    const blue = { about: { sidekicks: [page(1)] } };
    const at = fight(red, blue, { fighters: standing({ red: 's3', squire: 's4', page: 's5', blue: 's9' }) });
    at.strike('jaws', null, { fighter: 'squire', target: 'page' }).settled();
    expect(at.health(at.red)).toBe(10);
  });

  it('R-16.30 Summoning or placing without a free qualifying space is skipped, and the rest goes on', () => {
    const raise = trick('raise', returnDefeated('squire', space(empty, adjacentTo(yourHero))), draw(1));
    const at = fight(
      { cards: [raise], about: { sidekicks: [squire(), page()] } },
      {},
      { fighters: standing({ squire: null, page: 's3' }) },
    );
    playScheme(at, 'raise', at.red);
    expect([at.at('squire'), at.story('draw')]).toEqual([null, ['0 draws 1']]);
    const free = fight(
      { cards: [raise], about: { sidekicks: [squire(), page()] } },
      {},
      { fighters: standing({ squire: null, page: 's1' }) },
    );
    playScheme(free, 'raise', free.red);
    expect(free.at('squire')).toBe('s3');
  });

  it('R-16.32 A target moved out of reach in the combat is still fought', () => {
    const shove = attack('shove', 4, duringCombat(move(opposingFighter, upTo(3))));
    const at = fight({ cards: [shove] }, {})
      .strike('shove', null)
      .choose({ space: 's8' });
    expect([at.at(at.blue), at.health(at.blue)]).toEqual(['s8', 8]);
  });

  it('R-16.57 “Empty” never means the fighter’s own space; without the word its own space is offered', () => {
    const hop = trick('hop', place(yourHero, space(empty)));
    const stay = trick('stay', place(yourHero, anySpace));
    const at = (name: string) => playScheme(fight({ cards: [hop, stay] }, {}), name);
    expect(
      at('hop')
        .legal()
        .map(({ space: name }) => name),
    ).toEqual(['s1', 's2', 's3', 's6', 's7', 's8', 's9']);
    expect(
      at('stay')
        .legal()
        .map(({ space: name }) => name),
    ).toEqual(['s1', 's2', 's3', 's4', 's6', 's7', 's8', 's9']);
  });

  it('R-16.61 Tokens are relocated one after another: one may go where another has just left', () => {
    const drift = trick('drift', relocateTokens('any', space(withoutToken)));
    const at = fight({ cards: [drift], about: { tokens: { id: 'mist', count: 2 } }, tokens: ['s1', 's2'] }, {});
    playScheme(at, 'drift').choose({ token: 0 });
    expect(at.may({ space: 's2' })).toBe(false);
    at.choose({ space: 's9' }).choose({ token: 1 });
    expect(at.may({ space: 's1' })).toBe(true);
    at.choose({ space: 's1' }).settled();
    expect(at.see().seats[0].tokens).toEqual(['s9', 's1']);
  });

  it('R-16.62 Moved through is counted for each effect by itself', () => {
    const struck = damage(each(opposingFighters(movedThrough)), 1);
    const once = trick('once', charge(yourHero, upTo(2)), charge(yourHero, upTo(2)), struck);
    const twice = trick('twice', charge(yourHero, upTo(2)), struck, charge(yourHero, upTo(2)), struck);
    const ride = (name: string) => {
      const at = playScheme(fight({ cards: [once, twice] }, {}), name) as Fight;
      at.choices({ space: 's5' }, { space: 's6' }, { space: 's7' }, { pass: true }).settled();
      return at.health(at.blue);
    };
    expect(ride('once')).toBe(12);
    expect(ride('twice')).toBe(11);
  });
});

describe('drawing, discarding and paying', () => {
  it('R-16.21 Draw 3 with 1 card left: one card, then 2 damage twice; the first may end the game', () => {
    const feast = trick('feast', draw(3));
    const at = (health: number) => {
      const red = { cards: [feast], about: { sidekicks: [squire(6)] }, deck: ['plain'], rest: 'discard' as const };
      const made = fight(red, {}, { fighters: { red: { space: 's4', health }, squire: { space: 's1' } } });
      return playScheme(made, 'feast', made.red) as Fight;
    };
    const alive = at(5);
    expect(alive.hand(0)).toEqual(['plain', 'plain']);
    expect([alive.health(alive.red), alive.health('squire')]).toEqual([1, 2]);
    const dead = at(2);
    expect(dead.see()).toMatchObject({ over: true, winners: [1] });
    expect(dead.health('squire')).toBe(4);
  });

  it('R-16.22 A maneuver with empty deck and hand: 2 damage to each own fighter, then moving', () => {
    const red = { hand: [], deck: [], rest: 'discard' as const, about: { sidekicks: [squire()] } };
    const at = fight(red, {}, { fighters: standing({ squire: 's1' }) });
    expect(at.asks).toBe('moveWhom 0');
    expect([at.health(at.red), at.health('squire')]).toEqual([10, 2]);
    at.choose({ fighter: 'squire' }).choose({ space: 's3' });
    expect(at.at('squire')).toBe('s3');
  });

  it('R-16.23 Discarding the top of an empty deck adds 0 and does no damage', () => {
    const foe = attack('foe', 3, duringCombat(discardTopOfDeck, add(boostOfThatCard)));
    const at = fight({ cards: [foe], deck: [], rest: 'discard' }, {}).strike('foe', null);
    expect([outcome(at)[0], at.health(at.red)]).toEqual(['3 : null', 12]);
    expect(outcome(fight({ cards: [foe], deck: ['foe'] }, {}).strike('foe', null))[0]).toBe('5 : null');
  });

  it('R-16.24 A random discard from an empty hand is nothing and adds 0', () => {
    const grab = attack('grab', 3, duringCombat(opponent(discardRandom(1)), add(boostOfThatCard)));
    const at = fight({ cards: [grab] }, { hand: [] }).strike('grab');
    expect([outcome(at)[0], at.discard(1)]).toEqual(['3 : null', []]);
    expect(outcome(fight({ cards: [grab] }, { hand: ['plain'] }).strike('grab', null))[0]).toBe('4 : null');
  });

  it('R-16.34 Cards drawn above 7 in another’s turn are kept until the end of one’s own', () => {
    const gift = trick('gift', opponent(draw(3)));
    const at = fight({ cards: [gift] }, { hand: Array(7).fill('plain') });
    playScheme(at, 'gift');
    maneuver(at);
    expect([at.hand(1).length, at.see().active]).toEqual([10, 1]);
    maneuver(at);
    expect(at.hand(1)).toHaveLength(11);
    maneuver(at);
    for (let n = 12; n > 7; n--) {
      expect(at.asks).toBe('handLimit 1');
      at.choose({ card: 'plain' });
    }
    expect([at.hand(1).length, at.see().active]).toEqual([7, 0]);
  });

  it('R-16.44 “Discard any number” may be none', () => {
    const shed = trick('shed', discardAnyNumber(), draw(thatMany));
    const at = playScheme(fight({ cards: [shed] }, {}), 'shed');
    at.choose({ kind: 'discardMore', pass: true });
    expect(at.hand(0)).toEqual(['plain']);
    expect(
      playScheme(fight({ cards: [shed], hand: ['shed', 'plain', 'plain'] }, {}), 'shed')
        .choose({ card: 'plain' })
        .choose({ card: 'plain' })
        .hand(0),
    ).toHaveLength(2);
  });

  it('R-16.47 A price that can be paid only in part is not offered', () => {
    const wish = trick('wish', mayPay(cardsFromHand(2), gainAction));
    const poor = playScheme(fight({ cards: [wish] }, {}), 'wish');
    expect([poor.asks, poor.see().actions]).toEqual(['action 0', 1]);
    const rich = playScheme(fight({ cards: [wish], hand: ['wish', 'plain', 'plain', 'plain'] }, {}), 'wish');
    expect(rich.asks).toBe('pay 0');
    rich.choose({ yes: true }).choose({ card: 'plain' }).choose({ card: 'plain' });
    expect([rich.see().actions, rich.hand(0)]).toEqual([2, ['plain']]);
  });

  it('R-16.48 What follows “if they don’t” happens to an empty hand', () => {
    const confound = trick('confound', opponentMay([discard(1)], [damage(theirHero, 2)]));
    const bare = fight({ cards: [confound] }, { hand: [] });
    playScheme(bare, 'confound');
    expect([bare.asks, bare.health(bare.blue)]).toEqual(['action 0', 10]);
    const holding = () => playScheme(fight({ cards: [confound] }, { hand: ['plain', 'plain'] }), 'confound') as Fight;
    const paid = holding().choose({ kind: 'discard', card: 'plain' });
    expect([paid.health(paid.blue), paid.hand(1)]).toEqual([12, ['plain']]);
    const declined = holding().choose({ pass: true });
    expect(declined.health(declined.blue)).toBe(10);
  });

  it('R-16.56 The foe is asked although not discarding has no consequence', () => {
    const laughter = attack('laughter', 3, duringCombat(opponentMay([discard(1)], [ignoreTheirValue])));
    const at = fight({ cards: [laughter] }, { hand: ['plain', 'plain'] }).strike('laughter', null);
    expect(at.asks).toBe('discard 1');
    at.choose({ pass: true });
    expect([outcome(at)[0], at.hand(1)]).toEqual(['3 : null', ['plain', 'plain']]);
  });
});

describe('turns and actions', () => {
  it('R-16.28 The start-of-turn ability may hit an own sidekick: it is defeated, and damage dealt draws', () => {
    const thirst = ability('turnStart', may(damage(one(fighters(adjacentTo(yourHero))), 1), draw(thatMany)));
    const at = fight(
      { about: { sidekicks: [squire(1)], abilities: [thirst] } },
      {},
      { at: 'turnStart', fighters: standing({ blue: 's9', squire: 's3' }) },
    );
    at.choose({ kind: 'pickFighter', fighter: 'squire' });
    expect([at.at('squire'), at.story('draw')]).toEqual([null, ['0 draws 1']]);
  });

  it('R-16.29 A card of defeated sidekicks cannot be played, but boosts', () => {
    const claws = by('squire', attack('claws', 4));
    const howl = by('squire', trick('howl', draw(1)));
    const at = fight(
      { cards: [claws, howl], about: { sidekicks: [squire()] }, hand: ['claws', 'howl'] },
      {},
      { fighters: standing({ squire: null }) },
    );
    expect(at.legal().map(({ action }) => action)).toEqual(['maneuver']);
    at.choose({ action: 'maneuver' });
    expect(at.may({ card: 'claws' })).toBe(true);
    expect(at.may({ card: 'howl' })).toBe(true);
  });

  it('R-16.35 Exactly 3 cards at the start of the turn give a third action; a gained one makes it 4', () => {
    const mirror = ability('turnStart', when(handIs(3), gainAction));
    const closer = trick('closer', gainAction);
    const begin = (hand: string[]) => fight({ cards: [closer], about: { abilities: [mirror] }, hand }, {}, { at: 'turnStart' });
    expect(begin(['closer', 'plain']).see().actions).toBe(2);
    const at = begin(['closer', 'plain', 'plain']);
    expect(at.see().actions).toBe(3);
    playScheme(at, 'closer');
    for (const number of [2, 3, 4]) {
      expect([at.see().active, at.see().actions]).toEqual([0, 5 - number]);
      maneuver(at);
    }
    expect(at.see().active).toBe(1);
  });

  it('R-16.36 Damage at the end of the own maneuver may defeat the hero, who loses', () => {
    const rage = ability('maneuverEnd', when(inForm('wild'), damage(yourHero, 1)));
    const about = { forms: ['calm', 'wild'], abilities: [rage] };
    const at = (form: string) => maneuver(fight({ about, form }, {}, { fighters: { red: { space: 's4', health: 1 } } }), {});
    expect(at('wild').see()).toMatchObject({ over: true, winners: [1] });
    expect(at('calm').see().over).toBe(false);
  });

  it('R-16.42 An action gained after an effect has ended the turn is lost', () => {
    const vanish = trick('vanish', endTurn);
    const at = fight({ cards: [vanish], about: { abilities: [ability('turnEnd', gainAction)] } }, { hand: ['plain'] });
    playScheme(at, 'vanish');
    expect([at.see().active, at.see().actions]).toEqual([1, 2]);
    expect(at.events.filter(({ event }) => event.kind === 'gainActions')).toEqual([]);
  });

  it('R-16.43 A versatile card played in defense is a defense card that was played', () => {
    const staff: CardDefinition = {
      ...attack('staff', 0, afterCombat(when(theyPlayedACard, bonusAttack))),
      bonusAttack: { id: 'swing', value: 3, effects: [] },
    };
    const at = fight({ cards: [staff] }, { hand: ['plain', 'plain'] }).strike('staff', 'plain');
    expect([at.asks, at.combat.attack.bonus]).toEqual(['defense 1', 'swing']);
    at.choose({ pass: true }).settled();
    expect(at.health(at.blue)).toBe(9);
    const bare = fight({ cards: [staff] }, {})
      .strike('staff', null)
      .settled();
    expect(bare.health(bare.blue)).toBe(12);
  });
});

describe('both at once', () => {
  it('R-16.25, R-16.59 One sentence that brings both heroes to 0 is one event: the active player wins; of two sentences the first decides', () => {
    const valor = trick('valor', damage(each(fighters()), 3));
    const apart = trick('apart', damage(yourHero, 3), damage(theirHero, 3));
    const end = (name: string) => {
      const at = fight({ cards: [valor, apart] }, {}, { fighters: { red: { space: 's4', health: 3 }, blue: { space: 's5', health: 3 } } });
      return playScheme(at, name).see();
    };
    expect(end('valor')).toMatchObject({ over: true, winners: [0] });
    expect(end('apart')).toMatchObject({ over: true, winners: [1] });
  });

  it('R-16.59 An event that hits several fighters of one player is answered once for each of them', () => {
    const about: Corner['about'] = {
      counter: { id: 'rage', start: 0, max: 9 },
      sidekicks: [squire()],
      abilities: [whenever('damaged', 'hero', gainCounter(1))],
    };
    const rage = (...does: Effect[]) => {
      const at = fight({ cards: [trick('storm', ...does)], about }, {}, { fighters: standing({ squire: 's1' }) });
      return playScheme(at, 'storm', at.red).see().seats[0].counter;
    };
    expect(rage(damage(each(yourFighters()), 2))).toBe(1);
    expect(rage(damage(yourHero, 1), damage(yourHero, 1))).toBe(2);
  });

  it('R-16.26 Both draw from empty decks at 2 health: the active player wins', () => {
    const eyes = trick('eyes', bothDraw(1));
    const bare = { deck: [], rest: 'discard' as const };
    const at = fight({ cards: [eyes], ...bare }, bare, { fighters: { red: { space: 's4', health: 2 }, blue: { space: 's5', health: 2 } } });
    expect(playScheme(at, 'eyes').see()).toMatchObject({ over: true, winners: [0] });
  });
});

describe('the board', () => {
  it('R-16.31 A ranged attacker reaches an adjacent target of another zone, and not a farther one', () => {
    const board = zoned('ch16-two', ['a 1', 'a', 'a', 'a', 'b', 'b 2']);
    const archer: Corner = { cards: [attack('shot', 3)], about: { reach: 'ranged' } };
    expect(fight(archer, {}, {}, board).may({ action: 'attack' })).toBe(true);
    expect(fight(archer, {}, { fighters: standing({ blue: 's6' }) }, board).may({ action: 'attack' })).toBe(false);
  });

  const hall = () =>
    zoned('ch16-hall', ['a 1', 'a', 'a', 'a', 'a', 'a 2'], { doors: [{ id: 'gate', x: 500, y: 500, cuts: [['s4', 's5']] }] });

  it('R-16.37 A closed door separates neighbours of one colour: neither adjacent nor in one zone', () => {
    const archer: Corner = { cards: [attack('shot', 3)], about: { reach: 'ranged' } };
    expect(fight(archer, {}, {}, hall()).may({ action: 'attack' })).toBe(true);
    expect(fight(archer, {}, { doors: { gate: 'closed' } }, hall()).may({ action: 'attack' })).toBe(false);
    const ring = zoned('ch16-ring', ['a 1', 'a', 'a', 'a', 'a', 'a 2'], {
      doors: [{ id: 'gate', x: 500, y: 500, cuts: [['s4', 's5']] }],
      lines: [
        ['s1', 's2'],
        ['s2', 's3'],
        ['s3', 's4'],
        ['s4', 's5'],
        ['s5', 's6'],
        ['s3', 's6'],
      ],
    });
    expect(
      fight(archer, {}, { doors: { gate: 'closed' }, fighters: standing({ red: 's4', blue: 's6' }) }, ring).may({ action: 'attack' }),
    ).toBe(true);
  });

  it('R-16.38 With movement 2 at a closed door: open it, step, and close it behind for nothing', () => {
    const at = fight({}, {}, { doors: { gate: 'closed' }, fighters: standing({ blue: 's1' }) }, hall());
    at.choices({ action: 'maneuver' }, { kind: 'boostManeuver', pass: true }, { fighter: at.red });
    expect(at.may({ space: 's5' })).toBe(false);
    at.choose({ door: 'gate' }).choose({ space: 's5' });
    expect(at.may({ space: 's6' })).toBe(false);
    at.choose({ door: 'gate' });
    expect([at.at(at.red), at.see().doors.gate]).toEqual(['s5', 'closed']);
  });
});

describe('several players', () => {
  const LONG = row('ch16-long-row', 12, 4);
  madeUp('ch16-duelist', [
    attack('last', 3, afterCombat(draw(1), damage(opposingFighter, 1))),
    attack('rush', 4, duringCombat(damage(yourHero, 12)), afterCombat(when(youWon, draw(1), move(yourHero, upTo(1)), gainAction))),
  ]);
  madeUp('ch16-warden', [
    defense('revenge', 0, afterCombat(opponent(discard(1)), draw(1))),
    defense('grendel', 1, immediately(damage(opposingFighter, 12)), afterCombat(draw(1), damage(opposingFighter, 1))),
  ]);
  madeUp('ch16-third', []);
  const free = (hands: [string[], string[]], health: number): Table =>
    table(
      { board: LONG, heroes: ['ch16-duelist', 'ch16-warden', 'ch16-third'], mode: 'freeForAll' },
      {
        fighters: { 'ch16-duelist': { space: 's4' }, 'ch16-warden': { space: 's5', health }, 'ch16-third': { space: 's9' } },
        seats: [{ hand: hands[0] }, { hand: hands[1] }, { hand: ['plain'] }],
      },
    );

  it('R-16.39 A player eliminated in a combat: the AFTER effects of both cards resolve as far as possible', () => {
    const at = free(
      [
        ['last', 'plain', 'plain'],
        ['revenge', 'plain'],
      ],
      3,
    ).choices({ action: 'attack' }, { card: 'last' }, { kind: 'defense', card: 'revenge' });
    expect(at.see()).toMatchObject({ over: false, seats: [{ out: false }, { out: true }, { out: false }] });
    expect(at.asks).toBe('discard 0');
    at.choose({ card: 'plain' }).settled();
    expect(at.see().seats[1].handCount).toBe(1);
    expect(at.hand(0)).toHaveLength(2);
  });

  it('R-16.50 The attacker eliminated IMMEDIATELY: combat damage and effects that do not need them still happen, then the turn is over', () => {
    const at = free(
      [
        ['last', 'plain'],
        ['grendel', 'plain'],
      ],
      12,
    ).choices({ action: 'attack' }, { card: 'last' }, { kind: 'defense', card: 'grendel' });
    expect(at.see().seats[0].out).toBe(true);
    expect(at.health('ch16-warden')).toBe(9);
    expect(at.hand(1)).toHaveLength(2);
    expect(at.see().active).toBe(1);
    at.settled();
  });

  it('R-16.63 A player eliminated before the damage step gains nothing from “if you won”', () => {
    const at = free([['rush', 'plain'], ['plain']], 12).choices({ action: 'attack' }, { card: 'rush' }, { kind: 'defense', pass: true });
    expect(at.events.flatMap(({ event }) => (event.kind === 'winner' ? event.role : []))).toEqual(['attacker']);
    expect(at.health('ch16-warden')).toBe(8);
    expect(at.see().seats[0]).toMatchObject({ out: true, handCount: 1 });
    expect([at.see().active, at.see().actions]).toEqual([1, 2]);
    at.settled();
  });

  it('R-16.40 Teams: without the hero its player takes 2 actions with what is left, and exhaustion hits that', () => {
    madeUp('ch16-queen', [], { sidekicks: [sidekick('harpy', { count: 2, health: 3, reach: 'melee' })] });
    const at = table(
      { board: LONG, heroes: ['ch16-queen', 'ch16-warden', 'ch16-third', 'ch16-duelist'], mode: 'teams' },
      {
        fighters: standing({ 'ch16-queen': null, 'harpy-1': 's3', 'harpy-2': 's4' }),
        seats: [{ hand: ['plain'], deck: [], rest: 'discard' }, { hand: ['plain'] }, {}, {}],
      },
    );
    expect([at.see().over, at.see().seats[0].out]).toEqual([false, false]);
    maneuver(at);
    expect([at.health('harpy-1'), at.health('harpy-2'), at.see().actions]).toEqual([1, 1, 1]);
    expect(at.asks).toBe('action 0');
    maneuver(at);
    expect(at.see().seats[0].out).toBe(true);
    expect(at.see().active).toBe(1);
  });
});

describe('exchanging and seeing cards', () => {
  const veil = card('veil', { type: 'scheme', boost: 1, copies: 2, by: 'any', standing: [{ rule: 'cancelsLooks' }] }, scheme(draw(1)));
  const bid = defense('bid', 1, immediately(replaceTheirCard));

  it('R-16.51 A shown card cancels an exchange: no card returns, nothing is seen, the attack goes on as laid', () => {
    const red = { cards: [attack('blow', 4), attack('pat', 1), veil] };
    const shown = fight(red, { cards: [bid] }).strike('blow', 'bid');
    expect(shown.asks).toBe('reaction 0');
    shown.choose({ yes: true }).settled();
    expect(outcome(shown)).toEqual(['4 : 1', 'attacker won']);
    expect(shown.story('look', 'take', 'replace')).toEqual([]);
    expect(shown.see(1).seats[0].hand).toEqual(['veil']);
    const hidden = fight(red, { cards: [bid] })
      .strike('blow', 'bid')
      .choose({ pass: true })
      .choose({ kind: 'pickCard', card: 'pat' });
    expect(outcome(hidden)[0]).toBe('1 : 1');
    expect(hidden.see(1).seats[0].hand).toEqual(['blow', 'plain', 'veil']);
  });

  it('R-16.58 Whether to show it is asked only when the effect can be canceled', () => {
    const glance = trick('glance', lookAtTheirHand);
    const asks = (made: CardDefinition) => playScheme(fight({ cards: [made] }, { cards: [veil] }), 'glance').asks;
    expect(asks(glance)).toBe('reaction 1');
    expect(asks(lasting(glance))).toBe('action 0');
  });

  it('R-16.52 Of two cards that replace themselves the second is not replaced by the first', () => {
    const sleight = attack('sleight', 1, immediately(replaceYourCard));
    const at = fight({ cards: [sleight, attack('blow', 4)], hand: ['sleight', 'sleight', 'blow'] }, {}).strike('sleight', null);
    expect(
      at
        .legal()
        .map(({ card: name }) => name)
        .sort(),
    ).toEqual(['blow', 'sleight', undefined]);
    at.choose({ card: 'sleight' });
    expect(at.legal().map(({ card: name }) => name)).toEqual(['blow', undefined]);
    at.choose({ card: 'blow' });
    expect(outcome(at)[0]).toBe('4 : null');
    expect(at.hand(0)).toEqual(['sleight', 'sleight']);
  });

  it('R-16.53 Two attack cards that were seen stay “in hand or laid” until the reveal, whichever is laid', () => {
    const glance = trick('glance', lookAtTheirHand);
    const lay = (name: string) => {
      const at = fight({ cards: [glance] }, { cards: [attack('axe', 3), attack('club', 2)], hand: ['axe', 'club'], deck: ['plain'] });
      playScheme(at, 'glance');
      maneuver(at);
      return at.choices({ action: 'attack' }, { card: name });
    };
    const at = lay('axe');
    expect(at.see(0).seats[1]).toMatchObject({
      hand: [],
      handCount: 1,
      inDoubt: [
        { card: 'axe', places: ['hand', 'laid'] },
        { card: 'club', places: ['hand', 'laid'] },
      ],
    });
    const { hand, handCount, inDoubt } = at.see(0).seats[1];
    expect(lay('club').see(0).seats[1]).toMatchObject({ hand, handCount, inDoubt });
    at.choose({ kind: 'defense', pass: true });
    expect(at.see(0).seats[1]).toMatchObject({ hand: ['club'], inDoubt: [] });
  });
});

describe('doubles', () => {
  const doubles = sidekick('double', { count: 3, health: 1, reach: 'melee', offBoard: true });
  const doubling = ability('turnStart', mayPay(damageTo(yourHero, 1), summon('double', space(empty, adjacentTo(yourHero)))));
  const begin = (places: Record<string, string>): Fight =>
    fight({ about: { sidekicks: [doubles], abilities: [doubling] } }, {}, { at: 'turnStart', fighters: standing(places) });

  it('R-16.55 With all doubles on the board and no other space free next to the hero, summoning is not offered', () => {
    const shut = begin({ 'double-1': 's3', 'double-2': 's7', 'double-3': 's8' });
    expect(shut.asks).toBe('action 0');
    const open = begin({ blue: 's9', 'double-1': 's3', 'double-2': 's7', 'double-3': 's8' });
    open.choose({ kind: 'pay', yes: true });
    expect(open.legal().map(({ fighter }) => fighter)).toEqual(['double-1', 'double-2', 'double-3']);
    open.choose({ fighter: 'double-1' });
    expect(open.legal().map((choice) => choice.space)).toEqual(['s3', 's5']);
    open.choose({ space: 's5' });
    expect([open.at('double-1'), open.at('double-2'), open.health(open.red)]).toEqual(['s5', 's7', 11]);
  });
});
