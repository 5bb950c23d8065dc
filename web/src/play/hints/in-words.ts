/** A choice with what it is meant for: "Attack: Medusa, Feint". */
import type { Step } from '@peerless/ai';
import type { Described, Question } from '@peerless/engine';
import type { Cast } from '@peerless/text/telling';
import { language } from '../../texts/texts.ts';

/** Whose way it is is said with the way. */
const isSaid = ({ said: { kind, pass } }: Step): boolean => !pass && kind !== 'moveWhom';
export function inWords(choice: Described, line: readonly Step[], cast: Cast, question?: Question): string {
  const next = line.filter(isSaid).map(({ said }) => language().choice(said, cast));
  const first = language().choice(choice, cast, question);
  return next.length ? `${first}: ${next.join(', ')}` : first;
}
