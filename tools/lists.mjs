import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './repo.mjs';

/** Writes the lists of what lies in folders: words, heroes and boards are found by existing. Touches nothing that is up to date. */
export function lists(root = ROOT) {
  const made = {
    ...words(root),
    ...texts(root),
    ...languageLists(root),
    ...heroes(root),
    ...boards(root),
    ...pictured(root),
    ...referred(root),
  };
  for (const [path, text] of Object.entries(made)) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const MADE = 'Made by tools/lists.mjs from the folders beside it.';
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const line = (does, names, path) => `${does} { ${names} } from '${path}';\n`;
/** `hero-rules` holds words of the kind `heroRule`. */
const kindOf = (folder) => camel(folder).replace(/s$/, '');

function words(root) {
  const home = 'engine/src/words';
  const kinds = foldersIn(join(root, home)).map((folder) => ({
    folder,
    kind: kindOf(folder),
    words: foldersIn(join(root, home, folder)).map((name) => ({
      path: `./${folder}/${name}/word.ts`,
      sample: existsSync(join(root, home, folder, name, 'sample.ts')) ? `./${folder}/${name}/sample.ts` : null,
      as: camel(`${kindOf(folder)}-${name}`),
      says: said(readFileSync(join(root, home, folder, name, 'word.ts'), 'utf8')),
    })),
  }));
  const all = kinds.flatMap(({ words }) => words);
  return {
    [`${home}/all.ts`]: `/** Every word there is. ${MADE} */
${line('import', 'learnWords', '../data/vocabulary.ts')}${all.map(({ path, as }) => line('import', `word as ${as}`, path)).join('')}
${kinds.map(({ kind, words }) => `learnWords('${kind}', [${words.map(({ as }) => as).join(', ')}]);\n`).join('')}`,
    [`${home}/say.ts`]: `/** How to say every word. ${MADE} */
${all
  .filter(({ says }) => says.length)
  .map(({ path, says }) => line('export', says.join(', '), path))
  .join('')}`,
    [`${home}/samples.ts`]: samples(kinds),
  };
}
const samples = (kinds) => {
  const sampled = kinds.map(({ kind, words }) => ({ kind, words: words.filter(({ sample }) => sample) }));
  return `/** Examples of the words that hold something. ${MADE} */
${sampled
  .flatMap(({ words }) => words)
  .map(({ sample, as }) => line('import', `samples as ${as}`, sample))
  .join('')}
export const SAMPLES = {
${sampled.map(({ kind, words }) => `  ${kind}: [${words.map(({ as }) => `...${as}`).join(', ')}],\n`).join('')}};
`;
};
/** What each language says of the words: `text/en/words/verbs/draw.ts` and so on. */
function texts(root) {
  return Object.fromEntries(
    languages(root).map((lang) => {
      const home = `text/${lang}/words`;
      const kinds = foldersIn(join(root, home)).map((folder) => ({
        name: camel(folder),
        words: filesIn(join(root, home, folder))
          .map((file) => file.replace(/\.ts$/, ''))
          .map((word) => ({ name: camel(word), path: `./${folder}/${word}.ts`, as: camel(`${kindOf(folder)}-${word}`) })),
      }));
      const all = kinds.flatMap(({ words }) => words);
      const listed = ({ name, words }) => `  ${name}: { ${words.map((word) => `${word.name}: ${word.as}`).join(', ')} },\n`;
      return [
        `${home}/all.ts`,
        `/** What the language says of every word. ${MADE} */
${all.map(({ path, as }) => line('import', `text as ${as}`, path)).join('')}
export const WORDS = {
${kinds.map(listed).join('')}};
`,
      ];
    }),
  );
}
/** A language is a folder with a `language.ts`. */
export const languages = (root = ROOT) =>
  foldersIn(join(root, 'text')).filter((name) => existsSync(join(root, 'text', name, 'language.ts')));

/** What the page has of each language, one file a language: it loads one only. */
const LOADED = [
  'web/src/texts',
  'web/src/texts/game',
  'web/src/online/texts',
  'web/src/lesson/texts',
  'web/src/meetings/texts',
  'web/src/learn/rules',
];

function languageLists(root) {
  const langs = languages(root);
  const loaders = langs.map((lang) => `  ${lang}: () => import('./${lang}.ts'),\n`).join('');
  return {
    'text/lists/languages.ts': `/** Every language. ${MADE} */
${line('import type', 'Lang, Language', '../language.ts')}${langs.map((lang) => line('import', `language as ${lang}`, `../${lang}/language.ts`)).join('')}
export const LANGUAGES: Record<Lang, Language> = { ${langs.join(', ')} };
`,
    'text/lists/forms.ts': `/** The names of things in every language. ${MADE} */
${langs.map((lang) => `export * as ${lang} from '../${lang}/forms.ts';\n`).join('')}`,
    ...Object.fromEntries(
      LOADED.map((home) => [`${home}/all.ts`, `/** Loads a language. ${MADE} */\nexport const LOAD = {\n${loaders}};\n`]),
    ),
    ...Object.fromEntries(
      langs.map((lang) => [
        `web/src/texts/game/${lang}.ts`,
        `/** The game in one language, with the names of all heroes and boards. ${MADE} */
import '@peerless/boards/${lang}';
import '@peerless/heroes/${lang}';

${line('export', 'language', `@peerless/text/${lang}`)}`,
      ]),
    ),
  };
}
/** What the file of a word exports besides the word itself. */
const said = (source) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).filter((name) => name !== 'word');

/** A hero is a folder with a `hero.ts`. */
const heroes = (root) => things(root, 'heroes', 'hero');
/** A board is a folder with a `board.ts`. */
const boards = (root) => things(root, 'boards', 'board');

/** What lists tell of the folders of a kind of thing. */
export function things(root, home, what) {
  const folders = foldersIn(join(root, home))
    .filter((name) => name !== 'lists')
    .map((name) => ({ name, files: filesIn(join(root, home, name)) }));
  const named = folders.flatMap(({ name, files }) => files.filter((file) => LANGUAGE.test(file)).map((file) => ({ name, file })));
  const langs = [...new Set(named.map(({ file }) => file.slice(0, 2)))].sort();
  return {
    [`${home}/lists/${home}.ts`]: definitions(
      home,
      what,
      folders.filter(({ files }) => files.includes(`${what}.ts`)).map(({ name }) => name),
    ),
    [`${home}/lists/looks.ts`]: looks(
      what,
      folders
        .filter(({ files }) => files.some((file) => LOOK.test(file)))
        .map(({ name, files }) => [name, lookOf(join(root, home, name), files)]),
    ),
    ...Object.fromEntries(langs.map((lang) => [`${home}/lists/${lang}.ts`, inLanguage(home, lang, folders)])),
    [`${home}/lists/languages.ts`]: `/** How ${home} are called in every language. ${MADE} */
${langs.map((lang) => `import './${lang}.ts';\n`).join('')}`,
  };
}
/** Pictures, and what is said of the look in a file. */
const LOOK = /\.svg$|^look\.json$/;
/** `cards/feint.svg` beside a hero is the picture of its card `feint`. */
const OF_CARD = /^cards\/([\w-]+)\.svg$/;
/** `rules/` of a hero holds what the reference tells of it. */
const OF_RULES = /^rules\//;
/** `en.ts` beside a definition holds its names in English. */
const LANGUAGE = /^[a-z]{2}\.ts$/;

const definitions = (home, what, names) => `/** Every ${what} there is. ${MADE} */
${names.map((name) => line('import', camel(name), `../${name}/${what}.ts`)).join('')}
export const ${home.toUpperCase()} = [${names.map(camel).join(', ')}];
`;

/** Names, and the words that a hero brings along: each a folder in its own. */
function inLanguage(home, lang, folders) {
  const speak = folders.filter(({ files }) => files.includes(`${lang}.ts`)).map(({ name }) => name);
  const own = folders.flatMap(({ name, files }) =>
    files
      .filter((file) => file.endsWith(`/${lang}.ts`) && !OF_RULES.test(file))
      .map((file) => ({ word: camel(dirname(file)), home: `${home}/${name}/${dirname(file)}`, path: `../${name}/${file}` })),
  );
  checkApart(own);
  return `/** How ${home} are called in one language, and how the words of their own are said. ${MADE} */
${line('import', 'know', `@peerless/text/${lang}/names`)}${own.length ? line('import', 'knowOwn', `@peerless/text/${lang}/own`) : ''}${speak
  .map((name) => line('import', `names as ${camel(name)}`, `../${name}/${lang}.ts`))
  .join('')}${own.map(({ word, path }) => line('import', word, path)).join('')}
know(${speak.map(camel).join(', ')});
${own.length ? `knowOwn({ ${own.map(({ word }) => word).join(', ')} });\n` : ''}`;
}

/** A word of somebody's own is known by its name alone. */
function checkApart(own) {
  for (const [i, { word, home }] of own.entries()) {
    const other = own.slice(0, i).find((each) => each.word === word);
    if (other)
      throw new Error(`${other.home} and ${home} are two words of one name: call one of them otherwise, or make it a word for all`);
  }
}

const lookOf = (folder, files) => ({
  ...(files.includes('look.json') ? JSON.parse(readFileSync(join(folder, 'look.json'), 'utf8')) : {}),
  pictures: files.filter((file) => file.endsWith('.svg') && !OF_CARD.test(file)).map((file) => file.slice(0, -'.svg'.length)),
});
const looks = (
  what,
  found,
) => `/** How each ${what} looks, as far as it says: an accent colour, tones by day and by night, and which pictures lie with it. ${MADE} */
interface Look {
  readonly accent?: string;
  readonly tones?: { readonly day: readonly string[]; readonly night: readonly string[] };
  readonly pictures: readonly string[];
}
export const LOOKS: Readonly<Record<string, Look>> = {
${found.map(([name, look]) => `  '${name}': ${JSON.stringify(look)},\n`).join('')}};
`;

/** The pictures of cards, each called by what is in it: such a file never changes. */
export function cardPictures(root = ROOT) {
  const home = join(root, 'heroes');
  return foldersIn(home).flatMap((hero) =>
    filesIn(join(home, hero)).flatMap((file) => {
      const card = OF_CARD.exec(file)?.[1];
      if (card === undefined) return [];
      const picture = readFileSync(join(home, hero, file));
      return [{ hero, card, picture, print: createHash('sha256').update(picture).digest('base64url').slice(0, 8) }];
    }),
  );
}
function pictured(root) {
  const all = cardPictures(root);
  const listed = (of) =>
    all
      .filter(({ hero }) => hero === of)
      .map(({ card, print }) => `'${card}': '${print}'`)
      .join(', ');
  return {
    'heroes/lists/card-pictures.ts': `/** Which cards have a picture, and by what it is called: the start of a hash of it. ${MADE} */
export const CARD_PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${[...new Set(all.map(({ hero }) => hero))].map((hero) => `  '${hero}': { ${listed(hero)} },\n`).join('')}};
`,
  };
}

/** What the reference tells of heroes: on which rules it rests, and the texts in each language. */
function referred(root) {
  const home = join(root, 'heroes');
  const told = foldersIn(home).filter((hero) => existsSync(join(home, hero, 'rules/entries.json')));
  const entries = Object.assign({}, ...told.map((hero) => JSON.parse(readFileSync(join(home, hero, 'rules/entries.json'), 'utf8'))));
  const inLang = (lang) => `/** What the reference tells of heroes in one language. ${MADE} */
${told.map((hero) => line('import', `entries as ${camel(hero)}`, `../${hero}/rules/${lang}.ts`)).join('')}
export const ENTRIES: Readonly<Record<string, readonly [string, ...string[]]>> = { ${told.map((hero) => `...${camel(hero)}`).join(', ')} };
`;
  return {
    'heroes/lists/reference.ts': `/** On which rules each entry about a hero rests, where it leads, and which questions it explains. ${MADE} */
export const ENTRIES: Readonly<Record<string, { readonly rules: readonly string[]; readonly related: readonly string[]; readonly explains?: readonly string[] }>> = {
${Object.entries(entries)
  .map(([id, entry]) => `  '${id}': ${JSON.stringify(entry)},\n`)
  .join('')}};
`,
    ...Object.fromEntries(languages(root).map((lang) => [`heroes/lists/reference-${lang}.ts`, inLang(lang)])),
  };
}
