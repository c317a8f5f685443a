import { isRecord } from '#contract/fields/json.ts';
import { pictureExtensions, pictureInAddress, pictureName } from '#contract/pictures/picture-name.ts';
import { textsOf } from '#services/content/texts-of.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue, MarketFiles } from '#services/content/content-files.ts';
import { type Doc, type KindName, kindNames } from '#services/content/kinds.ts';
import { type IsKnown, knownSlugs } from './known-slugs.ts';

type Reference = { from: KindName; field: string; to: KindName };

/** Fields that name another document, or a list of them. */
export const references: Reference[] = [
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

/** Whatever a document names must exist: other documents, and pictures. */
export function checkReferences({ files, hasPicture }: CheckInput): ContentIssue[] {
  const isKnown = knownSlugs(files);
  return [
    ...references.flatMap((reference) => namedIssues(files, reference, isKnown)),
    ...packageIssues(files, isKnown),
    ...menuIssues(files, isKnown),
    ...cutIssues(files, isKnown),
    ...popularIssues(files, isKnown),
    ...kindNames.flatMap((kind) =>
      files.items[kind].flatMap(({ file, doc }) => [
        ...relatedIssues(file, doc, isKnown),
        ...pictureIssues(file, doc, hasPicture),
      ]),
    ),
  ];
}

function namedIssues(files: MarketFiles, { from, field, to }: Reference, isKnown: IsKnown): ContentIssue[] {
  return files.items[from].flatMap(({ file, doc }) =>
    asList(doc[field])
      .filter((slug) => !isKnown(to, slug))
      .map((slug) => ({ file, field, reason: `there is no ${JSON.stringify(slug)} among the ${to}` })),
  );
}

function packageIssues({ items }: MarketFiles, isKnown: IsKnown): ContentIssue[] {
  return items.packages.flatMap(({ file, doc }) => {
    const hasFarmer = doc.farmer_slug !== undefined || doc.farmer_name !== undefined;
    const variations = asList(doc.package_variations).map((variation) =>
      isRecord(variation) ? variation.package_variation_slug : undefined,
    );
    return [
      ...(hasFarmer ? [] : [{ file, field: 'farmer_slug', reason: 'a package names its farmer' }]),
      ...noPackage(variations, isKnown).map((reason) => ({ file, field: 'package_variations', reason })),
    ];
  });
}

function menuIssues({ items }: MarketFiles, isKnown: IsKnown): ContentIssue[] {
  return items.menus.flatMap(({ file, doc }) => {
    const named = asList(doc.items)
      .filter(isRecord)
      .map((item) => item.product_slug)
      .filter(Boolean);
    return noPackage(named, isKnown).map((reason) => ({ file, field: 'product_slug', reason }));
  });
}

function noPackage(slugs: unknown[], isKnown: IsKnown): string[] {
  return slugs
    .filter((slug) => !isKnown('packages', slug))
    .map((slug) => `there is no package ${JSON.stringify(slug)}`);
}

const cutFields = [
  ['farmshop-products', 'relation_slug'],
  ['traceability', 'meatcut_slug'],
] as const;

/** What was cut is a meat cut, or a package sold under that name. */
function cutIssues({ items }: MarketFiles, isKnown: IsKnown): ContentIssue[] {
  const packageNames = new Set(items.packages.map(({ doc }) => doc.package_slug));
  const isCut = (slug: unknown) => isKnown('cuts', slug) || isKnown('packages', slug) || packageNames.has(slug);
  return cutFields.flatMap(([kind, field]) =>
    items[kind]
      .filter(({ doc }) => doc[field] && !isCut(doc[field]))
      .map(({ file, doc }) => {
        return { file, field, reason: `there is no meat cut or package ${JSON.stringify(doc[field])}` };
      }),
  );
}

function popularIssues({ popular }: MarketFiles, isKnown: IsKnown): ContentIssue[] {
  return popular
    .filter((slug) => !isKnown('farmshop-products', slug))
    .map((slug) => ({ file: 'popular.json', field: '', reason: `there is no farm shop product ${slug}` }));
}

function pictureIssues(file: string, doc: Doc, hasPicture: CheckInput['hasPicture']): ContentIssue[] {
  return textsOf(doc).flatMap(({ path, text }) => {
    if (!text.startsWith('/media/')) return [];
    const reason = wrongPicture(text, hasPicture);
    return reason === null ? [] : [{ file, field: path, reason }];
  });
}

function wrongPicture(text: string, hasPicture: CheckInput['hasPicture']): string | null {
  const picture = pictureInAddress(text);
  if (picture !== null && hasPicture(picture)) return null;
  if (picture !== null && !pictureName.test(picture))
    return `${text} has a name that does not work in an address: give it letters, digits, spaces and . _ - ( ) + , only`;
  const isShown = pictureExtensions.some((extension) => text.toLowerCase().endsWith(extension));
  return picture === null || isShown
    ? `there is no picture ${text}`
    : `${text} is in a format that is not shown: save it as JPEG, PNG or WebP`;
}

function relatedIssues(file: string, doc: Doc, isKnown: IsKnown): ContentIssue[] {
  const related = isRecord(doc.related) ? doc.related : {};
  return Object.entries(related).flatMap(([kind, slugs]) => {
    if (kind !== 'packages' && kind !== 'recipes')
      return [{ file, field: `related.${kind}`, reason: 'only packages and recipes can be related' }];
    return asList(slugs).flatMap((slug) =>
      isKnown(kind, slug)
        ? []
        : [{ file, field: `related.${kind}`, reason: `there is no ${JSON.stringify(slug)} among the ${kind}` }],
    );
  });
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}
