/** Numbers that look random and are the same every time. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Things in an order that looks random, in which one more changes nothing among the others. */
export function inSomeOrder(things: readonly { id: string }[], seed: number): string[] {
  const place = (id: string): number =>
    [...`${seed} ${id}`].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return things.map(({ id }) => id).sort((one, other) => mixed(place(one)) - mixed(place(other)));
}
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
}
