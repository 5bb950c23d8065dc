/** A server that gets hostile bytes, who plays there, and what became of it all. */
import type { Player } from '../client.ts';
import type { Chance } from './chance.ts';

export interface SocketFigures {
  messages: number;
  requests: number;
  raw: number;
  statuses: Record<string, number>;
  problems: string[];
}
export interface Attacked {
  url: string;
  people: Player[];
  chance: Chance;
  figures: SocketFigures;
}
