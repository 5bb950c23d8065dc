/** Where a command writes, and how. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  /** Escape codes are understood and wanted. */
  hasColors: boolean;
  wait(ms: number): Promise<void>;
}

export const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const;
export type Style = keyof typeof STYLES;

export const styled = (text: string, style: Style | undefined, { hasColors }: Terminal): string =>
  hasColors && style ? `\u001b[${STYLES[style][0]}m${text}\u001b[${STYLES[style][1]}m` : text;

/** The terminal this program was started in. */
export function ownTerminal(): Terminal {
  // A reader that stops reading, like `head`, ends the program quietly.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    hasColors: process.stdout.isTTY === true && !process.env.NO_COLOR,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
