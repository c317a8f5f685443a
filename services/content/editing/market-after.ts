/** What is known of a market once a change was written, so that the next change need not read it again. */
import type { Plan } from './plan.ts';
import type { ItemKind } from './sources.ts';
import { storedAs } from './differences.ts';
import type { StoredMarket } from './stored-market.ts';

export type Mark = Pick<StoredMarket, 'fingerprint' | 'isSeed'>;
export type Written = Mark & { generation: number; versions: ReadonlyMap<string, number> | null };

export function marketAfter({ after, stock, content }: Plan, { versions, ...mark }: Written): Partial<StoredMarket> {
  const sources = { ...after };
  if (versions)
    for (const kind of Object.keys(after) as ItemKind[])
      sources[kind] = after[kind].map((item) => ({ ...item, version: versions.get(item.id) ?? item.version }));
  return {
    ...mark,
    sources,
    stock,
    stored: storedAs(content),
    ...(versions && { unversioned: new Set<string>() }),
  };
}
