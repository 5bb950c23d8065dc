/** What ends a command early: told to people, without a stack. */
export const DONE = 0;
/** A file is malformed, or a scene falls short. */
export const FELL_SHORT = 1;
/** The command was called wrongly. */
export const MISUSED = 2;

export class Failure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = FELL_SHORT) {
    super(message);
    this.exitCode = exitCode;
  }
}
export const misuse = (message: string): Failure => new Failure(message, MISUSED);
