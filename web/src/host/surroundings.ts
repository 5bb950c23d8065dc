import type { Push } from './host.ts';

/** What a host needs of whatever it runs in. */
export interface Surroundings {
  tell(push: Push): void;
  /** Milliseconds. */
  now(): number;
  /** Lets waiting messages in, for so many milliseconds or as long as it takes. */
  breathe(milliseconds?: number): Promise<void>;
}
