import { afterCombat, becomeForm, card, draw, duringCombat } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { table } from '../../engine/test/table.ts';
import { type Duel, duel, duelAt, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { jekyllAndHyde } from './hero.ts';

const HE = 'jekyll-and-hyde';
const JEKYLL = { form: 'dr-jekyll' };
const HYDE = { form: 'mr-hyde' };
const form = (here: Duel): string | null => here.see('spectator').seats[0].form;

describe('Jekyll & Hyde', () => {
  it('has 16 health, moves 2, and is alone', () => {
    expect(fighters(jekyllAndHyde)).toEqual(['jekyll-and-hyde 1 16 melee']);
    expect(jekyllAndHyde.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      recoiling-blow         attack     5  2  2  mr-hyde
      forever-hyde           attack     5  2  2  mr-hyde
      madness-relents        versatile  4  2  2  mr-hyde
      succumb-to-compulsion  versatile  2  2  3  dr-jekyll
      distracted-triage      versatile  3  3  2  dr-jekyll
      duality-of-man         versatile  3  1  2  any
      skirmish               versatile  4  1  3  any
      feint                  versatile  2  2  3  any
      with-haste             defense    4  3  2  dr-jekyll
      scientific-method      defense    2  2  2  dr-jekyll
      calming-research       scheme     -  3  2  dr-jekyll
      pure-evil              scheme     -  3  3  mr-hyde
      strange-case           scheme     -  2  2  mr-hyde
    `;
    expect(deck(jekyllAndHyde)).toEqual(rows(DECK));
    expect(cards(jekyllAndHyde)).toBe(30);
  });
});

describe('two forms', () => {
  it('says', () => {
    expect(abilitySays(jekyllAndHyde)).toEqual([
      'You start the game as Dr. Jekyll.',
      'At the start of your turn, choose whether you are Dr. Jekyll or Mr. Hyde.',
      'After you maneuver, if you are Mr. Hyde, deal 1 damage to him.',
    ]);
  });

  it('R-2.10, R-14.10.1 The game begins as Dr. Jekyll, and nothing is asked', () => {
    const here = duelAt(table({ heroes: [HE, 'rival'] }, { at: 'setup' }));
    expect(here.asks).toBe('placeSidekick 1');
    expect(form(here)).toBe('dr-jekyll');
  });

  it.each([JEKYLL, HYDE])('R-14.10.1 At the start of the turn he may take either form, or stay: $form', (before) => {
    for (const after of ['dr-jekyll', 'mr-hyde']) {
      const here = duel(HE, 'jekyll-and-hyde . rival', { ...before, hand: ['feint'] }, {}, { at: 'turnStart' });
      expect(here.asks).toBe('form 0');
      expect(here.offered()).toEqual(['dr-jekyll', 'mr-hyde']);
      here.pick(after);
      expect([form(here), here.asks]).toEqual([after, 'action 0']);
    }
  });

  it('R-14.10.1 He is not asked at the start of the opponent’s turn', () => {
    const here = duel(HE, 'jekyll-and-hyde . rival', JEKYLL, { hand: ['plain-1'] }, { at: 'turnStart', active: 1 });
    expect(here.asks).toBe('action 1');
  });

  const ALL = ['recoiling-blow', 'madness-relents', 'distracted-triage', 'skirmish', 'with-haste', 'pure-evil', 'calming-research'];

  it('R-14.10.2 Cards named for a form attack and scheme only in that form, ANY cards in both', () => {
    for (const [shape, attacks, schemes] of [
      [JEKYLL, ['distracted-triage', 'skirmish'], ['calming-research']],
      [HYDE, ['madness-relents', 'recoiling-blow', 'skirmish'], ['pure-evil']],
    ] as const) {
      expect(
        duel(HE, 'jekyll-and-hyde rival', { ...shape, hand: ALL })
          .pick('attack')
          .offered(),
      ).toEqual(attacks);
      const scheming = duel(HE, 'jekyll-and-hyde . rival', { ...shape, hand: ALL }).pick('scheme');
      expect(scheming.offered()).toEqual(schemes);
    }
  });

  it('R-14.10.2 Cards named for a form defend only in that form', () => {
    for (const [shape, defenses] of [
      [JEKYLL, ['distracted-triage', 'pass', 'skirmish', 'with-haste']],
      [HYDE, ['madness-relents', 'pass', 'skirmish']],
    ] as const) {
      const here = duel(HE, 'jekyll-and-hyde rival', { ...shape, hand: ALL }, { hand: ['plain-1'] }, { active: 1 });
      expect(here.pick('attack', 'plain-1').offered()).toEqual(defenses);
    }
  });

  it('R-14.10.2 With cards of the other form alone he has nothing to attack or scheme with', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', { ...JEKYLL, hand: ['recoiling-blow', 'pure-evil'] });
    expect(here.offered()).toEqual(['maneuver']);
  });

  it('R-14.10.2 Any card may be discarded to boost', () => {
    const here = duel(HE, 'jekyll-and-hyde . . . . . . rival', { ...JEKYLL, hand: ['pure-evil'], deck: ['recoiling-blow'] }).pick(
      'maneuver',
    );
    expect(here.offered()).toEqual(['pass', 'pure-evil', 'recoiling-blow']);
    here.pick('pure-evil', HE, 's6').settled();
  });

  it('R-14.10.3 Hyde takes 1 after each maneuver, after moving, and also if he stays', () => {
    const here = duel(HE, 'jekyll-and-hyde . . . rival', { ...HYDE, hand: ['feint'] }, {}, { actions: 2 }).pick('maneuver', 'pass', HE);
    expect(here.health(HE)).toBe(16);
    here.pick('s2');
    expect(here.health(HE)).toBe(15);
    here.maneuver().settled();
    expect([here.at(HE), here.health(HE)]).toEqual(['s2', 14]);
  });

  it('R-14.10.3 Jekyll takes nothing, nor does Hyde for movement by a card', () => {
    const jekyll = duel(HE, 'jekyll-and-hyde . rival', { ...JEKYLL, hand: ['feint'] })
      .maneuver({ [HE]: 's2' })
      .settled();
    expect(jekyll.health(HE)).toBe(16);

    const hyde = duel(HE, '. jekyll-and-hyde rival', { ...HYDE, hand: ['skirmish'] })
      .attack('skirmish')
      .pick(HE, 's1')
      .settled();
    expect([hyde.at(HE), hyde.health(HE)]).toEqual(['s1', 16]);
  });

  it('R-14.10.4 Changing form in a combat does not stop the card already played', () => {
    const sleepwalk = card(
      'sleepwalk',
      { type: 'attack', value: 3, boost: 1, copies: 1, by: 'awake' },
      duringCombat(becomeForm('asleep')),
      afterCombat(draw(1)),
    );
    madeUp('sleepwalker', [sleepwalk], { forms: ['awake', 'asleep'] });
    const here = duel('sleepwalker', 'sleepwalker rival', { form: 'awake', hand: ['sleepwalk'] })
      .attack('sleepwalk')
      .settled();
    expect([form(here), here.values(), here.hand(0)]).toEqual(['asleep', [3, null], ['plain']]);
  });
});

describe('Recoiling Blow', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'recoiling-blow')).toEqual([
      'After combat: Place Mr. Hyde in any space in his zone. Transform into Dr. Jekyll.',
    ]);
  });

  const yours = { ...HYDE, hand: ['recoiling-blow'] };

  it('puts him anywhere in his zone, where he is included, and makes him Jekyll', () => {
    const here = duel(HE, '. . jekyll-and-hyde rival squire . | . .', yours).attack('recoiling-blow');
    expect(here.health('rival')).toBe(15);
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's6']);
    expect(form(here)).toBe('mr-hyde');
    here.pick('s6').settled();
    expect([here.at(HE), form(here)]).toEqual(['s6', 'dr-jekyll']);
  });

  it('does it after a loss as well, and nothing when Feint cancels it', () => {
    const lost = duel(HE, '. jekyll-and-hyde rival', yours, { hand: ['plain-5'] })
      .attack('recoiling-blow', { defense: 'plain-5' })
      .pick('s2');
    expect([lost.settled().winner(), form(lost)]).toEqual(['defender', 'dr-jekyll']);

    const feint = duel(HE, '. jekyll-and-hyde rival', yours, { hand: ['feint'] })
      .attack('recoiling-blow', { defense: 'feint' })
      .settled();
    expect([feint.at(HE), form(feint)]).toEqual(['s2', 'mr-hyde']);
  });
});

describe('Forever Hyde', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'forever-hyde')).toEqual([
      "During combat: Discard any number of Dr. Jekyll cards from your hand. Add 2 to this card's value for each card discarded this way.",
    ]);
  });

  const yours = { ...HYDE, hand: ['forever-hyde', 'with-haste', 'calming-research', 'pure-evil', 'feint'] };

  it('adds 2 for each Jekyll card discarded; other cards are not offered', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', yours).attack('forever-hyde');
    expect(here.asks).toBe('discardMore 0');
    expect(here.offered()).toEqual(['calming-research', 'pass', 'with-haste']);
    here.pick('with-haste');
    expect(here.offered()).toEqual(['calming-research', 'pass']);
    here.pick('calming-research', 'pass').settled();
    expect(here.values()).toEqual([9, null]);
    expect(here.hand(0).toSorted()).toEqual(['feint', 'pure-evil']);
  });

  it('may be 1 or none of them', () => {
    expect(duel(HE, 'jekyll-and-hyde rival', yours).attack('forever-hyde').pick('with-haste', 'pass').settled().values()).toEqual([
      7,
      null,
    ]);
    expect(duel(HE, 'jekyll-and-hyde rival', yours).attack('forever-hyde').pick('pass').settled().values()).toEqual([5, null]);
  });

  it('asks and adds nothing when Feint cancels it', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', yours, { hand: ['feint'] })
      .attack('forever-hyde', { defense: 'feint' })
      .settled();
    expect(here.values()).toEqual([5, 2]);
    expect(here.hand(0)).toHaveLength(4);
  });
});

describe('Madness Relents', () => {
  it('says', () => expect(says(jekyllAndHyde, 'madness-relents')).toEqual(['After combat: Transform into Dr. Jekyll.']));

  it('makes him Jekyll after an attack or a defense, win or lose', () => {
    const won = duel(HE, 'jekyll-and-hyde rival', { ...HYDE, hand: ['madness-relents'] })
      .attack('madness-relents')
      .settled();
    expect([won.values(), form(won)]).toEqual([[4, null], 'dr-jekyll']);

    const lost = duel(HE, 'jekyll-and-hyde rival', { ...HYDE, hand: ['madness-relents'] }, { hand: ['plain-5'] }, { active: 1 });
    lost.attack('plain-5', { defense: 'madness-relents' }).settled();
    expect([lost.health(HE), form(lost)]).toEqual([15, 'dr-jekyll']);
  });

  it('leaves him Hyde when Feint cancels it', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', { ...HYDE, hand: ['madness-relents'] }, { hand: ['feint'] });
    here.attack('madness-relents', { defense: 'feint' }).settled();
    expect(form(here)).toBe('mr-hyde');
  });
});

describe('Succumb to Compulsion', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'succumb-to-compulsion')).toEqual([
      'After combat: Move Dr. Jekyll up to 2 spaces. Transform into Mr. Hyde.',
    ]);
  });

  const yours = { ...JEKYLL, hand: ['succumb-to-compulsion'] };

  it('moves him up to 2, then makes him Hyde, who takes nothing for it', () => {
    const here = duel(HE, '. . . jekyll-and-hyde rival', yours).attack('succumb-to-compulsion');
    expect(here.offered()).toEqual(['s2', 's3', 's4']);
    expect(form(here)).toBe('dr-jekyll');
    here.pick('s2').settled();
    expect([here.at(HE), form(here), here.health(HE)]).toEqual(['s2', 'mr-hyde', 16]);
  });

  it('makes him Hyde even if he stays, in defense too', () => {
    const here = duel(HE, '. jekyll-and-hyde rival', yours, { hand: ['plain-3'] }, { active: 1 });
    here.attack('plain-3', { defense: 'succumb-to-compulsion' }).pick('s2').settled();
    expect([here.at(HE), here.health(HE), form(here)]).toEqual(['s2', 15, 'mr-hyde']);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel(HE, '. jekyll-and-hyde rival', yours, { hand: ['feint'] })
      .attack('succumb-to-compulsion', { defense: 'feint' })
      .settled();
    expect([here.at(HE), form(here)]).toEqual(['s2', 'dr-jekyll']);
  });
});

describe('Distracted Triage', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'distracted-triage')).toEqual(['After combat: If you won, Dr. Jekyll recovers 2 health.']);
  });

  const yours = { ...JEKYLL, hand: ['distracted-triage'] };

  it('recovers 2 after a win, attacking or defending, not above 16', () => {
    expect(duel(HE, 'jekyll-and-hyde:10 rival', yours).attack('distracted-triage').settled().health(HE)).toBe(12);
    expect(duel(HE, 'jekyll-and-hyde:15 rival', yours).attack('distracted-triage').settled().health(HE)).toBe(16);

    const defending = duel(HE, 'jekyll-and-hyde:10 rival', yours, { hand: ['plain-3'] }, { active: 1 });
    expect(defending.attack('plain-3', { defense: 'distracted-triage' }).settled().health(HE)).toBe(12);
  });

  it('recovers nothing after a loss, or when Feint cancels it', () => {
    const lost = duel(HE, 'jekyll-and-hyde:10 rival', yours, { hand: ['plain-3'] });
    expect(lost.attack('distracted-triage', { defense: 'plain-3' }).settled().health(HE)).toBe(10);

    const feint = duel(HE, 'jekyll-and-hyde:10 rival', yours, { hand: ['feint'] })
      .attack('distracted-triage', { defense: 'feint' })
      .settled();
    expect([feint.winner(), feint.health(HE)]).toEqual(['attacker', 10]);
  });
});

describe('Duality of Man', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'duality-of-man')).toEqual([
      "During combat: If you are defending as Dr. Jekyll, this card's value becomes 6 instead of 3. If you are attacking as Mr. Hyde, this card's value becomes 6 instead of 3.",
    ]);
  });

  it.each([
    ['dr-jekyll', 3, 6],
    ['mr-hyde', 6, 3],
  ])('as %s counts %i attacking and %i defending', (shape, attack, defense) => {
    const attacking = duel(HE, 'jekyll-and-hyde rival', { form: shape, hand: ['duality-of-man'] }).attack('duality-of-man');
    expect(attacking.settled().values()).toEqual([attack, null]);

    const defending = duel(HE, 'jekyll-and-hyde rival', { form: shape, hand: ['duality-of-man'] }, { hand: ['plain-9'] }, { active: 1 });
    expect(defending.attack('plain-9', { defense: 'duality-of-man' }).settled().values()).toEqual([9, defense]);
  });

  it('counts 3 when Feint cancels it', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', { ...HYDE, hand: ['duality-of-man'] }, { hand: ['feint'] });
    expect(here.attack('duality-of-man', { defense: 'feint' }).settled().values()).toEqual([3, 2]);
  });
});

describe('With Haste', () => {
  it('says', () => expect(says(jekyllAndHyde, 'with-haste')).toEqual(['After combat: Move Dr. Jekyll up to 4 spaces.']));

  const yours = { ...JEKYLL, hand: ['with-haste'] };

  it('moves him up to 4, win or lose', () => {
    const here = duel(HE, '. . . . . jekyll-and-hyde rival', yours, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { defense: 'with-haste' });
    expect(here.health(HE)).toBe(15);
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5', 's6']);
    here.pick('s2').settled();
    expect([here.at(HE), form(here)]).toEqual(['s2', 'dr-jekyll']);
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel(HE, '. jekyll-and-hyde rival', yours, { hand: ['feint'] }, { active: 1 });
    expect(here.attack('feint', { defense: 'with-haste' }).settled().at(HE)).toBe('s2');
  });
});

describe('Scientific Method', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'scientific-method')).toEqual([
      'After combat: Draw 1 card for each point of combat damage the defender took.',
    ]);
  });

  const yours = { ...JEKYLL, hand: ['scientific-method'] };

  it.each([
    ['plain-2', 0],
    ['plain-3', 1],
    ['plain-6', 4],
  ])('against %s draws %i', (attack, drawn) => {
    const here = duel(HE, 'jekyll-and-hyde rival', yours, { hand: [attack] }, { active: 1 });
    here.attack(attack, { defense: 'scientific-method' }).settled();
    expect([here.health(HE), here.hand(0).length]).toEqual([16 - drawn, drawn]);
  });

  it('does not count damage by an effect', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', yours, { hand: ['thorns'] }, { active: 1 });
    here.attack('thorns', { defense: 'scientific-method' }).settled();
    expect([here.health(HE), here.hand(0)]).toEqual([7, []]);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', { ...yours, hand: ['scientific-method'] }, { hand: ['feint'] }, { active: 1 });
    expect(here.attack('feint', { defense: 'scientific-method' }).settled().hand(0)).toEqual([]);
  });
});

describe('Calming Research', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'calming-research')).toEqual([
      'Dr. Jekyll recovers 2 health. Name a number from 0 to 3, draw that many cards, keep one of them and put the others on the bottom of your deck in any order.',
    ]);
  });

  const yours = { ...JEKYLL, hand: ['calming-research'], deck: ['feint', 'skirmish', 'with-haste', 'pure-evil'] };

  it('recovers 2, draws 3, keeps one and puts the others under the deck in any order', () => {
    const here = duel(HE, 'jekyll-and-hyde:10 . rival', yours).scheme('calming-research');
    expect(here.health(HE)).toBe(12);
    expect(here.asks).toBe('number 0');
    expect(here.offered()).toEqual([0, 1, 2, 3]);
    here.pick(3);
    expect(here.asks).toBe('takeCard 0');
    expect(here.offered()).toEqual(['feint', 'skirmish', 'with-haste']);
    here.pick('skirmish');
    expect(here.asks).toBe('putBack 0');
    expect(here.offered()).toEqual(['feint', 'with-haste']);
    here.pick('with-haste').settled();
    expect(here.hand(0)).toEqual(['skirmish']);
    expect(here.see().seats[0].deckCount).toBe(28);
    expect(here.told('putBack').map(({ where, count }) => `${where} ${count}`)).toEqual(['bottom 1', 'bottom 1']);
  });

  it('keeps the only card, or none for 0', () => {
    expect(duel(HE, 'jekyll-and-hyde . rival', yours).scheme('calming-research').pick(1).settled().hand(0)).toEqual(['feint']);
    expect(duel(HE, 'jekyll-and-hyde . rival', yours).scheme('calming-research').pick(0).settled().hand(0)).toEqual([]);
  });

  it('exhausts for each card that is missing', () => {
    const here = duel(HE, 'jekyll-and-hyde:10 . rival', { ...JEKYLL, ...EMPTY_DECK, hand: ['calming-research'], deck: ['feint'] });
    here.scheme('calming-research').pick(3).settled();
    expect([here.health(HE), here.hand(0)]).toEqual([8, ['feint']]);
  });
});

describe('Pure Evil', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'pure-evil')).toEqual([
      'Place Mr. Hyde in any space in his zone. Deal 2 damage to each fighter adjacent to Mr. Hyde.',
    ]);
  });

  it('puts him anywhere in his zone, and deals 2 to each fighter next to him there', () => {
    const here = duel(HE, 'jekyll-and-hyde . squire . rival | .', { ...HYDE, hand: ['pure-evil'] }).scheme('pure-evil');
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s1', 's2', 's4']);
    here.pick('s4').settled();
    expect([here.health('squire'), here.health('rival'), here.health(HE), form(here)]).toEqual([3, 18, 16, 'mr-hyde']);
  });

  it('may leave him where he is, and spares who is not adjacent', () => {
    const here = duel(HE, 'jekyll-and-hyde squire . rival', { ...HYDE, hand: ['pure-evil'] })
      .scheme('pure-evil')
      .pick('s1')
      .settled();
    expect([here.health('squire'), here.health('rival')]).toEqual([3, 20]);
  });

  it('hits friends too', () => {
    const here = duel(HE, 'ally jekyll-and-hyde rival . foe', { ...HYDE, hand: ['pure-evil'] }, {}, { mode: 'teams' });
    here.scheme('pure-evil').pick('s2').settled();
    expect([here.health('ally'), here.health('rival'), here.health('foe')]).toEqual([10, 18, 12]);
  });
});

describe('Strange Case', () => {
  it('says', () => {
    expect(says(jekyllAndHyde, 'strange-case')).toEqual([
      "Reveal the top card of your deck and take it into your hand. Deal damage equal to that card's BOOST value to any one fighter adjacent to Mr. Hyde.",
    ]);
  });

  const yours = { ...HYDE, hand: ['strange-case'], deck: ['with-haste', 'feint'] };

  it('turns up the top card, deals its BOOST value to one adjacent fighter, and the card is in hand', () => {
    const here = duel(HE, 'squire jekyll-and-hyde rival', yours).scheme('strange-case');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.see(1).seats[0].hand).toEqual(['with-haste']);
    expect(here.offered()).toEqual(['rival', 'squire']);
    here.pick('rival').settled();
    expect([here.health('rival'), here.health('squire'), here.hand(0)]).toEqual([17, 5, ['with-haste']]);
  });

  it('takes the card with nobody adjacent as well', () => {
    const here = duel(HE, 'jekyll-and-hyde . rival', yours).scheme('strange-case').settled();
    expect([here.health('rival'), here.hand(0)]).toEqual([20, ['with-haste']]);
  });

  it('is no draw: an empty deck does not exhaust, and deals nothing', () => {
    const here = duel(HE, 'jekyll-and-hyde rival', { ...HYDE, ...EMPTY_DECK, hand: ['strange-case'] })
      .scheme('strange-case')
      .settled();
    expect([here.health(HE), here.health('rival'), here.hand(0)]).toEqual([16, 20, []]);
  });
});
