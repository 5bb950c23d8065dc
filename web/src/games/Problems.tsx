/** What is wrong with data from outside. The details are for whoever made it, and in English. */
import { InvalidData, type Problem } from '@peerless/engine';
import { InParts } from '../look/InParts.tsx';
import { texts } from '../texts/texts.ts';

const problemsOf = (error: unknown): readonly Problem[] =>
  error instanceof InvalidData ? error.problems : [{ path: '', problem: error instanceof Error ? error.message : String(error) }];

export function Problems({ error }: { error: unknown }) {
  return (
    <details class="problems">
      <summary>{texts().games.details}</summary>
      <InParts of={problemsOf(error)} lang="en" keyOf={({ path, problem }) => path + problem}>
        {({ path, problem }) => (
          <>
            {path ? <code>{path}</code> : null} {problem}
          </>
        )}
      </InParts>
    </details>
  );
}
