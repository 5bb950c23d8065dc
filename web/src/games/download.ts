/** Files that the player takes away. */
import type { Setup } from '@peerless/engine';

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
/** `alice-medusa-turn-5.game`. */
export const fileName = ({ heroes }: Setup, turn: number, ending: 'game' | 'scene'): string => `${heroes.join('-')}-turn-${turn}.${ending}`;
