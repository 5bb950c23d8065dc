/** Boards of a few spaces, for rules about zones and starting spaces. */
import { type BoardDefinition, board, boardSpace, knownBoards, learnBoards, lines } from '@peerless/engine';

/**
 * A row of spaces s1 … sn, each next to the following: `zoned('nook', ['a 1', 'a b', 'b 2'])`.
 * Each is given by its zones and, where a seat starts there, its number.
 */
export function zoned(id: string, spaces: readonly string[], about: Partial<BoardDefinition> = {}): string {
  if (knownBoards().some((known) => known.id === id)) return id;
  const parts = spaces.map((text) => text.split(' '));
  const zonesOf = (part: readonly string[]) => part.filter((word) => !/^\d$/.test(word));
  const zones = [...new Set(parts.flatMap(zonesOf))].map((zone) => ({ id: zone, color: zone }));
  learnBoards([
    board(id, {
      aspect: 4,
      radius: 20,
      zones,
      spaces: parts.map((part, i) => {
        const start = part.find((word) => /^\d$/.test(word));
        return boardSpace(`s${i + 1}`, (1000 * i) / parts.length, 500, zonesOf(part).join(' '), start ? Number(start) : undefined);
      }),
      lines: lines(spaces.map((_, i) => (i ? `s${i}-s${i + 1}` : '')).join(' ')),
      passages: [],
      highGround: [],
      doors: [],
      crossings: [],
      ...about,
    }),
  ]);
  return id;
}
