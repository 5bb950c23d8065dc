import { expect, it } from 'vitest';
import { git } from './repo.mjs';

const MOST = 72;
/** Older ones stay as they are. */
const LATEST = 10;

it(`the subject of a commit has at most ${MOST} characters`, () => {
  const subjects = git('log', '--no-merges', `--max-count=${LATEST}`, '--format=%s');
  expect(subjects.filter((subject: string) => [...subject].length > MOST)).toEqual([]);
});
