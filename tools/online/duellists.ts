/** Two people who play one game after another against each other, whatever happens to their lines. */
import type { Choice } from '@peerless/engine';
import { PACES, type Push, type TableOptions, type TableState } from '@peerless/protocol';
import { type Client, connect, NotNow, PATIENT_PACES, type Player, QUICK, UNDEFENDED } from './client.ts';
import { type History, hear, newHistory } from './history.ts';

/** An answer that the server has said it has. */
export interface Acknowledged {
  at: number;
  seat: number;
  choice: Choice;
}
export interface Played {
  table: string;
  players: [Player, Player];
  histories: [History, History];
  acknowledged: Acknowledged[];
}
export interface Surroundings {
  /** Addresses of the servers, as players reach them. */
  urls: readonly string[];
  random(): number;
  isOver(): boolean;
  /** One more, so many milliseconds after the one before in the same game. */
  onAnswer(silence: number): void;
  /** A player is at the table, for the first time or again; and no more. `lost` is when which server was lost. */
  onBack(lost: { url: string; at: number } | null): void;
  onLost(): void;
}
interface Game extends Played {
  invite: string;
}
interface Seat {
  number: 0 | 1;
  player: Player;
  client: Client | null;
  game: Game | null;
  state: TableState | null;
  answers: Choice[];
  at: number;
  /** Something may be done. */
  wake(): void;
}

/** As the page does it. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const TOO_LONG = 5_000;
const PAUSE = 250;
const LONGEST_THOUGHT = 40;
/** How often out of the answers given somebody wants something else. */
const TAKE_BACK = 0.01;
const PHRASE = 0.01;
const STANDING = 0.02;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const soon = async <T>(promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotNow('anything', 'late')), TOO_LONG);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Plays until it is over; gives every game with what both have seen of it. */
export async function duellists(players: [Player, Player], around: Surroundings): Promise<Played[]> {
  const { urls, random, isOver, onAnswer, onBack, onLost } = around;
  const games: Game[] = [];
  let answered = performance.now();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];

  const run = async (number: 0 | 1): Promise<void> => {
    const seat: Seat = { number, player: players[number], client: null, game: null, state: null, answers: [], at: 0, wake: () => {} };
    let wait = FIRST_WAIT;
    let url = pick(urls);
    let lost: { url: string; at: number } | null = null;
    while (!isOver()) {
      let client: Client | undefined;
      try {
        client = await soon(
          connect(
            url,
            seat.player,
            (push) => client && listen(seat, push),
            () => seat.wake(),
          ),
        );
        seat.client = client;
        if (seat.game) await open(seat, seat.game);
        onBack(lost);
        lost = null;
        wait = FIRST_WAIT;
        try {
          while (client.isOpen && !isOver()) await act(seat);
        } finally {
          onLost();
        }
      } catch (problem) {
        if (!isPassing(problem)) throw problem;
      }
      client?.tear();
      client = undefined;
      lost ??= { url, at: performance.now() };
      url = urls[(urls.indexOf(url) + 1) % urls.length];
      await sleep(wait * (0.5 + random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    }
  };

  function listen(seat: Seat, push: Push): void {
    const { game } = seat;
    if (game && 'table' in push && push.table.id === game.table) seat.state = push.table;
    if (game && 'update' in push && push.update.id === game.table) {
      hear(game.histories[seat.number], push);
      seat.answers = push.update.answers;
      seat.at = push.at;
    }
    seat.wake();
  }
  async function open(seat: Seat, game: Game): Promise<void> {
    seat.game = game;
    seat.answers = [];
    const { had, isOver: isSeen } = game.histories[seat.number];
    const asks = { table: game.table, ...(game.invite ? { invite: game.invite } : {}), ...(had && !isSeen ? { have: had } : {}) };
    seat.state = (await soon(seat.client!.ask('open', asks))).table;
  }

  async function act(seat: Seat): Promise<void> {
    const latest = games.at(-1);
    const done = latest?.histories.every((history) => history.isOver) ?? true;
    if (seat.number === 0 && done) return begin(seat);
    if (latest && seat.game !== latest) return open(seat, latest);
    if (seat.game && seat.state?.mine.length === 0) return sit(seat, seat.game);
    if (seat.game && seat.answers.length) return answer(seat, seat.game);
    if (seat.game && seat.state?.takeBack && !seat.state.takeBack.agreed.includes(seat.number)) return consent(seat, seat.game);
    await rest(seat);
  }
  const rest = (seat: Seat): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE);
      seat.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  async function begin(seat: Seat): Promise<void> {
    const rated = random() < 0.5;
    const options: TableOptions = { ...QUICK, rated, clock: PACES[pick(PATIENT_PACES)] };
    const { table } = (random() < 0.5 && (await challenge(seat, options))) || (await create(seat, options));
    const game: Game = { table, players, histories: [newHistory(), newHistory()], acknowledged: [], invite: '' };
    await open(seat, game);
    game.invite = seat.state!.invite!;
    games.push(game);
  }
  const create = (seat: Seat, options: TableOptions): Promise<{ table: string }> =>
    soon(
      seat.client!.ask('create', {
        options: { ...options, isPublic: options.rated },
        seats: [{ kind: 'open' }, { kind: 'open' }],
        mine: 0,
      }),
    );
  /** Null while another challenge waits, of which this player was not told because the line broke. */
  const challenge = (seat: Seat, options: TableOptions): Promise<{ table: string } | null> =>
    soon(seat.client!.ask('challenge', { player: players[1].id, options, mine: 0 })).catch((problem) => {
      if (isRefused(problem, ['busy'])) return null;
      throw problem;
    });
  async function sit(seat: Seat, game: Game): Promise<void> {
    await refusable(seat.client!.ask('sit', { table: game.table, seat: seat.number, invite: game.invite }));
    await open(seat, game);
  }
  async function answer(seat: Seat, game: Game): Promise<void> {
    await sleep(random() * LONGEST_THOUGHT);
    const { answers, at } = seat;
    if (!answers.length) return;
    const choice = pick(answers);
    seat.answers = [];
    const why = await refusable(seat.client!.ask('answer', { table: game.table, at, choice }));
    if (why === null) {
      game.acknowledged.push({ at, seat: seat.number, choice });
      onAnswer(performance.now() - answered);
      answered = performance.now();
      if (random() < TAKE_BACK) await refusable(seat.client!.ask('takeBack', { table: game.table, say: 'ask' }));
      if (random() < STANDING) {
        const answers = random() < 0.5 ? UNDEFENDED : [];
        await refusable(seat.client!.ask('standing', { table: game.table, answers }));
      }
      if (random() < PHRASE) await refusable(seat.client!.ask('phrase', { table: game.table, phrase: 'thinking' }));
    } else if (seat.at === at && why !== 'stale') {
      // The server could not, for now: what was offered is still offered.
      await sleep(PAUSE);
      if (seat.at === at && !seat.answers.length) seat.answers = answers;
    }
  }
  async function consent(seat: Seat, game: Game): Promise<void> {
    await refusable(seat.client!.ask('takeBack', { table: game.table, say: random() < 0.75 ? 'agree' : 'refuse' }));
    if (seat.state) seat.state = { ...seat.state, takeBack: null };
  }

  await Promise.all([run(0), run(1)]);
  return games;
}

const BROKEN = ['broken', 'late'];
/** What a server in trouble says; any other refusal is a fault of ours or of the server. */
const PASSING = [...BROKEN, 'busy', 'tooMany'];
const HARMLESS = ['busy', 'stale', 'notNow', 'notYourTurn', 'ratedGame', 'tooMany', 'tooSoon'];
const isRefused = (problem: unknown, why: readonly string[]): problem is NotNow => problem instanceof NotNow && why.includes(problem.why);
const isPassing = (problem: unknown): boolean =>
  isRefused(problem, PASSING) ||
  (problem instanceof Error && ('code' in problem || /socket hang up|Unexpected server response|closed before/.test(problem.message)));
/** Why it was refused; null if it was not. A broken connection goes on as such. */
const refusable = (asked: Promise<unknown>): Promise<string | null> =>
  soon(asked).then(
    () => null,
    (problem) => {
      if (isRefused(problem, HARMLESS)) return problem.why;
      throw problem;
    },
  );
