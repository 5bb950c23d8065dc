/** Where lessons lie: in the folder of the hero that they are about, or among those about none. */
export interface Place {
  /** The name of its file, and of its address. */
  id: string;
  /** null: about no single hero. */
  hero: string | null;
  path: string;
}
/** In the order of their names. */
export const placed = (paths: readonly string[]): Place[] =>
  paths
    .map((path) => ({
      id: /([^/]+)\.lesson$/.exec(path)![1],
      hero: /(?:^|\/)heroes\/([^/]+)\//.exec(path)?.[1] ?? null,
      path,
    }))
    .sort((one, other) => one.id.localeCompare(other.id));
