/** Imagined games: what a seat cannot know is dealt anew, and everything else stays. */
import { answer, asked, choices, type Game, imagine, kindOf, matchOf, newGame, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { row } from './made-up.ts';
import { standing } from './moving.ts';
import { checkPosition, dice, pickOf, playOut, type Random, secretiveSetup } from './playing.ts';
import { randomSetup } from './random-cards.ts';
import { table } from './table.ts';

const eyesOf = (viewer: number): number | 'spectator' => (viewer < 0 ? 'spectator' : viewer);

/** Plays on at random and calls back before each answer. */
function playOn(game: Game, random: Random, before: (n: number) => void = () => {}): void {
  playOut(game, (n) => {
    before(n);
    answer(game, pickOf(choices(game), random));
  });
}
/** The same to the viewer: its view, and its choices if it is asked. */
function expectAlike(imagined: Game, game: Game, viewer: number): void {
  checkPosition(imagined);
  const [found, wanted] = [imagined, game].map((each) => view(each, eyesOf(viewer)));
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
  if (asked(game) === viewer) expect(choices(imagined)).toEqual(choices(game));
}
/** Face-down cards that could not have been laid there. */
function impossiblyLaid(game: Game): string[] {
  const { kinds } = matchOf(game);
  return game.combats.flatMap(({ revealed, attack, defense }) => {
    if (revealed) return [];
    const wrong = (side: typeof attack, role: 'attack' | 'defense') => {
      if (side.card < 0 || side.bonus) return [];
      const { card, users } = kinds[kindOf(side.card)];
      const isOpen = card.standing?.some(({ rule }) => rule === 'playedFaceUp');
      const fits = card.type === role || card.type === 'versatile';
      return fits && users & (1 << side.fighter) && !isOpen === !side.open ? [] : [card.id];
    };
    const noBoost = attack.boost >= 0 && kinds[kindOf(attack.boost)].card.boost === undefined ? [kinds[kindOf(attack.boost)].id] : [];
    return [...wrong(attack, 'attack'), ...wrong(defense, 'defense'), ...noBoost];
  });
}

describe('an imagined game', () => {
  it('R-15.16 looks the same to its seat at any moment, keeps all cards, and lays only what can be laid', () => {
    let laid = 0;
    for (let n = 0; n < 15; n++) {
      const random = dice(3000 + n);
      const game = newGame(secretiveSetup(n, random), n);
      playOn(game, random, () => {
        const viewer = Math.floor(random() * (game.seats.length + 1)) - 1;
        const imagined = imagine(game, viewer, random);
        expectAlike(imagined, game, viewer);
        expect(impossiblyLaid(imagined)).toEqual([]);
        laid += imagined.combats.filter(({ revealed }) => !revealed).length;
      });
    }
    expect(laid).toBeGreaterThan(100);
  });

  it('R-15.16 can be played to its end from any moment', () => {
    for (let n = 0; n < 15; n++) {
      const random = dice(4000 + n);
      const game = newGame(secretiveSetup(n, random), n);
      playOn(game, random, (step) => {
        if (step % 60) return;
        const imagined = imagine(game, asked(game), random);
        playOn(imagined, random);
        checkPosition(imagined);
      });
    }
  });

  it('R-15.16 leaves the real game alone and follows only the given chance', () => {
    const random = dice(5);
    const game = newGame(secretiveSetup(2, random), 5);
    for (let n = 0; n < 60; n++) answer(game, pickOf(choices(game), random));
    const before = JSON.stringify(game);
    const [one, same, other] = [7, 7, 8].map((seed) => imagine(game, 0, dice(seed)));
    expect(JSON.stringify(game)).toBe(before);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one.rng).not.toBe(game.rng);
  });

  it('looks the same whatever the cards say', () => {
    for (let seed = 0; seed < 16; seed++) {
      const random = dice(1500 + seed);
      const game = newGame(randomSetup(seed, random), seed);
      playOn(game, random, (n) => {
        const viewer = (n % (game.seats.length + 1)) - 1;
        expectAlike(imagine(game, viewer, random), game, viewer);
      });
    }
  });
});

describe('what is imagined', () => {
  const TIMES = 6000;
  /** How often each card was imagined in a place, over many times. */
  function tally(game: Game, viewer: number, where: (imagined: Game) => readonly number[], times = TIMES): Record<string, number> {
    const random = dice(99);
    const { kinds } = matchOf(game);
    const found: Record<string, number> = {};
    for (let n = 0; n < times; n++) {
      for (const card of where(imagine(game, viewer, random))) {
        const { id } = kinds[kindOf(card)];
        found[id] = (found[id] ?? 0) + 1;
      }
    }
    return found;
  }
  /** Alice holds two cards that Medusa has not seen. */
  const scene = () =>
    table(
      { heroes: ['medusa', 'alice'] },
      { seats: [{ hand: ['snipe'] }, { hand: ['feint', 'eat-me'], discard: ['skirmish', 'skirmish'] }] },
    );

  it('R-15.16 is every card that may be there, as often as there are copies', () => {
    const { game } = scene();
    const { deck } = matchOf(game).heroes[1];
    const inHand = tally(game, 0, ({ seats }) => seats[1].hand);
    const onTop = tally(game, 0, ({ seats }) => seats[1].deck.slice(-1));
    const unseen = deck.filter(({ id }) => id !== 'skirmish');
    const total = unseen.reduce((sum, { copies }) => sum + copies, 0);
    expect(Object.keys(inHand).sort()).toEqual(unseen.map(({ id }) => id).sort());
    for (const { id, copies } of unseen) {
      const share = (TIMES * copies) / total;
      expect(Math.abs(inHand[id] / (2 * share) - 1), `${id} in hand`).toBeLessThan(0.25);
      expect(Math.abs(onTop[id] / share - 1), `${id} on the deck`).toBeLessThan(0.25);
    }
  });

  it('R-15.16 is any card that can have been laid, where one lies face down', () => {
    const at = table(
      { board: row('imagine-row', 7), heroes: ['medusa', 'alice'] },
      {
        active: 1,
        fighters: {
          ...standing({ alice: 's4', medusa: 's5', jabberwock: 's1' }),
          'harpy-1': { health: 0 },
          'harpy-2': { health: 0 },
          'harpy-3': { health: 0 },
        },
        seats: [{ hand: ['snipe'] }, { hand: ['feint', 'eat-me'], discard: ['skirmish', 'skirmish'] }],
      },
    ).choices({ action: 'attack' }, { card: 'feint' });
    const fitting = matchOf(at.game).heroes[1].deck.filter(
      ({ id, type, by }) => (type === 'attack' || type === 'versatile') && by !== 'jabberwock' && id !== 'skirmish',
    );
    const laid = tally(at.game, 0, ({ combats }) => [combats[0].attack.card], 1000);
    expect(Object.keys(laid).sort()).toEqual(fitting.map(({ id }) => id).sort());
  });

  it('R-15.16, R-15.21 is a card in doubt in each of its places, and nowhere else', () => {
    const at = table(
      { board: row('imagine-row', 7), heroes: ['seer', 'hoarder'] },
      { seats: [{ hand: ['glance', 'plain'] }, { hand: ['sink', 'feint', 'purge', 'plain'], deck: ['reckon'] }] },
    );
    at.choices({ action: 'scheme' }, { card: 'glance' }, { fighter: 'seer' });
    at.choices({ action: 'maneuver' }, { kind: 'boostManeuver', pass: true }, { kind: 'moveWhom', pass: true });
    at.choices(
      { action: 'scheme' },
      { card: 'sink' },
      { fighter: 'hoarder' },
      { kind: 'putBack', card: 'feint' },
      { kind: 'putBack', card: 'plain' },
    );
    expect(at.see(0).seats[1].inDoubt).toHaveLength(3);
    const bottom = tally(at.game, 0, ({ seats }) => seats[1].deck.slice(0, 2), 1000);
    const hand = tally(at.game, 0, ({ seats }) => seats[1].hand, 1000);
    for (const card of ['feint', 'purge', 'plain']) {
      expect(bottom[card], `${card} at the bottom`).toBeGreaterThan(200);
      expect(hand[card], `${card} in hand`).toBeGreaterThan(200);
      expect(bottom[card] + hand[card], card).toBeGreaterThanOrEqual(1000);
    }
  });
});
