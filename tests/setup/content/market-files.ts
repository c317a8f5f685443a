/** Files of a market that hold some documents and nothing else. */
import type { MarketFiles } from '#services/content/content-files.ts';
import { type Doc, type KindName, kindNames } from '#services/content/kinds.ts';

export function filesWith(docs: Partial<Record<KindName, Doc[]>>): MarketFiles {
  const items = Object.fromEntries(
    kindNames.map((kind) => [kind, (docs[kind] ?? []).map((doc, index) => ({ file: `${kind}[${index}]`, doc }))]),
  ) as MarketFiles['items'];
  return { items, popular: [], fingerprint: '', issues: [] };
}
