import type { Refusal } from '@peerless/protocol';

/** Something that may not happen, and why. */
export class Refused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal, detail?: string) {
    super(detail ?? why);
    this.why = why;
  }
}
export const refuse = (why: Refusal, detail?: string): never => {
  throw new Refused(why, detail);
};
