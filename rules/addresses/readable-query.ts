export type PageQuery = Pick<URLSearchParams, 'get' | 'getAll'>;

/**
 * The query as a page may read it. What is not declared is not in the page's key, so it would be there while developing and never in
 * production: `isStrict` throws instead.
 */
export function readableQuery(
  params: URLSearchParams,
  names: readonly string[],
  { isStrict }: { isStrict: boolean },
): PageQuery {
  function isDeclared(name: string): boolean {
    if (isStrict && !names.includes(name))
      throw new Error(`This page reads ?${name}=, which its row in rules/addresses/site-map.ts does not declare`);
    return names.includes(name);
  }
  return {
    get: (name) => (isDeclared(name) ? params.get(name) : null),
    getAll: (name) => (isDeclared(name) ? params.getAll(name) : []),
  };
}
