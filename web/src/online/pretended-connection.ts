/** For tests: a connection with a server behind it that says what the test wants. */
import { answer, type Choice, type Game, newGame, type Setup } from '@peerless/engine';
import type { Asks, Eyes, Gets, Had, Heard, Push, Request, TableOptions, TableState } from '@peerless/protocol';
import { FRIENDLY_DUEL, shownTo, toldTo } from '@peerless/protocol';
import { signal } from '@preact/signals';

export const state = signal('open');
export const clockAhead = signal(0);

/** What was asked, and how it is answered. */
export const asked: { name: Request; asks: Record<string, unknown> }[] = [];
let reply: (name: Request, asks: Record<string, unknown>) => unknown = () => null;
export const answerWith = (by: typeof reply): void => {
  reply = by;
};
export async function request<R extends Request>(name: R, asks: Asks<R>): Promise<Gets<R>> {
  asked.push({ name, asks: asks as Record<string, unknown> });
  return reply(name, asks as Record<string, unknown>) as Gets<R>;
}

const hearers = new Set<(push: Push) => void>();
const returning = new Set<() => void>();
export function listen(heard: (push: Push) => void, again: () => void): () => void {
  hearers.add(heard);
  returning.add(again);
  again();
  return () => {
    hearers.delete(heard);
    returning.delete(again);
  };
}
export const say = (push: Push): void => {
  for (const hear of hearers) hear(push);
};
export const comeBack = (): void => {
  for (const again of returning) again();
};

/** Waits until what was asked has been answered. */
export const settled = async (): Promise<void> => {
  for (let n = 0; n < 5; n++) await Promise.resolve();
};

const SETUP: Setup = { board: 'marmoreal', heroes: ['medusa', 'alice'], mode: 'duel' };
const OPTIONS: TableOptions = { ...FRIENDLY_DUEL, board: 'marmoreal' };
const sitting = (id: string) => ({
  sitting: { kind: 'person' as const, player: { id, name: id, emblem: 'medusa' } },
  rating: null,
  isHere: true,
  hero: null,
  bans: [],
});
export const tableState = (given: Partial<TableState> = {}): TableState => ({
  id: 't',
  length: 5,
  phase: 'playing',
  options: OPTIONS,
  host: 'ann',
  mine: [0],
  seats: [sitting('ann'), sitting('bob')],
  choosing: null,
  board: 'marmoreal',
  invite: null,
  clock: null,
  standing: [],
  takeBack: null,
  draw: null,
  paused: null,
  claimable: [],
  ended: null,
  rematch: null,
  watchers: 0,
  ...given,
});

/** A game as the server tells it to somebody. */
export class PretendedGame {
  answers: Choice[] = [];
  takenBack = 0;
  private game!: Game;
  private heard: Heard[] = [];

  constructor() {
    this.play();
  }
  private play(): void {
    this.heard = [];
    this.game = newGame(SETUP, 7, (event, sees) => this.heard.push({ event, sees, seq: 0 }));
    for (const each of this.answers) answer(this.game, each, (event, sees) => this.heard.push({ event, sees, seq: this.game.seq }));
  }
  /** With what is new since so many answers; all of it without. */
  told(by: Eyes, have?: Had): Extract<Push, { update: unknown }> {
    const isKnown = have !== undefined && have.takenBack === this.takenBack;
    const told = toldTo(isKnown ? this.heard.filter(({ seq }) => seq > have.answers) : this.heard, by);
    return {
      update: {
        id: 't',
        ...shownTo(this.game, by),
        seats: [{ kind: 'person' }, { kind: 'person' }],
        length: this.answers.length,
        told,
        isWhole: !isKnown,
        news: isKnown ? told.length : 0,
        curtain: null,
        undo: null,
        redo: false,
      },
      at: 5 + this.answers.length + this.takenBack,
      takenBack: this.takenBack,
      clock: null,
    };
  }
  /** Whoever is asked takes the first choice. */
  goOn(): void {
    const { view, answers } = shownTo(this.game, this.askedSeat);
    if (!view.choices.length) throw new Error('nobody is asked');
    this.answers.push(answers[0]);
    this.play();
  }
  get askedSeat(): number {
    return shownTo(this.game, 'spectator').view.waiting!.seat;
  }
  goBack(): void {
    this.answers.pop();
    this.takenBack++;
    this.play();
  }
}
