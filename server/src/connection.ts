/** One socket of one player: requests in, answers and news out. */
import type { PlayerCard, Refusal, ServerMessage } from '@peerless/protocol';
import { type Checked, parse } from './check.ts';
import type { Hall } from './hall.ts';
import { type Bucket, bucket } from './limits.ts';
import type { Look } from './look.ts';
import { REQUESTS } from './requests.ts';
import { Refused } from './table/decide.ts';

/** What a connection needs of its socket. */
export interface Wire {
  send(text: string): void;
  /** Ends it, with why. */
  close(code: number, why: string): void;
}

/** So many seconds' worth of messages may come at once. */
const BURST = 3;
/** Whoever goes on after so many refusals for being too quick is cut. */
const MOST_EXCESS = 200;
/** Tables that one connection may look at. */
export const MOST_LOOKS = 8;

export class Connection {
  player: PlayerCard | null = null;
  /** Of the key that it came with. */
  keyHash = '';
  blocked: ReadonlySet<string> = new Set();
  isInLobby = false;
  hasLobby = false;
  readonly looks = new Map<string, Look & { stop(): void }>();
  private readonly hall: Hall;
  private readonly wire: Wire;
  private readonly rate: Bucket;
  private excess = 0;
  private isClosed = false;
  /** What is asked is done one after the other. */
  private tail: Promise<void> = Promise.resolve();

  constructor(hall: Hall, wire: Wire) {
    this.hall = hall;
    this.wire = wire;
    this.rate = bucket(hall.messagesPerSecond, BURST * hall.messagesPerSecond);
    hall.connections.add(this);
  }

  send(text: string): void {
    this.wire.send(text);
  }
  say(message: ServerMessage): void {
    this.wire.send(JSON.stringify(message));
  }
  look(table: string): Look | undefined {
    return this.looks.get(table);
  }
  startLooking(table: string, looking: Look & { stop(): void }): void {
    this.looks.set(table, looking);
    this.hall.connections.looks(this, table, true);
  }
  showLobby(text: string): void {
    this.hasLobby = true;
    this.send(text);
  }

  async receive(text: string): Promise<void> {
    if (this.isClosed) return;
    const checked = parse(text);
    if (!this.rate.take(this.hall.now())) {
      this.refuse(checked.n, 'tooMany');
      if (++this.excess > MOST_EXCESS) this.cut(1008, 'tooMany');
      return;
    }
    if ('problem' in checked) return this.refuse(checked.n, 'malformed', checked.problem);
    this.tail = this.tail.then(() => this.answer(checked));
    return this.tail;
  }
  private async answer(checked: Checked): Promise<void> {
    const { hall } = this;
    if (this.isClosed) return;
    if (!this.player && checked.do !== 'hello') return this.refuse(checked.n, 'notHello');
    const started = checked.do === 'answer' ? performance.now() : 0;
    try {
      const handle = REQUESTS[checked.do] as (hall: Hall, from: Connection, asks: object) => Promise<unknown>;
      const result = await handle(hall, this, checked.asks);
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
  /** The player has changed, or is no more; or this came with a key that is none any more. */
  renew(player: PlayerCard | undefined, blocked: readonly string[], keys: readonly string[]): void {
    if (!player) return this.cut(1000, 'forgotten');
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
    const looking = this.looks.get(table);
    if (!looking) return;
    this.looks.delete(table);
    this.hall.connections.looks(this, table, false);
    looking.stop();
  }
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.hall.connections.delete(this);
    const stopAll = (): void => [...this.looks.keys()].forEach((table) => this.stopLooking(table));
    stopAll();
    // What was being done may just have begun to look.
    void this.tail.then(stopAll);
    const { player } = this;
    if (player && !this.hall.connections.of(player.id).length) void this.hall.store.stopSeeking(player.id).catch(() => {});
  }
}
