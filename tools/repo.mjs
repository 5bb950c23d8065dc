import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SKIPPED = new Set(['node_modules', '.git', 'dist', 'coverage', 'reports']);

/** What git answers, line by line; nothing where there is no repository, or no commit yet. */
export function git(...command) {
  try {
    const answer = execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Every file below a folder whose name matches, as paths from that folder with forward slashes, sorted. */
export function files(folder, name) {
  return walk(folder, name)
    .map((path) => relative(folder, path).split(sep).join('/'))
    .sort();
}

function walk(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}
