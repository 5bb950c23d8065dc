/** The kinds of data that files from outside are checked by, for whoever keeps files of their own. */
export * from './data/kinds.ts';
export { options } from './data/options.ts';
export { inside, say } from './data/place.ts';
export { setup } from './data/setup.ts';
export * from './data/sound.ts';
export { position } from './files/position.ts';
export { choice, seed } from './files/record.ts';
