/** Who else has the processors while something is measured: other machines, and other programs on this one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Since the last look, in hundredths of a second of one processor. */
export interface Taken {
  stolen: number;
  others: number;
}

/** What is left of the machine's work without this program and whatever it has started; null where the system does not tell. */
export function takenFrom(own: number, proc = '/proc'): () => Taken | null {
  let before = totals(own, proc);
  return () => {
    const now = totals(own, proc);
    const last = before;
    before = now;
    if (!now || !last) return null;
    // Programs are counted a moment before or after the machine is.
    return { stolen: now.stolen - last.stolen, others: Math.max(0, now.busy - last.busy - (now.own - last.own)) };
  };
}
function totals(own: number, proc: string): { stolen: number; busy: number; own: number } | null {
  try {
    const [user, nice, system, , , , , stolen] = readFileSync(join(proc, 'stat'), 'utf8').split(/\s+/, 9).slice(1).map(Number);
    return { stolen, busy: user + nice + system, own: ownTicks(own, proc) };
  } catch {
    return null;
  }
}

interface Program {
  parent: number;
  /** With that of the programs it has started and that are gone. */
  ticks: number;
}
function ownTicks(own: number, proc: string): number {
  const programs = new Map(
    readdirSync(proc).flatMap((name): [number, Program][] => {
      const found = /^\d+$/.test(name) ? program(join(proc, name, 'stat')) : null;
      return found ? [[Number(name), found]] : [];
    }),
  );
  const isOwn = (pid: number): boolean => pid === own || (programs.has(pid) && isOwn(programs.get(pid)!.parent));
  return [...programs].reduce((sum, [pid, { ticks }]) => (isOwn(pid) ? sum + ticks : sum), 0);
}
function program(file: string): Program | null {
  try {
    // The name of a program may hold anything, brackets too.
    const fields = readFileSync(file, 'utf8').split(/.*\) /s)[1].split(' ');
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) };
  } catch {
    return null; // It has just ended.
  }
}

/** A second in which others have more than this is disturbed, and so are those after it, while what was left lying is caught up with. */
const MOST: Taken = { stolen: 4, others: 10 };
const CATCHING_UP = 3;
export function disturbed(seconds: readonly Taken[]): Set<number> {
  const found = new Set<number>();
  seconds.forEach(({ stolen, others }, second) => {
    if (stolen <= MOST.stolen && others <= MOST.others) return;
    for (let after = second; after < Math.min(second + CATCHING_UP, seconds.length); after++) found.add(after);
  });
  return found;
}
