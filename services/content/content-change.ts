/** What changed in a market's content, as every process hears it by a notification of the database. */
import { isRecord, jsonOf } from '#contract/fields/json.ts';
import type { Differences } from './editing/differences.ts';

export type ContentChange = {
  /** Empty: the connection was lost for a while, and anything may have changed anywhere. */
  market: string;
  /**
   * What only changed its figures, as `packages/slug`; `packages/*animal:cow` for a list, and `packages/*` for any. Null: anything may have
   * changed.
   */
  items: readonly string[] | null;
  /** Of these what can be bought no more, or again, or at another price. */
  urgent: readonly string[];
};

/** PostgreSQL refuses notifications of 8000 bytes. */
const longestPayload = 7900;

/** Items of a change of stock; null where it did more than that. */
export function changedFigures({ written, moved, removed, lists, related }: Differences): string[] | null {
  if (moved.length > 0 || removed.length > 0) return null;
  const names = [
    ...written.map(({ kind, slug }) => `${kind}/${slug}`),
    ...[...lists, ...related].flatMap(({ kind, list }) => [`${kind}/*`, `${kind}/*${list}`]),
  ];
  return [...new Set(names)];
}

export function payloadOf({ market, items, urgent }: ContentChange): string {
  if (items === null) return market;
  const payload = JSON.stringify({ market, items, urgent });
  return Buffer.byteLength(payload) > longestPayload ? market : payload;
}

/** A name alone is that of a market, all of which may have changed; so may everything where nobody can read what was said. */
export function readPayload(payload: string): ContentChange {
  if (!payload.startsWith('{')) return { market: payload, items: null, urgent: [] };
  const read = jsonOf(payload);
  if (!isRecord(read) || typeof read.market !== 'string') return { market: '', items: null, urgent: [] };
  const { market, items, urgent } = read;
  if (!isNames(items)) return { market, items: null, urgent: [] };
  return { market, items, urgent: isNames(urgent) ? urgent : items };
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

export function bothChanges(one: ContentChange | undefined, other: ContentChange): ContentChange {
  if (!one) return other;
  const items = one.items && other.items && [...new Set([...one.items, ...other.items])];
  return { market: other.market, items, urgent: [...new Set([...one.urgent, ...other.urgent])] };
}
