/** What a run of chaos is worth. */
import type { Figures } from './play.ts';

/** Why it is not sound: what went wrong, and what it did not try; nothing if it is. */
export function objections(scenes: readonly Figures[], backWithin: number): string[] {
  if (!scenes.length) return ['nothing was played'];
  return scenes.flatMap(({ scene, answers, killed, lost, diverged, resultsMissing, unstopped, wronged, backMs }) => {
    const found: string[] = [];
    for (const [process, times] of Object.entries(killed))
      if (!times) found.push(`no kill -9 of ${process}: that it would lose nothing is not shown`);
    if (!answers) found.push('no answers');
    if (lost) found.push(`${lost} acknowledged answers are lost`);
    if (diverged) found.push(`${diverged} games were shown otherwise than they are`);
    if (resultsMissing) found.push(`${resultsMissing} results are missing`);
    if (wronged) found.push(`${wronged} requests of those who look for opponents were refused`);
    if (unstopped) found.push(`${unstopped} servers that were asked to stop did not`);
    if (backMs.most > backWithin) found.push(`somebody was back ${backMs.most} ms after a kill, not within ${backWithin}`);
    return found.map((what) => `${scene}: ${what}`);
  });
}
