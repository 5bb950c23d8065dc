/** What somebody who means harm does to a server, and what honest players must not notice of it. */
export interface Attack {
  name: string;
  /** What is done. */
  says: string;
  /** In a thread of its own, so that whoever measures is not disturbed; ends by itself. Figures for the report. */
  attack(target: Target): Promise<Figures>;
  /** Who plays meanwhile; by default duels are played and the server is asked whether it lives. */
  honest?: Honest;
  /** Files that the server may open at once. */
  files?: number;
  /** What is wrong beside what honest players notice. */
  problems?(outcome: Outcome): string[];
}
export interface Target {
  url: string;
  /** The address of this machine that the harm comes from: honest players have another. */
  from: string;
  seconds: number;
}
export type Figures = Record<string, number>;
export interface Outcome {
  figures: Figures;
  /** By so much the server has grown at most. */
  grownMB: number;
}
export interface Honest {
  /** Plays until it is over; how many milliseconds each thing took that counts. Begun alone, then once more under attack. */
  play(url: string, isOver: () => boolean): Promise<number[]>;
  /** What is wrong with the times under attack, beside those alone. */
  judge(alone: readonly number[], attacked: readonly number[]): string[];
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
