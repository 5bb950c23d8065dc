/** Works something out once for each thing; the thing of the last time is known without looking it up. */
export function once<K extends object, V>(workOut: (thing: K) => V): (thing: K) => V {
  const known = new WeakMap<K, V>();
  let last: K | undefined;
  let found: V;
  return (thing) => {
    if (thing === last) return found;
    found = known.get(thing) ?? workOut(thing);
    known.set(thing, found);
    last = thing;
    return found;
  };
}
