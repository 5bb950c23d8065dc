/** A sound copy of a database in one file, while everything goes on. */
import { chmod, lstat, mkdtemp, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import AsyncLibsql from 'libsql/promise';
import { BESIDE, OWN, PATIENCE } from './file.ts';

/** By a connection of its own, beside the event loop; complete or not there at all. What is there already is never overwritten. */
export async function backup(file: string, copy: string): Promise<void> {
  await checkNames(file, copy);
  // A folder of its own: whatever else is called so is left alone, and nobody else reads what is not finished.
  const folder = await mkdtemp(`${resolve(copy)}.`);
  const draft = join(folder, 'draft');
  try {
    await copied(file, draft);
    // Whoever comes first has the name; only what is ours is replaced.
    await (await open(copy, 'wx', OWN).catch(taken(copy))).close();
    await rename(draft, copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copied(file: string, draft: string): Promise<void> {
  const reader = new AsyncLibsql(file, { timeout: PATIENCE });
  try {
    await (await reader.prepare('VACUUM INTO ?')).all([draft]);
  } finally {
    reader.close();
  }
  await chmod(draft, OWN);
  const written = await open(draft, 'r+');
  await written.sync();
  await written.close();
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT') return false;
      throw problem;
    },
  );
const taken =
  (copy: string) =>
  (problem: NodeJS.ErrnoException): never => {
    throw problem.code === 'EEXIST' ? inTheWay(copy) : problem;
  };
const inTheWay = (copy: string): Error => new Error(`${copy} is there already, and a backup overwrites nothing: give it another name`);

async function checkNames(file: string, copy: string): Promise<void> {
  if (!(await isThere(file))) throw new Error(`there is no database at ${file}: name the folder of the server by --data`);
  if (!(await isThere(dirname(copy)))) throw new Error(`there is no folder ${dirname(copy)}: make it first`);
  if (await isThere(copy)) throw inTheWay(copy);
  const [real, place] = await Promise.all([realpath(file), realpath(dirname(copy))]);
  if (BESIDE.some((end) => `${real}${end}` === join(place, basename(copy))))
    throw new Error(`${copy} would be taken for a part of the database: give the backup another name`);
}
