/** What the check says: of a field, or under the empty path of the whole. */
export type Issue = { path: string; reason: string };
