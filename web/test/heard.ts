/** What the server says of a game to a page, as it comes over the line: what the page shows may be a little behind, or ahead. */
import type { Push, Update } from '@peerless/protocol';
import type { Page } from 'playwright-core';

/** From now on; the page opens its line later. */
export function hearing(page: Page): Update[] {
  const updates: Update[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Push;
      if ('update' in message) updates.push(message.update);
    }),
  );
  return updates;
}
/**
 * Does the server wait for this player? Where it does not, no answer of theirs is under way. The page says that it waits already
 * while an answer goes by itself, or while it shows how the game was left.
 */
export const isAsked = (updates: readonly Update[]): boolean => (updates.at(-1)?.answers.length ?? 0) > 0;
