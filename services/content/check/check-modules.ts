import { isRecord } from '#contract/fields/json.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, type KindName, kindNames } from '#services/content/kinds.ts';
import { type IsKnown, knownSlugs } from './known-slugs.ts';

/** Settings of modules that name documents. */
export const named: { module: string; setting: string; kind: KindName }[] = [
  { module: 'highlight', setting: 'slugs', kind: 'packages' },
  { module: 'product-highlight', setting: 'slugs', kind: 'packages' },
  { module: 'herd-counter', setting: 'slug', kind: 'packages' },
  { module: 'recipe-highlight', setting: 'slugs', kind: 'recipes' },
  { module: 'recipe', setting: 'slug', kind: 'recipes' },
  { module: 'farmshop-banner', setting: 'slug', kind: 'static-pages' },
  { module: 'blog-highlight', setting: 'category', kind: 'article-categories' },
  { module: 'blog-list', setting: 'category', kind: 'article-categories' },
];

/** Modules must name what exists, and each have a name of its own on its page. */
export function checkModules({ files }: Pick<CheckInput, 'files'>): ContentIssue[] {
  const isKnown = knownSlugs(files);
  return kindNames.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) => {
      const modules = Array.isArray(doc.modules) ? doc.modules.filter(isRecord) : [];
      return [
        ...repeatedIds(modules).map((field) => ({
          file,
          field,
          reason: 'is the id of another module of this page too',
        })),
        ...modules.flatMap((module, index) =>
          missingNames(module, isKnown).map((reason) => ({ file, field: `modules.${index}.config`, reason })),
        ),
      ];
    }),
  );
}

function repeatedIds(modules: Doc[]): string[] {
  const seen = new Set<unknown>();
  return modules.flatMap(({ module_id: id }, index) => {
    const isRepeated = id !== undefined && seen.has(id);
    seen.add(id);
    return isRepeated ? [`modules.${index}.module_id`] : [];
  });
}

function missingNames(module: Doc, isKnown: IsKnown): string[] {
  const config = configOf(module);
  return named.flatMap((entry) => {
    if (entry.module !== module.module) return [];
    return textList(config[entry.setting])
      .filter((slug) => !isKnown(entry.kind, slug))
      .map((slug) => `there is no ${slug} among the ${entry.kind}`);
  });
}

function configOf({ config }: Doc): Doc {
  if (isRecord(config)) return config;
  try {
    const parsed: unknown = typeof config === 'string' ? JSON.parse(config) : {};
    return isRecord(parsed) ? parsed : {};
  } catch {
    // Said already where shapes are checked.
    return {};
  }
}

function textList(value: unknown): string[] {
  const entries = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []));
}
