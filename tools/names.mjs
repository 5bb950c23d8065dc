import { join } from 'node:path';
import { files } from './repo.mjs';

export const FOLDERS = ['ai', 'boards', 'cli', 'engine', 'heroes', 'host', 'protocol', 'server', 'text', 'tools', 'web'];
const SOURCE = /\.(?:[cm]?[jt]s|tsx|css)$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PASCAL = /^(?:[A-Z][a-z0-9]*)+$/;
/** What is drawn, but is no component of that name. */
const NO_COMPONENTS = ['web/src/main.tsx', 'web/src/look/art.tsx'];

/** Files and folders in kebab-case, components in PascalCase. */
export function checkNames(root) {
  return FOLDERS.flatMap((folder) => files(join(root, folder), SOURCE).map((name) => `${folder}/${name}`)).filter(
    (name) => !isWellNamed(name),
  );
}
function isWellNamed(path) {
  const folders = path.split('/');
  const [name] = folders.pop().split('.');
  const isComponent = path.endsWith('.tsx') && !NO_COMPONENTS.includes(path);
  return folders.every((folder) => KEBAB.test(folder)) && (isComponent ? PASCAL : KEBAB).test(name);
}
