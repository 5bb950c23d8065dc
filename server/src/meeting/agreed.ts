/** What players may agree on before they play. */
import { checkOptions, Refused } from '@peerless/host';
import type { TableOptions } from '@peerless/protocol';

export function checkAgreed(options: TableOptions): void {
  if (options.rated && Object.keys(options.rules).length)
    throw new Refused('malformed', 'options.rated: rated games are played by the usual rules');
  checkOptions(options);
}
