/** A game as a link: what was decided, packed into the address. */
import { InvalidData } from '@peerless/engine';
import type { Kept } from '../host/host.ts';
import { ownOrigin } from '../online/own-origin.ts';
import { linkTo } from '../route.ts';
import { contentsOf, keptFrom, LARGEST } from './store.ts';

/** Letters of a packed game; long ones have some two thousand. */
const LONGEST = 1 << 16;

export async function packed(kept: Kept): Promise<string> {
  const bytes = new Blob([JSON.stringify(contentsOf(kept))]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const letters = Array.from(new Uint8Array(await new Response(bytes).arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
/** For others to open. */
export async function shareLink(kept: Kept): Promise<string> {
  const [origin, data] = await Promise.all([ownOrigin(), packed(kept)]);
  return `${origin ?? location.origin}${location.pathname}${linkTo('shared', data)}`;
}

const refusal = (problem: string): InvalidData => new InvalidData('link', [{ path: '', problem }]);
/** Says what is wrong with a link that was cut off or changed. */
export async function unpacked(data: string): Promise<Kept> {
  if (data.length > LONGEST) throw refusal(`is longer than any game: ${data.length} letters`);
  let text: string;
  try {
    text = await inflated(Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)));
  } catch (error) {
    if (error instanceof InvalidData) throw error;
    throw refusal(data ? 'is incomplete or was changed' : 'holds no game');
  }
  return keptFrom(text);
}
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw refusal(`unpacks to more than ${LARGEST} bytes`);
    }
    parts.push(part.value);
  }
  return new Blob(parts).text();
}
