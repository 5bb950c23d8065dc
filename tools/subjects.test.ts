import { expect, it } from 'vitest';
import { git } from './repo.mjs';

const MOST = 72;
/** The last one that was longer; older ones stay as they are. */
const SINCE = 'dcec0a5c1433';

it(`the subject of a commit has at most ${MOST} characters`, () => {
  const subjects = git('log', '--no-merges', `${SINCE}..`, '--format=%s');
  expect(subjects.filter((subject: string) => [...subject].length > MOST)).toEqual([]);
});
