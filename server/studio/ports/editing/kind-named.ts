import { type ItemKind, itemKinds } from '#services/content/editing/sources.ts';

/** A kind from an address, where there is one of that name. */
export const kindNamed = (kind: string): ItemKind | null => itemKinds.find((known) => known === kind) ?? null;
