/** What operators read: one JSON object a line. Keys, codes and invitations never go in. */
export type Log = (what: string, about?: Record<string, string | number | boolean | undefined>) => void;

export const jsonLog =
  (write: (line: string) => void, now: () => number): Log =>
  (what, about) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), what, ...about })}\n`);
export const noLog: Log = () => {};
