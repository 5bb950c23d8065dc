/** What the players of a table may do beside the rules: said before they sit down, and while they play. */
import { areHintsAllowed, type TableState } from '@peerless/protocol';
import { online } from './texts.ts';

export function allowedAt({ options, seats }: Pick<TableState, 'options' | 'seats'>): string[] {
  const { allowed } = online();
  const mayAsk = areHintsAllowed(
    options,
    seats.map(({ sitting }) => sitting),
  );
  return [mayAsk ? allowed.hints : allowed.noHints, options.rated ? allowed.noTakeBacks : allowed.takeBacks];
}
