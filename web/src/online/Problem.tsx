/** Why what was asked of the server was refused. */
import type { Doing } from './doing.ts';
import { online } from './texts.ts';

export const Problem = ({ of }: { of: Doing }) => (
  <p class="problem" role="alert">
    {of.problem ? online().refusals[of.problem] : ''}
  </p>
);
