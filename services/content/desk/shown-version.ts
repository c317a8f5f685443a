import type { OpenItem } from './open-item.ts';

/** Of what is published and of the draft on top of it: another one as soon as somebody publishes or saves. */
export function shownVersion({
  version,
  draft,
}: Pick<OpenItem, 'version'> & { draft: { version: number } | null }): string {
  return `${version}.${draft?.version ?? 0}`;
}
