/** What requests cost, in fifths of a millisecond of the server's time or thereabouts. */
import type { Request } from '@peerless/protocol';

/** Known before: what is read, written and told. Most are answered from memory. */
export const WEIGHTS: Record<Request, number> = {
  hello: 2,
  ping: 1,
  away: 1,
  lobby: 2,
  seek: 5,
  stopSeeking: 2,
  take: 5,
  create: 5,
  challenge: 5,
  decline: 3,
  open: 3,
  close: 1,
  sit: 3,
  stand: 3,
  computer: 3,
  pick: 3,
  ban: 3,
  answer: 1,
  standing: 3,
  concede: 3,
  takeBack: 3,
  draw: 3,
  claim: 1,
  rematch: 5,
  phrase: 1,
  chat: 1,
  plan: 1,
  report: 5,
  past: 2,
  prospect: 2,
  why: 1,
  knowledge: 2,
};
/** A game is played again from its beginning, to be told or to be looked at. */
const ANSWERS_REPLAYED = 40;
export const replayed = (answers: number): number => answers / ANSWERS_REPLAYED;
/** All who look at a table are told. */
const SOCKETS_TOLD = 20;
export const told = (sockets: number): number => sockets / SOCKETS_TOLD;
/** Bytes that came, whatever they say. */
const BYTES_READ = 1024;
export const read = (bytes: number): number => bytes / BYTES_READ;
/** A frame that is no message. */
export const FRAME = 0.5;

/** Over HTTP: a file of the page; anything that is asked; what is looked up or measured for operators. */
export const PAGE = 0.2;
export const ASKED = 1;
export const MEASURED = 10;
/** One record of a finished game. */
export const RECORD = 1;
