/** An editor over the sample content, new for each test of a file that calls `openEditorForEachTest`. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { createEditor, type Editor } from '#services/content/editing/editor.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { ItemKind } from '#services/content/editing/sources.ts';
import { openContentService, type TestContentService } from '#tests/setup/content/content-service.ts';

export let content: TestContentService;
export let editor: Editor;

export function openEditorForEachTest(): void {
  beforeEach(async () => {
    content = await openContentService();
    editor = createEditor(editorOptions());
  });
  afterEach(() => content?.close());
}

/** A clock that goes on: no two changes are made in the same moment. */
export function editorOptions() {
  let now = content.importOptions.clock().getTime();
  return { ...content.importOptions, clock: () => new Date((now += 1000)) };
}

export const title = 'test';
export const change = (...edits: Edit[]) => editor.change('nl', edits, { title });
export const put = async (kind: Exclude<ItemKind, 'popular'>, slug: string, fields: object): Promise<Edit> => ({
  do: 'put',
  kind,
  doc: { ...(await content.source('nl', kind, slug)), ...fields },
});
export const page = (slug: string) => content.client().getPackage({ params: { slug } });
export const source = (kind: Exclude<ItemKind, 'popular'>, slug: string) => content.source('nl', kind, slug);
export const lists = async (list: string) =>
  (
    await content.rows(
      sql`select slug from content.lists where market = 'nl' and kind = 'packages' and list = ${list} order by position`,
    )
  ).map(({ slug }) => slug);

export async function refusal(asked: Promise<unknown>): Promise<ChangeRefused> {
  const error: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ChangeRefused)) throw new Error(`it was not refused: ${String(error)}`);
  return error;
}
