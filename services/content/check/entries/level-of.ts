/** How deep an entry of a menu stands, from 1; null where it is below itself. */
export function levelOf(id: string, parents: ReadonlyMap<string, string>): number | null {
  const seen = new Set<string>();
  for (let at = id; parents.has(at); at = parents.get(at) ?? '') {
    if (seen.has(at)) return null;
    seen.add(at);
  }
  return Math.max(1, seen.size);
}
