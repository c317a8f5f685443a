/** What people are quoted with: reviews, and modules of the kind quote. */
import { isRecord } from '#contract/fields/json.ts';
import { type Doc, textOf } from '../../kinds.ts';
import type { Edit } from '../edits.ts';
import type { Sources } from '../sources.ts';

/** Null where nobody is quoted. */
function voiceOf(value: Record<string, unknown>): string | null {
  if (value.reviewer !== undefined) return textOf(value.description);
  return value.module === 'quote' ? textOf(value.body) : null;
}

export function voicesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(voicesIn);
  if (!isRecord(value)) return [];
  const own = voiceOf(value) ?? '';
  return [...(own === '' ? [] : [own]), ...Object.values(value).flatMap(voicesIn)];
}

/** Pages without what these voices said; a module that has nobody left to quote goes too. */
export function editsWithoutVoices(sources: Pick<Sources, 'static-pages'>, voices: ReadonlySet<string>): Edit[] {
  return sources['static-pages']
    .filter(({ doc }) => voicesIn(doc).some((words) => voices.has(words)))
    .map(({ doc, version }) => ({
      do: 'put',
      kind: 'static-pages',
      doc: withoutVoices(doc, voices) as Doc,
      base: version,
    }));
}

function withoutVoices(value: unknown, voices: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.flatMap((entry) => (isSilenced(entry, voices) ? [] : [withoutVoices(entry, voices)]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutVoices(entry, voices)]));
}

function isSilenced(entry: unknown, voices: ReadonlySet<string>): boolean {
  if (!isRecord(entry)) return false;
  const own = voiceOf(entry);
  if (own !== null) return voices.has(own);
  const { module, items } = entry;
  return (
    module === 'reviews' && Array.isArray(items) && items.length > 0 && items.every((item) => isSilenced(item, voices))
  );
}
