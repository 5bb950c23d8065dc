/** Two-sided tokens and lit tokens: Alice's size, Jekyll & Hyde's form, Beowulf's rage. */
import { which } from '../choice.ts';
import type { Game } from '../game.ts';
import { ASK, READY, type Say, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offer } from '../offers.ts';
import { amountOf } from '../query.ts';
import { EVERYONE, fighterName, heard, tell } from '../sink.ts';

function take(game: Game, seat: number, form: number): void {
  if (game.seats[seat].form === form && game.turn > 0) return;
  game.seats[seat].form = form;
  const { heroes, heroOf } = matchOf(game);
  if (heard()) tell(EVERYONE, { kind: 'form', fighter: fighterName(game, heroOf[seat]), form: heroes[seat].forms![form] });
}

/** The other of two forms, or the one named; nothing to change without the hero. */
export const changeForm: Verb<Say<'changeForm'>> = {
  perform(game, frame, { to }) {
    const { heroes, heroOf } = matchOf(game);
    if (game.health[heroOf[frame.you]] === 0) return;
    const forms = heroes[frame.you].forms!;
    take(game, frame.you, to === undefined ? (game.seats[frame.you].form + 1) % forms.length : forms.indexOf(to));
  },
};

export const pickForm: Verb<Say<'pickForm'>> = {
  question: 'form',
  blank(game, frame) {
    if (frame.stage > 0) return READY;
    matchOf(game).heroes[frame.you].forms!.forEach((_, form) => offer('option', form));
    return ASK;
  },
  fill(game, frame, choice) {
    frame.stage = 1;
    take(game, frame.you, which(choice));
  },
  perform() {},
};

/** Gains above the limit are lost. */
export const gainCounter: Verb<Say<'gainCounter'>> = {
  perform(game, frame, { count }) {
    addToCounter(game, frame.you, amountOf(game, frame, count));
  },
};
export function addToCounter(game: Game, number: number, amount: number): void {
  const seat = game.seats[number];
  const counter = matchOf(game).heroes[number].counter!;
  const before = seat.counter;
  seat.counter = Math.min(counter.max, before + amount);
  if (heard() && seat.counter !== before) tell(EVERYONE, { kind: 'counter', seat: number, counter: counter.id, count: seat.counter });
}
