/** A game at one device: people take turns at it, computer players answer by themselves. */
import { hint, type Level, type Player, paceOf, player } from '@peerless/ai';
import {
  answer,
  asked,
  type Choice,
  choices,
  concession,
  describe,
  type Event,
  type Game,
  mask,
  matchOf,
  newGame,
  parseRecord,
  prospect,
  replay,
  type Seed,
  view,
  whyNot,
} from '@peerless/engine';
import { type Eyes, type Heard, shownTo, toldTo, type Update } from '@peerless/protocol';
import { hasLearned } from './hidden.ts';
import type { Calls, Kept, Push } from './host.ts';

export interface Surroundings {
  tell(push: Push): void;
  /** Milliseconds. */
  now(): number;
  /** Lets waiting messages in, for so many milliseconds or as long as it takes. */
  breathe(milliseconds?: number): Promise<void>;
}

export interface TableCalls extends Calls {
  /** Takes a game up where it was left. */
  open(kept: Kept): Promise<void>;
}

/** Thinking goes on this long before messages are let in. */
const STRETCH = 10;
/** Thinking is told this often. */
const TELL_EVERY = 100;

export function table({ tell, now, breathe }: Surroundings): TableCalls {
  let kept: Kept;
  let game: Game;
  let heard: Heard[] = [];
  let players: (Player | null)[] = [];
  let facing = -1;
  /** How many of the heard have been told to the screen, and to whose eyes; null: to nobody's. */
  let told = 0;
  let toldBy: Eyes | null = null;
  let hearing = 0;
  /** The last decision of a person: before how many answers, whose, and whether nobody else has decided since. */
  let lastDecision: { at: number; by: number; isLast: boolean } | null = null;
  let isHurried = false;
  /** Counts what makes thinking futile: answers, undo, another game. */
  let epoch = 0;

  const persons = (): number[] => kept.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isPerson = (seat: number): boolean => kept.seats[seat]?.kind === 'person';
  const areAllies = (a: number, b: number): boolean => a >= 0 && (matchOf(game).allies[a] & (1 << b)) !== 0;

  /** Whose eyes look at the screen: the only person's; else those of whoever the device was handed to. */
  const eyes = (): Eyes => {
    const people = persons();
    if (people.length === 0 || game.over) return 'all';
    if (people.length === 1) return people[0];
    return curtain() === null ? facing : 'spectator';
  };
  /** Does the seat know anything that the others at the device do not? */
  const hasSecrets = (seat: number): boolean => JSON.stringify(view(game, seat).seats) !== JSON.stringify(view(game, 'spectator').seats);
  const curtain = (): number | null => {
    if (game.over || persons().length < 2) return null;
    const seat = asked(game);
    if (isPerson(seat)) return facing === seat ? null : seat;
    return facing < 0 ? persons()[0] : null;
  };

  /** What is heard during an answer belongs to the moment after it. */
  const hear = (event: Event, sees: number): void => {
    heard.push({ event, sees, seq: hearing });
  };
  const say = (picked: Choice): void => {
    note();
    hearing = game.seq + 1;
    answer(game, picked, hear);
  };
  /** Notes whose decision comes now. */
  const note = (): void => {
    const by = asked(game);
    const isFree = choices(game).length > 1;
    if (isPerson(by) && (isFree || persons().length > 1)) lastDecision = { at: game.seq, by, isLast: true };
    else if (lastDecision && isFree) lastDecision.isLast = false;
  };
  const rebuild = (): void => {
    const { setup, seed, answers } = kept.record;
    heard = [];
    hearing = 0;
    lastDecision = null;
    game = newGame(setup, seed, hear);
    for (const each of answers) say(each as Choice);
    told = heard.length;
    toldBy = null;
  };

  /** With what was heard from a number on, up to so many answers. */
  const updateFor = (shown: Game, by: Eyes, upTo: number, from = 0): Update => {
    const told = toldTo(
      heard.slice(from).filter(({ seq }) => seq <= upTo),
      by,
    );
    return {
      id: kept.id,
      ...shownTo(shown, by),
      seats: kept.seats,
      length: kept.record.answers.length,
      told,
      isWhole: from === 0,
      news: 0,
      curtain: null,
      undo: null,
      redo: false,
    };
  };
  const push = (): void => {
    // Where nothing hidden changes hands there is nothing to hide; allies see each other's cards.
    const next = asked(game);
    if (persons().length > 1 && isPerson(next) && (areAllies(facing, next) || !hasSecrets(next))) facing = next;
    const by = eyes();
    const update = updateFor(game, by, game.seq, by === toldBy ? told : 0);
    update.news = toldTo(heard.slice(told), by).length;
    update.curtain = curtain();
    update.undo = undoable();
    update.redo = kept.undone.length > 0;
    told = heard.length;
    toldBy = by;
    tell({ update });
  };
  const keep = (): void => {
    kept = { ...kept, changed: Date.now(), over: game.over === 1, winners: view(game, 'spectator').winners, turn: game.turn };
    tell({ kept });
  };

  const give = (picked: Choice): void => {
    say(picked);
    kept.record.answers.push(picked);
    epoch++;
  };

  const undoable = (): Update['undo'] => {
    if (!lastDecision) return null;
    const { at, by, isLast } = lastDecision;
    return isLast && !hasLearned(heard.slice(heard.findLastIndex(({ seq }) => seq <= at) + 1), by, persons()) ? 'free' : 'marked';
  };

  /** Answers for computer players, and where a person has no choice, until a person has one. */
  const goOn = async (): Promise<void> => {
    const mine = epoch;
    push();
    keep();
    while (!game.over && epoch === mine) {
      const seat = asked(game);
      const sitting = kept.seats[seat];
      if (sitting.kind === 'computer') {
        const picked = await think(seat, sitting.level);
        if (picked === undefined) return;
        give(picked);
        return goOn();
      }
      const legal = choices(game);
      if (persons().length > 1 || legal.length > 1) return;
      give(legal[0]);
      return goOn();
    }
  };
  /** The answer comes at its pace, unless the player wants it now; undefined if it is no longer wanted. Where nobody plays there is nothing to hide. */
  const think = async (seat: number, level: Level): Promise<Choice | undefined> => {
    const mine = epoch;
    const of = paceOf(level);
    const lasts = persons().length ? of : 0;
    isHurried = false;
    const thinking = players[seat]!.think(mask(game, seat), {}, now);
    const began = now();
    let paused = began;
    let spoke = began;
    let found: Choice | undefined;
    let best: Choice | undefined;
    for (;;) {
      if (found === undefined) {
        const step = thinking.next();
        if (step.done) found = step.value;
        else best = step.value.choice;
      }
      const gone = now() - began;
      if ((found !== undefined && gone >= lasts) || isHurried) {
        tell({ thinking: null });
        return found ?? best;
      }
      if (found === undefined && now() - paused < STRETCH) continue;
      if (now() - spoke >= TELL_EVERY) {
        tell({ thinking: { seat, gone, of } });
        spoke = now();
      }
      await breathe(found === undefined ? 0 : Math.min(STRETCH, lasts - gone));
      paused = now();
      if (epoch !== mine) return undefined;
    }
  };
  const seatPlayers = (): void => {
    players = kept.seats.map((sitting, seat) =>
      sitting.kind === 'computer' ? player(sitting.level, (shortOf(kept.record.seed) + 7919 * seat + 104729 * game.seq) % 2 ** 31) : null,
    );
  };
  const goBackTo = (seq: number): void => {
    kept.undone.push(kept.record.answers.splice(seq) as Choice[]);
    epoch++;
    rebuild();
    seatPlayers();
    if (isPerson(asked(game)) && persons().length > 1) facing = asked(game);
  };

  return {
    async open(wanted) {
      epoch++;
      kept = structuredClone(wanted);
      kept.record = parseRecord(kept.record);
      replay(kept.record);
      facing = -1;
      rebuild();
      seatPlayers();
      void goOn();
    },
    async answer(seq, choice) {
      if (seq !== game.seq || game.over || !choices(game).includes(choice)) return false;
      const next = kept.undone.at(-1);
      if (next?.[0] === choice && next.length === 1) kept.undone.pop();
      else kept.undone = [];
      give(choice);
      void goOn();
      return true;
    },
    async concede(seat) {
      kept.undone = [];
      give(concession(seat));
      void goOn();
    },
    async face(seat) {
      facing = seat;
      told = heard.length;
      push();
    },
    async undo() {
      if (!lastDecision) return;
      const { at } = lastDecision;
      if (undoable() === 'marked') kept.takenBack.push(at);
      goBackTo(at);
      push();
      keep();
    },
    async redo() {
      const next = kept.undone.pop();
      if (!next) return;
      for (const each of next) give(each);
      void goOn();
    },
    async hurry() {
      isHurried = true;
    },
    async advise() {
      const mine = epoch;
      const seat = asked(game);
      // A hint says what is in the hand of the seat that is asked.
      if (!isPerson(seat) || curtain() !== null) return;
      const looking = hint(mask(game, seat));
      let paused = now();
      for (;;) {
        const { done, value } = looking.next();
        if (!done && now() - paused < TELL_EVERY) continue;
        if (epoch !== mine) return;
        tell({
          advice: value.best.map(({ choice, chance }, n) => ({
            choice: describe(game, choice),
            chance,
            grounds: n === 0 ? value.grounds : null,
          })),
          isDone: done === true,
        });
        if (done) return;
        await breathe();
        paused = now();
      }
    },
    async prospect(fighter) {
      return prospect(game, fighter);
    },
    async why(thing) {
      return game.over ? { why: 'gameOver' } : whyNot(game, asked(game), thing);
    },
    async look(seq, by) {
      return updateFor(replay(kept.record, seq), by, seq);
    },
  };
}

/** Computer players need no more of a long seed. */
const shortOf = (seed: Seed): number => (typeof seed === 'number' ? seed : Number.parseInt(seed.slice(0, 7), 16));
