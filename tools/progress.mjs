/** Tells how far a long task is: a line that renews itself on a terminal, otherwise a line now and then. */
export function progress(what, total) {
  const started = Date.now();
  const isLive = process.stderr.isTTY;
  let done = 0;
  let told = started;
  const tell = () => {
    const seconds = (Date.now() - started) / 1000;
    const left = done ? Math.round((seconds / done) * (total - done)) : 0;
    const line = `${what}: ${done} of ${total} (${Math.floor((100 * done) / total)} %), ${Math.round(seconds)} s gone, about ${left} s left`;
    process.stderr.write(isLive ? `\r${line}\x1b[K` : `${line}\n`);
    told = Date.now();
  };
  return {
    step() {
      done += 1;
      if (Date.now() - told > (isLive ? 200 : 15_000)) tell();
    },
    /** Ends the line; how many seconds it took. */
    done() {
      tell();
      if (isLive) process.stderr.write('\n');
      return Math.round((Date.now() - started) / 1000);
    },
  };
}
