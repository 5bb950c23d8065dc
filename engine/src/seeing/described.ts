/** The kind of the question and what is picked; the rest says about what, as far as it is settled. */
export interface Described {
  kind: string;
  seat: number;
  fighter?: string;
  target?: string;
  space?: string;
  /** Where a move goes on from, and the movement left. */
  from?: string;
  left?: number;
  card?: string;
  option?: number | string;
  number?: number;
  opponent?: number;
  door?: string;
  token?: number;
  action?: string;
  /** Nothing is picked: no, none, enough. */
  pass?: true;
  yes?: true;
}
