/** What the suite wants of a browser, of whatever make: it is all that differs between them. */
export interface Engine {
  /** A device of its own: a window of `SIZE`, nothing kept. */
  open(): Promise<Tab>;
  /** Ends it, whatever is still open. */
  close(): Promise<void>;
}

export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, once it is there. */
  run<T>(expression: string): Promise<T>;
  /** The mouse goes to a place of the window and presses its button. */
  press(x: number, y: number): Promise<void>;
  /** Keys by their names in `KeyboardEvent`, one after the other. */
  type(...keys: string[]): Promise<void>;
  /** What the console of the browser told as errors, if it tells. */
  errors: string[];
  close(): Promise<void>;
}

export const SIZE = { width: 1440, height: 900 };
