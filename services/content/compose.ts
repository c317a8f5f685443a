/** Turns content as it is written into documents as they are sent: references filled in, cards cut out, lists laid out. */
import { isRecord } from '#contract/fields/json.ts';
import { normaliseSearch } from '#rules/search/search.ts';
import { type AltOf, withAltTexts } from './pictures/alt-texts.ts';
import type { Composed, ComposedDocument } from './composed.ts';
import type { MarketFiles } from './content-files.ts';
import { animalsOf, cardOf, type Doc, type KindName, kindNames, slugOf, textOf } from './kinds.ts';
import { composeLists } from './lists.ts';
import { createMemo, type LookUp, type Made, type Memo, type WordsOf } from './memo.ts';
import { relatedLists } from './related.ts';
import { hasRelativeDates } from './relative-dates.ts';
import { hasSeasons } from './seasons.ts';
import { searchGrams } from './search/search-grams.ts';

/** `altOf` gives slides the words they lack. */
type Written = Pick<MarketFiles, 'items' | 'popular'> & { altOf?: AltOf };

export function composeContent(files: Written, now: Date, memo: Pick<Memo, 'composed'> = createMemo()): Composed {
  const sources = indexSources(files);
  const { altOf = noWords } = files;
  const documents = kindNames.flatMap((kind) =>
    files.items[kind].map(({ doc }, index): ComposedDocument => {
      return { kind, slug: slugOf(kind, doc, index), position: index + 1, source: doc, ...made(kind, doc) };
    }),
  );
  return { documents, lists: composeLists(documents, files.popular, now), related: relatedLists(documents) };

  function made(kind: KindName, source: Doc): Made {
    const known = memo.composed.get(source);
    const holds =
      known?.lookUps.every(({ name, doc }) => sources.get(name) === doc) &&
      known.words.every(({ image, words }) => altOf(image) === words);
    if (known && holds) return known.made;
    const [lookUps, words]: [LookUp[], WordsOf[]] = [[], []];
    const asked: AltOf = (image) => {
      const found = altOf(image);
      words.push({ image, words: found });
      return found;
    };
    const made = compose(kind, withAltTexts(source, asked), (other, slug) => {
      if (typeof slug !== 'string') return undefined;
      const name = `${other}/${slug}`;
      const doc = sources.get(name);
      lookUps.push({ name, doc });
      return doc;
    });
    memo.composed.set(source, { lookUps, words, made });
    return made;
  }
}

function compose(kind: KindName, source: Doc, sources: Sources): Made {
  const detail = withTextJson(fillReferences(kind, source, sources));
  const text = kind === 'articles' ? normaliseSearch(`${textOf(source.title)} ${textOf(source.summary)}`) : null;
  return {
    card: cardOf(kind, detail),
    detail,
    isDated: hasRelativeDates(source) || hasRelativeDates(detail) || hasSeasons(source),
    animals: animalsOf(kind, source),
    searchText: text,
    searchGrams: text === null ? null : searchGrams(text),
  };
}

const noWords: AltOf = () => undefined;

type Sources = (kind: KindName, slug: unknown) => Doc | undefined;

function indexSources(files: Pick<MarketFiles, 'items'>): Map<string, Doc> {
  return new Map(
    kindNames.flatMap((kind) =>
      files.items[kind].map(({ doc }, index) => [`${kind}/${slugOf(kind, doc, index)}`, doc] as const),
    ),
  );
}

/** What orders our lists or proves a price: nobody outside asks for it. */
function withoutOwnFields(source: Doc): Doc {
  const { related, price_log: log, ...doc } = source;
  return related === undefined && log === undefined ? source : doc;
}

function fillReferences(kind: KindName, source: Doc, sources: Sources): Doc {
  const doc = withoutOwnFields(source);
  if (kind === 'packages' || kind === 'farmshop-products' || kind === 'traceability')
    return fillProduct(kind, doc, sources);
  if (kind === 'farmers') return { ...doc, breeds_full: links('breeds', doc.breeds_full, sources) };
  if (kind === 'articles') {
    return {
      ...doc,
      categories: links('article-categories', doc.categories, sources),
      related_blogs: cards('articles', doc.related_blogs, sources),
    };
  }
  return doc;
}

function links(kind: KindName, slugs: unknown, sources: Sources): Doc[] {
  return (Array.isArray(slugs) ? slugs : []).flatMap((slug) => {
    const doc = sources(kind, slug);
    return doc ? [{ slug: doc.slug, title: doc.title }] : [];
  });
}

function cards(kind: KindName, slugs: unknown, sources: Sources): Doc[] {
  return (Array.isArray(slugs) ? slugs : []).flatMap((slug) => {
    const doc = sources(kind, slug);
    if (!doc) return [];
    // A card inside a document names no further documents, so this cannot go round in circles.
    const filled =
      kind === 'articles'
        ? { ...doc, categories: links('article-categories', doc.categories, sources) }
        : fillFarmer(doc, sources);
    return [cardOf(kind, withoutOwnFields(filled))];
  });
}

/** A field the document has itself wins. */
function fillFarmer(doc: Doc, sources: Sources): Doc {
  const farmer = sources('farmers', doc.farmer_slug);
  if (!farmer) return doc;
  const title = farmer.title ?? farmer.farmer_title;
  return {
    farmer_name: farmer.farmer_name ?? title,
    farmer_title: title,
    farmer_summary: farmer.summary,
    farmer_location: farmer.location,
    farmer_image_url: farmer.image_url,
    farmer_header_image_url: farmer.header_image_url,
    farmer_is_new: farmer.farmer_is_new,
    farmer_animal: farmer.farmer_animal ?? animalsOf('farmers', farmer)[0],
    ...doc,
  };
}

function fillProduct(kind: KindName, source: Doc, sources: Sources): Doc {
  const { breed_slug, ...own } = fillFarmer(source, sources);
  const breed = sources('breeds', breed_slug);
  if (kind === 'traceability') {
    // The record has the farmer's name and nothing else of him.
    const name = sources('farmers', source.farmer_slug)?.farmer_name ?? sources('farmers', source.farmer_slug)?.title;
    return {
      ...(name === undefined ? {} : { farmer_name: name }),
      ...(breed ? { breed_title: breed.title } : {}),
      ...source,
    };
  }
  if (kind === 'farmshop-products') {
    const filled = breed
      ? { breed_title: breed.title, breed_summary: breed.summary, breed_image_url: breed.image_url, ...own }
      : own;
    return { ...filled, crosssell_items: cards('farmshop-products', source.crosssell_items, sources) };
  }
  return breed
    ? { breed_slug, breed_title: breed.title, breed_body: breed.body, breed_image_url: breed.image_url, ...own }
    : { ...own, ...(breed_slug === undefined ? {} : { breed_slug }) };
}

/** Editors may write objects where API v1 sends JSON as text. */
function withTextJson(doc: Doc): Doc {
  const filled = isRecord(doc.shop_package_attributes)
    ? { ...doc, shop_package_attributes: JSON.stringify(doc.shop_package_attributes) }
    : doc;
  if (!Array.isArray(filled.modules)) return filled;
  const modules = filled.modules.map((module: unknown) =>
    isRecord(module) && isRecord(module.config) ? { ...module, config: JSON.stringify(module.config) } : module,
  );
  return { ...filled, modules };
}
