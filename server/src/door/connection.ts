/** One socket of one player: requests in, answers and news out. */
import { Refused } from '@peerless/host';
import type { PlayerCard, Refusal, ServerMessage } from '@peerless/protocol';
import type { Budget, Purse } from '../limits/budget.ts';
import { FRAME, read, WEIGHTS } from '../limits/weights.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Computers } from '../tables/computers.ts';
import type { Connected, Connections, Renewed } from '../tables/connections.ts';
import type { Onlooking } from '../tables/onlooking.ts';
import { type Checked, parse } from './check.ts';

/** As a socket is told that it has broken the rules; it is not listened to after that. */
export const BROKEN_RULES = 1008;
/** What a connection needs of its socket. */
export interface Wire {
  send(text: string): void;
  /** Ends it, with why. */
  close(code: number, why: string): void;
}

/** What it needs of the server around it. */
export interface Surroundings {
  budget: Budget;
  connections: Connections;
  computers: Pick<Computers, 'attend'>;
  store: Pick<Store, 'leave'>;
  metrics: Pick<Metrics, 'refusals' | 'cut' | 'answerSeconds'>;
  steady(): number;
  failed(what: 'request', problem: unknown, about: Record<string, string>): void;
}
/** Does what is asked, or throws Refused. */
export type Serve = (from: Connection, asked: Checked) => Promise<unknown>;

/** Whoever goes on after so many refusals for being too quick is cut. */
const MOST_EXCESS = 200;
/** The same for bytes beyond all measure, by their weight. */
const MOST_FLOOD = 50;
/** Tables that one connection may look at. */
export const MOST_ONLOOKING = 8;
/** Anything that is no request. */
const MALFORMED = 1;

export class Connection implements Connected {
  player: PlayerCard | null = null;
  /** Of the key that it came with. */
  keyHash = '';
  blocked: ReadonlySet<string> = new Set();
  isInLobby = false;
  isAway = false;
  hasLobby = false;
  readonly onlooking = new Map<string, Onlooking & { stop(): void }>();
  private readonly hall: Surroundings;
  private readonly serve: Serve;
  private readonly wire: Wire;
  /** What pays for the work that is done for it. */
  readonly purse: Purse;
  /** '' where there is none. */
  readonly address: string;
  private excess = 0;
  private flood = 0;
  private isClosed = false;
  /** What is asked is done one after the other. */
  private tail: Promise<void> = Promise.resolve();

  constructor(hall: Surroundings, serve: Serve, wire: Wire, address = '') {
    this.hall = hall;
    this.serve = serve;
    this.wire = wire;
    this.address = address;
    this.purse = hall.budget.purse(address);
    hall.connections.add(this);
  }

  send(text: string): void {
    this.wire.send(text);
  }
  say(message: ServerMessage): void {
    this.wire.send(JSON.stringify(message));
  }
  look(table: string): Onlooking | undefined {
    return this.onlooking.get(table);
  }
  startLooking(table: string, looking: Onlooking & { stop(): void }): void {
    this.onlooking.set(table, looking);
    this.hall.connections.onlooking(this, table, true);
    void this.hall.computers.attend(table).catch(() => {});
  }
  /** Whoever is away from the page does not see what it shows. */
  goAway(on: boolean): void {
    this.isAway = on;
    for (const looking of this.onlooking.values()) looking.attend();
  }
  showLobby(text: string): void {
    this.hasLobby = true;
    this.send(text);
  }

  async receive(text: string): Promise<void> {
    if (this.isClosed) return;
    const checked = parse(text);
    const isMalformed = 'problem' in checked;
    const wait = this.purse.take(isMalformed ? MALFORMED : WEIGHTS[checked.do]);
    if (wait === null) {
      this.refuse(checked.n, 'tooMany');
      return this.exceed();
    }
    if (isMalformed) return this.refuse(checked.n, 'malformed', checked.problem);
    const at = this.hall.steady() + wait;
    this.tail = this.tail.then(() => this.until(at)).then(() => this.answer(checked));
    return this.tail;
  }
  /** So many bytes have come, whatever they say. */
  hasRead(bytes: number): void {
    const weight = read(bytes);
    if (this.isClosed || this.purse.take(weight) !== null) return;
    this.flood += weight;
    if (this.flood > MOST_FLOOD) this.cut(BROKEN_RULES, 'tooMany');
  }
  /** A frame has come that is no message; true if it shall be answered. */
  mayAnswerFrame(): boolean {
    if (this.isClosed) return false;
    const isEnough = this.purse.take(FRAME) !== null;
    if (!isEnough) this.exceed();
    return isEnough;
  }
  private exceed(): void {
    if (++this.excess > MOST_EXCESS) this.cut(BROKEN_RULES, 'tooMany');
  }
  private until(time: number): Promise<void> | undefined {
    const left = time - this.hall.steady();
    return left > 0 && !this.isClosed ? new Promise((resolve) => setTimeout(resolve, left).unref()) : undefined;
  }
  private async answer(checked: Checked): Promise<void> {
    const { hall } = this;
    if (this.isClosed) return;
    if (!this.player && checked.do !== 'hello') return this.refuse(checked.n, 'notHello');
    const started = checked.do === 'answer' ? performance.now() : 0;
    try {
      const result = await this.serve(this, checked);
      this.say({ n: checked.n, ok: result ?? null });
      if (started) hall.metrics.answerSeconds.observe((performance.now() - started) / 1000);
    } catch (problem) {
      if (problem instanceof Refused)
        return this.refuse(checked.n, problem.why, problem.message === problem.why ? undefined : problem.message);
      hall.failed('request', problem, { request: checked.do });
      this.refuse(checked.n, 'busy');
    }
  }
  private refuse(n: number, no: Refusal, detail?: string): void {
    this.hall.metrics.refusals.inc({ why: no });
    this.say(detail === undefined ? { n, no } : { n, no, detail });
  }
  renew({ player, blocked, keys, isBanned }: Renewed): void {
    if (!player) return this.cut(1000, 'forgotten');
    if (isBanned) return this.cut(BROKEN_RULES, 'banned');
    if (!keys.includes(this.keyHash)) return this.cut(1008, 'revoked');
    this.player = player;
    this.blocked = new Set(blocked);
  }
  cut(code: number, why: string): void {
    this.hall.metrics.cut.inc({ why });
    this.close();
    this.wire.close(code, why);
  }

  stopLooking(table: string): void {
    const looking = this.onlooking.get(table);
    if (!looking) return;
    this.onlooking.delete(table);
    this.hall.connections.onlooking(this, table, false);
    looking.stop();
  }
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.hall.connections.delete(this);
    const stopAll = (): void => [...this.onlooking.keys()].forEach((table) => this.stopLooking(table));
    stopAll();
    // What was being done may just have begun to look.
    void this.tail.then(stopAll);
    const { player } = this;
    if (player && !this.hall.connections.of(player.id).length) void this.hall.store.leave(player.id).catch(() => {});
  }
}
