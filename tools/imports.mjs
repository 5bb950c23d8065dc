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
  host: { folders: ['engine', 'ai', 'protocol'], packages: false, node: false },
  server: { folders: ['engine', 'heroes', 'boards', 'ai', 'protocol', 'host'], packages: true, node: true },
  web: { folders: ['engine', 'heroes', 'boards', 'text', 'ai', 'protocol', 'host'], packages: true, node: false },
  cli: { folders: ['engine', 'heroes', 'boards', 'text', 'ai', 'protocol', 'host', 'server', 'tools'], packages: true, node: true },
  tools: { folders: ['engine', 'heroes', 'boards', 'text', 'ai', 'protocol', 'host', 'server', 'cli'], packages: true, node: true },
};

/**
 * Inside these, imports go only to what stands further left: folders and files, by their longest name; `~/texts` is every
 * folder of that name inside others.
 */
const LAYERS = {
  'engine/src/': ['data', 'machine', 'rules', 'words', 'seeing', 'files'],
  'ai/': [
    ...['once.ts', 'chance.ts', 'level-names.ts', 'observed.ts', 'distinct.ts', 'grounds.ts', 'worth.ts', 'terrain.ts', 'features.ts'],
    ...[
      'evaluate.ts',
      'net.ts',
      'nets',
      'policy.ts',
      'rollout.ts',
      'likely.ts',
      'tree.ts',
      'line.ts',
      'select.ts',
      'search.ts',
      'greedy.ts',
    ],
    ...['levels.ts', 'hint.ts', 'analyse.ts', 'players.ts', 'tactic.ts', 'index.ts'],
  ],
  'server/src/': [
    ...['within.ts', 'log.ts', 'metrics.ts', 'addresses.ts', 'degrading.ts', 'limits', 'ratings', 'store', 'bus', 'jobs', 'turns'],
    ...['people', 'tables', 'meeting', 'telling', 'hall.ts', 'door', 'governing', 'serve.ts', 'index.ts'],
  ],
  'web/src/': [
    // What everything rests on: what is kept and set, what is said, how it looks.
    ...[
      'storage.ts',
      'route.ts',
      'content.ts',
      'look/painted.ts',
      'look/widths.ts',
      'settings/settings.ts',
      'settings/silence.ts',
      'settings/met.ts',
    ],
    ...['settings/declined.ts', 'settings/sounds.ts', 'settings/sounds', 'settings/sound.ts', 'play/prompt/change.ts'],
    ...['online/refusals', '~/texts', 'texts', 'look', 'pointing'],
    // Whoever hosts a game, here or far away, and what is done with it beside playing.
    ...[
      'online/kept-player.ts',
      'online/pulse.ts',
      'online/attention.ts',
      'online/me.ts',
      'online/own-origin.ts',
      'online/connection.ts',
      'online/opened.ts',
      'host',
      'remote',
    ],
    ...['lesson/sound.ts', 'games/store.ts', 'replay/worker.ts', 'replay/analysing.ts'],
    // A game on the screen.
    ...['play/picked.ts', 'play/intents.ts', 'play/board/offers.ts', 'play/board/spots.ts', 'meetings', 'play'],
    // Screens.
    ...['offline.ts', 'games', 'replay', 'lesson', 'learn', 'heroes', 'start', 'online', 'settings', 'push', 'App.tsx', 'main.tsx'],
  ],
};
/** Here what is loaded only when it is wanted may stand further right, and so may its types. */
const LOADS_LATER = 'web/src/';
/** What heroes and boards say in a language, and the list of it, is made of what that language has. */
const SPOKEN = /^(?:heroes|boards)\/(?:.*\/)?[a-z]{2}\.ts$/;
/** Folders that import nothing of each other: what both need lies elsewhere. */
const APART = ['web/src/host', 'web/src/online'];
/** Names and looks of heroes and boards: a server serves them with the page, and knows only the rules. */
const MORE_THAN_RULES = /^@peerless\/(?:heroes|boards)\/|(?:heroes|boards)\/.*\/(?:[a-z]{2}|looks|languages)\.ts$/;

/** What a test may import in addition. */
const IN_TESTS = { folders: ['engine', 'heroes', 'boards', 'text'], packages: ['vitest', 'fast-check'] };

/** Tests that drive the page in a browser: they know what serves it, not what it is made of. */
const IN_BROWSER_TESTS = { folders: ['server', 'tools'], packages: ['vitest', 'playwright-core', 'axe-core'] };

/** What makes the page, and is not in it. */
const BUILDS_THE_PAGE = /^web\/(?:build\/|vite\.config\.ts$)/;

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
    const sources = new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
    for (const [name, source] of sources) problems.push(...problemsOf(name, source));
    for (const cycle of cycles(graphOf(sources))) problems.push(`${cycle.join(' imports ')} imports ${cycle[0]}: a cycle`);
  }
  return { seen, problems };
}

/** Which file imports which, types included. */
function graphOf(sources) {
  const within = (name) => imported(sources.get(name)).filter((target) => target.startsWith('.'));
  const lead = (name, target) => posix.join(posix.dirname(name), target);
  return new Map(
    [...sources.keys()].map((name) => [
      name,
      within(name)
        .map((target) => lead(name, target))
        .filter((to) => sources.has(to)),
    ]),
  );
}
/** One cycle for each knot of files that import each other. */
function cycles(graph) {
  const found = [];
  const done = new Set();
  const visit = (name, path) => {
    const at = path.indexOf(name);
    if (at >= 0) return void found.push(path.slice(at));
    if (done.has(name)) return;
    done.add(name);
    for (const next of graph.get(name)) visit(next, [...path, name]);
  };
  for (const name of graph.keys()) visit(name, []);
  return found;
}

function problemsOf(name, source) {
  const later = laterIn(name, source);
  const forbidden = [...new Set(imported(source))].filter((target) => !mayImport(name, target, later));
  return [...forbidden.map((target) => `${name} imports ${target}`), ...impureWords(name, source).map((word) => `${name} uses ${word}`)];
}

const withoutComments = (source) => source.replace(STRING_OR_COMMENT, (match) => (match.startsWith('/') ? '' : match));
/** What is loaded later and in no other way. */
function laterIn(name, source) {
  if (!name.startsWith(LOADS_LATER)) return [];
  const code = withoutComments(source).replace(/^[ \t]*import type\b[^'"]*['"][^'"]+['"]/gm, '');
  const [now, loaded, later] = IMPORTS.map((pattern) => [...code.matchAll(pattern)].map((match) => match[1]));
  return later.filter((target) => !now.includes(target) && !loaded.includes(target));
}

function imported(source) {
  const code = withoutComments(source);
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1]));
}

function mayImport(name, target, later) {
  const home = name.split('/')[0];
  const { folders, packages, node } = TABLE[home];
  const isTest = /\.test\.ts$|\/test\//.test(name);
  const inTests = name.startsWith('web/test/') ? IN_BROWSER_TESTS : IN_TESTS;
  const folder = folderOf(name, target);
  // By its own name a folder would pass by its layers, and a cycle would not be seen.
  if (folder === home && !target.startsWith('.') && !isTest) return false;
  if (folder === home && ((!isTest && !later.includes(target) && !isDownwards(name, target)) || leadsApart(name, target))) return false;
  if (home === 'server' && !isTest && MORE_THAN_RULES.test(target)) return false;
  if (folder !== null)
    return (
      folder === home ||
      folders.includes(folder) ||
      (folder === 'text' && SPOKEN.test(name)) ||
      (isTest && inTests.folders.includes(folder)) ||
      (folder === 'tools' && BUILDS_THE_PAGE.test(name))
    );
  if (isBuiltin(target)) return node || isTest || BUILDS_THE_PAGE.test(name);
  return packages || (isTest && inTests.packages.includes(target));
}

/** Does an import keep to the layers? What lies outside of them may import all, and nothing in them imports it. */
function isDownwards(name, target) {
  const to = posix.join(posix.dirname(name), target);
  const home = Object.keys(LAYERS).find((each) => name.startsWith(each) && to.startsWith(each));
  if (!home) return true;
  const [from, at] = [name, to].map((path) => layerOf(LAYERS[home], path.slice(home.length)));
  return from < 0 || (at >= 0 && at <= from);
}
/** The place of the longest name that leads there; −1 outside of all. */
function layerOf(layers, path) {
  const leads = (layer) => (layer.startsWith('~/') ? path.lastIndexOf(`${layer.slice(1)}/`) > 0 : `${path}/`.startsWith(`${layer}/`));
  const found = layers.filter(leads).sort((one, other) => length(other) - length(one))[0];
  return found === undefined ? -1 : layers.indexOf(found);
}
const length = (layer) => (layer.startsWith('~/') ? Number.POSITIVE_INFINITY : layer.length);

function leadsApart(name, target) {
  const partOf = (path) => APART.find((part) => path.startsWith(`${part}/`));
  const [from, to] = [partOf(name), partOf(posix.join(posix.dirname(name), target))];
  return from !== undefined && to !== undefined && from !== to;
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
