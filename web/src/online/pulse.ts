/** Notices a connection that is dead without saying so: nothing closes it, and nothing comes. */

/** After so many milliseconds of silence the server is asked for a word; then it has so many to say one. */
export const SILENCE = 10_000;
export const PATIENCE = 8_000;

export interface Pulse {
  /** Something came over the connection. */
  beat(): void;
  stop(): void;
}

export function pulse(ask: () => void, isDead: () => void): Pulse {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (milliseconds: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const beat = (): void =>
    after(SILENCE, () => {
      after(PATIENCE, isDead);
      ask();
    });
  beat();
  return { beat, stop: () => clearTimeout(timer) };
}
