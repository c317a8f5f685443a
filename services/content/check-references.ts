import { isRecord } from '#contract/read.ts';
import { eachText } from './each-text.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue } from './content-files.ts';
import { type Doc, type KindName, kindNames, slugOf } from './kinds.ts';

/** Fields that name another document, or a list of them. */
const references: { from: KindName; field: string; to: KindName }[] = [
  { from: 'packages', field: 'farmer_slug', to: 'farmers' },
  { from: 'packages', field: 'breed_slug', to: 'breeds' },
  { from: 'farmers', field: 'breeds_full', to: 'breeds' },
  { from: 'articles', field: 'categories', to: 'article-categories' },
  { from: 'articles', field: 'related_blogs', to: 'articles' },
  { from: 'farmshop-products', field: 'farmer_slug', to: 'farmers' },
  { from: 'farmshop-products', field: 'breed_slug', to: 'breeds' },
  { from: 'farmshop-products', field: 'crosssell_items', to: 'farmshop-products' },
  { from: 'traceability', field: 'farmer_slug', to: 'farmers' },
  { from: 'traceability', field: 'breed_slug', to: 'breeds' },
];

/** Whatever a document names must exist: other documents, pictures, animals of the market. */
export function checkReferences(input: CheckInput): ContentIssue[] {
  const { files, hasPicture } = input;
  const slugs = new Map(
    kindNames.map(
      (kind) => [kind, new Set(files.items[kind].map((item, index) => slugOf(kind, item.doc, index)))] as const,
    ),
  );
  const has = (kind: KindName, slug: unknown) => typeof slug === 'string' && slugs.get(kind)?.has(slug) === true;
  const issues: ContentIssue[] = [];

  for (const { from, field, to } of references) {
    for (const { file, doc } of files.items[from]) {
      for (const slug of asList(doc[field])) {
        if (!has(to, slug)) issues.push({ file, field, reason: `there is no ${JSON.stringify(slug)} among the ${to}` });
      }
    }
  }
  for (const { file, doc } of files.items.packages) {
    if (doc.farmer_slug === undefined && doc.farmer_name === undefined) {
      issues.push({ file, field: 'farmer_slug', reason: 'a package names its farmer' });
    }
    for (const variation of asList(doc.package_variations)) {
      const slug = isRecord(variation) ? variation.package_variation_slug : undefined;
      if (!has('packages', slug))
        issues.push({ file, field: 'package_variations', reason: `there is no package ${JSON.stringify(slug)}` });
    }
  }
  for (const { file, doc } of files.items.menus) {
    for (const item of asList(doc.items).filter(isRecord)) {
      const slug = item.product_slug;
      if (slug && !has('packages', slug))
        issues.push({ file, field: 'product_slug', reason: `there is no package ${JSON.stringify(slug)}` });
    }
  }
  // What was cut is a meat cut, or a package sold under that name.
  const isCutOrPackage = (slug: unknown) => has('cuts', slug) || has('packages', slug) || packageNames.has(slug);
  const packageNames = new Set(files.items.packages.map(({ doc }) => doc.package_slug));
  for (const [kind, field] of [
    ['farmshop-products', 'relation_slug'],
    ['traceability', 'meatcut_slug'],
  ] as const) {
    for (const { file, doc } of files.items[kind]) {
      if (doc[field] && !isCutOrPackage(doc[field]))
        issues.push({ file, field, reason: `there is no meat cut or package ${JSON.stringify(doc[field])}` });
    }
  }
  for (const slug of files.popular) {
    if (!has('farmshop-products', slug))
      issues.push({ file: 'popular.json', field: '', reason: `there is no farm shop product ${slug}` });
  }
  for (const kind of kindNames) {
    for (const { file, doc } of files.items[kind]) {
      issues.push(...relatedIssues(file, doc, has));
      for (const { path, text } of eachText(doc)) {
        const picture = /^\/media\/([^/]+)\.[a-z]+$/.exec(text)?.[1];
        if (text.startsWith('/media/') && !(picture && hasPicture(picture)))
          issues.push({ file, field: path, reason: `there is no picture ${text}` });
      }
    }
  }
  return issues;
}

function relatedIssues(file: string, doc: Doc, has: (kind: KindName, slug: unknown) => boolean): ContentIssue[] {
  const related = isRecord(doc.related) ? doc.related : {};
  return Object.entries(related).flatMap(([kind, slugs]) => {
    if (kind !== 'packages' && kind !== 'recipes')
      return [{ file, field: `related.${kind}`, reason: 'only packages and recipes can be related' }];
    return asList(slugs).flatMap((slug) =>
      has(kind, slug)
        ? []
        : [{ file, field: `related.${kind}`, reason: `there is no ${JSON.stringify(slug)} among the ${kind}` }],
    );
  });
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}
