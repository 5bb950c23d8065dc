/** What each decision of a recorded game was worth, seen with the eyes of the seat that made it. */
import { answer, asked, type Choice, choices, type GameRecord, mask, newGameFrom, parseRecord } from '@peerless/engine';
import { chance } from './chance.ts';
import { distinct } from './distinct.ts';
import { LEVEL } from './levels.ts';
import type { Step } from './line.ts';
import { type Search, type Standing, search } from './search.ts';

export interface Decision {
  /** Which answer of the record, from 0. */
  at: number;
  seat: number;
  turn: number;
  chosen: Choice;
  /** The seat's chance to win with the best choice, and with the one it made. */
  before: number;
  after: number;
  /** The best choices, best first. */
  best: Standing[];
  /** How the best would go on; games analysed before that was told have none. */
  line?: Step[];
  /** The choice gave away much of the chance. */
  isTurningPoint: boolean;
}
export interface Analysis {
  decisions: Decision[];
  turningPoints: Decision[];
}
export interface AnalysisProgress {
  answers: number;
  of: number;
  decision: Decision | null;
}

/** A choice that gives away so much of the chance to win turns the game. */
const TURNS_THE_GAME = 0.12;
/** Tries that the chosen one gets at least, as a part of all. */
const FAIR_SHARE = 0.2;
const BEST = 3;

/** For each decision. */
const ITERATIONS = 250;

/** Goes through the record answer by answer and tells of each; the whole comes at the end. Where seats are named, only theirs are judged. */
export function* analyse(
  kept: GameRecord,
  iterations = ITERATIONS,
  seed = 1,
  seats?: readonly number[],
): Generator<AnalysisProgress, Analysis> {
  const random = chance(seed);
  const record = parseRecord(kept);
  const game = newGameFrom(record);
  const decisions: Decision[] = [];
  for (const [at, number] of record.answers.entries()) {
    const chosen = number as Choice;
    const seat = asked(game);
    const open = distinct(game, choices(game));
    let decision: Decision | null = null;
    if (open.length > 1 && open.includes(chosen) && (seats?.includes(seat) ?? true)) {
      const looking = search(mask(game, seat), seat, LEVEL.master.style);
      looking.run(iterations, random);
      const tries = looking.standings().find(({ choice }) => choice === chosen)!.visits;
      looking.probe(chosen, Math.max(0, Math.ceil(FAIR_SHARE * iterations) - tries), random);
      decision = judged(looking, { at, seat, turn: game.turn, chosen });
      decisions.push(decision);
    }
    answer(game, chosen);
    yield { answers: at + 1, of: record.answers.length, decision };
  }
  return { decisions, turningPoints: decisions.filter(({ isTurningPoint }) => isTurningPoint) };
}

function judged(looking: Search, about: Pick<Decision, 'at' | 'seat' | 'turn' | 'chosen'>): Decision {
  const standings = looking.standings();
  const best = standings.slice(0, BEST);
  const after = standings.find(({ choice }) => choice === about.chosen)!.chance;
  const before = Math.max(best[0].chance, after);
  return { ...about, before, after, best, line: looking.line(best[0].choice), isTurningPoint: before - after >= TURNS_THE_GAME };
}
