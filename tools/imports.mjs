import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { files } from './repo.mjs';

/** What each folder may import besides itself; `packages` and `node` say whether npm packages and Node's modules are allowed. */
const TABLE = {
  engine: { folders: [], packages: false, node: false },
  heroes: { folders: ['engine'], packages: false, node: false },
  boards: { folders: ['engine'], packages: false, node: false },
  text: { folders: ['engine'], packages: false, node: false },
  ai: { folders: ['engine'], packages: false, node: false },
  protocol: { folders: ['engine', 'ai'], packages: false, node: false },
  server: { folders: ['engine', 'heroes', 'boards', 'ai', 'protocol'], packages: true, node: true },
  web: { folders: ['engine', 'heroes', 'boards', 'text', 'ai', 'protocol'], packages: true, node: false },
  cli: { folders: ['engine', 'heroes', 'boards', 'text', 'ai', 'protocol', 'server', 'tools'], packages: true, node: true },
  tools: { folders: ['engine', 'heroes', 'boards', 'text', 'ai', 'protocol', 'server', 'cli'], packages: true, node: true },
};

/** What a test may import in addition. */
const IN_TESTS = { folders: ['engine', 'heroes', 'boards', 'text'], packages: ['vitest', 'fast-check'] };

/** Tests that drive the page in a browser: they know what serves it, not what it is made of. */
const IN_BROWSER_TESTS = { folders: ['server', 'tools'], packages: ['vitest', 'playwright-core', 'axe-core'] };

/** What makes the page, and is not in it. */
const BUILDS_THE_PAGE = 'web/build/';

const IMPURE = ['Math.random', 'Date', 'performance', 'setTimeout', 'setInterval', 'console', 'globalThis'];

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const STRING_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const IMPORTS = [
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^[ \t]*import\s*['"]([^'"]+)['"]/gm,
  /\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g,
];

/** Reads every source file of the folders in the table and lists what breaks it; `seen` says how many files each folder had. */
export function checkImports(root) {
  /** @type {Record<string, number>} */
  const seen = {};
  const problems = [];
  for (const folder of Object.keys(TABLE)) {
    const names = files(join(root, folder), SOURCE).map((name) => `${folder}/${name}`);
    seen[folder] = names.length;
    for (const name of names) problems.push(...problemsOf(name, readFileSync(join(root, name), 'utf8')));
  }
  return { seen, problems };
}

function problemsOf(name, source) {
  const forbidden = imported(source).filter((target) => !mayImport(name, target));
  return [...forbidden.map((target) => `${name} imports ${target}`), ...impureWords(name, source).map((word) => `${name} uses ${word}`)];
}

function imported(source) {
  const code = source.replace(STRING_OR_COMMENT, (match) => (match.startsWith('/') ? '' : match));
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1]));
}

function mayImport(name, target) {
  const home = name.split('/')[0];
  const { folders, packages, node } = TABLE[home];
  const isTest = /\.test\.ts$|\/test\//.test(name);
  const inTests = name.startsWith('web/test/') ? IN_BROWSER_TESTS : IN_TESTS;
  const folder = folderOf(name, target);
  if (folder !== null) return folder === home || folders.includes(folder) || (isTest && inTests.folders.includes(folder));
  if (isBuiltin(target)) return node || isTest || name.startsWith(BUILDS_THE_PAGE);
  return packages || (isTest && inTests.packages.includes(target));
}

/** The folder of this repository that an import leads to, or null if it leads outside. */
function folderOf(name, target) {
  if (target.startsWith('.')) return posix.join(posix.dirname(name), target).split('/')[0];
  return /^@peerless\/([^/]+)/.exec(target)?.[1] ?? null;
}

function impureWords(name, source) {
  if (!name.startsWith('engine/src/')) return [];
  const code = source.replace(STRING_OR_COMMENT, (match) => (match.startsWith('`') ? match : ''));
  return IMPURE.filter((word) => new RegExp(`(?<![\\w.])${word.replace('.', '\\s*\\.\\s*')}\\b`).test(code));
}
