/** What one seat has seen up to some point of a game, and how each way on has gone. */
export interface Node {
  /** What was seen next: an own choice, or what a choice of somebody else looks like. */
  labels: number[];
  /** What follows; made when it is first gone to. */
  kids: (Node | undefined)[];
  visits: number[];
  /** How often the choice was there to be taken. */
  offered: number[];
  /** Sum of the results, for the seat that chose. */
  sums: number[];
  priors: number[];
}
export const newNode = (): Node => ({ labels: [], kids: [], visits: [], offered: [], sums: [], priors: [] });

/** Where a label stands; it is mostly where it was guessed to be. */
export function edge(node: Node, label: number, guess = 0): number {
  if (node.labels[guess] === label) return guess;
  const at = node.labels.indexOf(label);
  if (at >= 0) return at;
  node.kids.push(undefined);
  node.visits.push(0);
  node.offered.push(0);
  node.sums.push(0);
  node.priors.push(0);
  return node.labels.push(label) - 1;
}
export function kid(node: Node, at: number): Node {
  const known = node.kids[at];
  if (known) return known;
  const made = newNode();
  node.kids[at] = made;
  return made;
}
