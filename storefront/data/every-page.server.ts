/** As many as a call gives at once, and as many calls as fill a site map, which may hold 50,000 addresses. */
const perPage = 1000;
const mostPages = 40;

type List<T> = { items: T[]; total: number };

/** All of a list that comes in pages. */
export async function everyPage<T>(ask: (query: { page: number; per_page: number }) => Promise<List<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const { items, total } = await ask({ page, per_page: perPage });
    all.push(...items);
    if (items.length === 0 || all.length >= total) break;
  }
  return all;
}
