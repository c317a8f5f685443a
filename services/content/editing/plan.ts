/** What a change comes to: worked out whole, in memory, before any of it is written. */
import type { CheckInput } from '../check/check-input.ts';
import { isDeepStrictEqual } from 'node:util';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Market } from '#contract/market.ts';
import { checkArithmetic } from '../check/check-arithmetic.ts';
import { checkPrices } from '../check/check-prices.ts';
import { checkContent, type CheckedContent, shapeOf } from '../check/check.ts';
import { altTextsOf } from '../pictures/alt-texts.ts';
import { composeContent } from '../compose.ts';
import type { Composed } from '../composed.ts';
import type { ContentIssue } from '../content-files.ts';
import { type Doc, kindNames, textOf } from '../kinds.ts';
import type { Memo } from '../memo.ts';
import { resolveDates } from '../relative-dates.ts';
import { withoutSeasons } from '../seasons.ts';
import { type Differences, differences } from './differences.ts';
import { applyEdits, type Edit } from './edits.ts';
import { settleMoves } from './moves.ts';
import { ChangeRefused, issueLine } from './refused.ts';
import { byId, filesOf, itemKinds, placeOf, popularOf, type Sources } from './sources.ts';
import { withShownOldPrices } from './stock/shown-old-prices.ts';
import { laterStock, type Sold, stockAfterSales } from './stock/sold.ts';
import {
  applyStockOverlay,
  type Stock,
  stockAfterEdit,
  type StockEntry,
  stockFieldsOf,
  type StockFrom,
  type StockValues,
  stockKinds,
  withoutStock,
} from './stock/stock.ts';
import type { StoredMarket } from './stored-market.ts';

export type PlanContext = {
  market: Market;
  now: Date;
  hasPicture: (name: string) => boolean;
  pictures?: CheckInput['pictures'];
  hasOtherPages: boolean;
  memo: Memo;
};

export type Plan = {
  /** As they will be stored: clean, with the stock of the day. */
  after: Sources;
  stock: Stock;
  /** Ids of the items an editor changed. */
  edited: Set<string>;
  /** What their versions keep where stock of the day is laid over them, by id. */
  withoutStock: ReadonlyMap<string, Doc>;
  content: Composed;
  changed: Differences;
  /** HTML that was left out of what changed. */
  leftOut: ContentIssue[];
  /** What is hardly true of what changed. */
  warnings: ContentIssue[];
  /** What was wrong before, elsewhere, and still is. */
  standing: ContentIssue[];
};

export type EditsToPlan = {
  edits: Edit[];
  /** What items with stock of the day said when they were published, by id. */
  published: ReadonlyMap<string, Doc>;
  /** Of an import: the documents of the import before, by id. */
  imported?: ReadonlyMap<string, Doc>;
  /** Of a whole market that was checked already. */
  checked?: CheckedContent | undefined;
};

export function planEdits(known: StoredMarket, asked: EditsToPlan, context: PlanContext): Plan {
  const { edits } = asked;
  const { market, memo } = context;
  markCleaned(known.sources, memo);
  const after = settleMoves(known.sources, applyEdits(known.sources, edits, market), { edits, market });
  const stock = stockAfter(known, after, asked);
  const overlaid = applyStockOverlay(after, stock);
  const touched = changedIds(known.sources, after);
  const whole = edits.find((edit) => edit.do === 'replace');
  const isWhole = whole !== undefined;
  const items = [...byId(overlaid).values()].filter(({ id }) => touched.has(id));
  const changedDocs = new Set(items.map(({ doc }) => doc));
  const files = filesOf(overlaid, whole?.files);
  // With nothing laid over it, what was checked is what there is.
  const checked =
    (stock.size === 0 ? asked.checked : undefined) ??
    checkContent({ ...context, files, ...(!isWhole && { changed: changedDocs }) });
  const places = new Set(items.map(({ kind, name }) => placeOf(kind, name)));
  // The list of popular products is told by the name of its file.
  if (after.popular.some(({ id }) => touched.has(id))) places.add('popular.json');
  const isTouched = ({ file }: ContentIssue) => isWhole || places.has(file);
  const standing = checked.issues.filter((issue) => !isTouched(issue));
  const fresh = standing.length === 0 ? [] : newIssues(known, standing, context);
  refuse([...checked.issues.filter(isTouched), ...fresh]);
  const final = finalSources(overlaid, checked.content, known.sources);
  const content = withShownOldPrices(checked.content, known, { after: final, ...context });
  return {
    after: final,
    stock,
    edited: changedIds(known.sources, final, touched),
    // A file says what it always said, and the next one is compared with it.
    withoutStock: asked.imported ? documentsWithoutStock(final, { written: after, stock }) : new Map(),
    content,
    changed: differences(known.stored, content),
    leftOut: checked.leftOut.filter(isTouched),
    warnings: checked.warnings.filter(isTouched),
    standing,
  };
}

/** Stock and prices of the day, as somebody said them. */
export function planStock(
  known: StoredMarket,
  { entries, from }: { entries: StockEntry[]; from: StockFrom },
  context: PlanContext,
): Plan {
  const stock = new Map(known.stock);
  const unknown: string[] = [];
  for (const { kind, slug, ...values } of entries) {
    const place = placeOf(kind, slug);
    const isThere = known.sources[kind].some(({ doc }) => doc.slug === slug);
    if (!isThere) unknown.push(`there is no ${slug} among the ${kind}`);
    for (const name of ['status', 'total', 'buyers', 'price', 'oldPrice'] as const)
      if ((values[name] ?? null) !== null && !stockFieldsOf(kind).some(([value]) => value === name))
        unknown.push(`${place}: ${kind} have no ${name}`);
    const doc = known.sources[kind].find((item) => item.doc.slug === slug)?.doc;
    stock.set(place, laterStock(stock.get(place), { ...values, buyers: buyersSaid(values, doc) }, from));
  }
  if (unknown.length > 0) throw new ChangeRefused('unknown', unknown);
  const plan = planStockOverlay(known, stock, context);
  if (from === 'studio') refuseSoldInStock(plan.after, entries);
  return plan;
}

/** Shown as sold out a package has as many buyers as there are; the true number is kept beside it, for when it is back. */
function buyersSaid({ status, buyers }: StockValues, doc: Doc | undefined): number | null {
  if (buyers !== null || status !== 'soldout' || doc?.shop_product_stock_status === 'soldout') return buyers;
  return numberFrom(doc?.shop_product_buyer_count);
}

/** Nobody could buy it, though its page says so. */
function refuseSoldInStock({ packages }: Sources, entries: StockEntry[]): void {
  const lines = entries.flatMap(({ kind, slug, status }) => {
    const doc =
      kind === 'packages' && status === 'instock' ? packages.find((item) => item.doc.slug === slug)?.doc : null;
    const [total, buyers] = [
      numberFrom(doc?.shop_product_total_package_available),
      numberFrom(doc?.shop_product_buyer_count),
    ];
    return total !== null && buyers !== null && buyers >= total
      ? [`${placeOf(kind, slug)}: in stock, but all ${total} have a buyer: say more in total, or fewer buyers`]
      : [];
  });
  if (lines.length > 0) throw new ChangeRefused('invalid', lines);
}

/** What was sold and given back, as the shop counted it. */
export function planSold(known: StoredMarket, sold: readonly Sold[], context: PlanContext): Plan {
  return planStockOverlay(known, stockAfterSales(known, sold), context);
}

/** Stock can break no link and no reference: of what changes only shapes and sums are looked at. */
function planStockOverlay(known: StoredMarket, stock: Stock, context: PlanContext): Plan {
  const { now, memo } = context;
  markCleaned(known.sources, memo);
  const overlaid = applyStockOverlay(known.sources, stock);
  const touched = changedIds(known.sources, overlaid);
  const files = filesOf(overlaid);
  const only = { ...files, items: { ...files.items } };
  const items = [...byId(overlaid).values()].filter(({ id }) => touched.has(id));
  const changedDocs = new Set(items.map(({ doc }) => doc));
  for (const kind of kindNames) only.items[kind] = files.items[kind].filter(({ doc }) => changedDocs.has(doc));
  const altOf = altTextsOf(context.market, context.pictures);
  const composed = composeContent({ items: files.items, popular: popularOf(overlaid), altOf }, now, memo);
  const content = withShownOldPrices(composed, known, { after: overlaid, ...context });
  const places = new Set(items.map(({ kind, name }) => placeOf(kind, name)));
  refuse([
    ...checkArithmetic({ files: only }),
    ...checkPrices({ files: only }),
    ...stockShapes(content, places, context),
  ]);
  return {
    after: overlaid,
    stock,
    edited: new Set(),
    withoutStock: new Map(),
    content,
    changed: differences(known.stored, content),
    leftOut: [],
    warnings: [],
    standing: [],
  };
}

/** What lies in the database went through the same cleaning on its way in. */
function markCleaned(sources: Sources, { cleaned }: Memo) {
  for (const kind of kindNames)
    for (const { doc } of sources[kind]) if (!cleaned.has(doc)) cleaned.set(doc, { doc, leftOut: [] });
}

function stockAfter(known: StoredMarket, after: Sources, { edits, published, imported }: EditsToPlan): Stock {
  if (known.stock.size === 0) return known.stock;
  // What a version said about the stock of its day is no news.
  const restored = new Set(edits.flatMap((edit) => (edit.do === 'restore' ? [edit.id] : [])));
  const now = byId(after);
  const stock = new Map(known.stock);
  for (const kind of stockKinds)
    for (const { id, doc } of known.sources[kind]) {
      const place = placeOf(kind, String(doc.slug));
      const row = known.stock.get(place);
      const item = now.get(id);
      if (!row || (item && item.doc === doc)) continue;
      stock.delete(place);
      if (!item) continue;
      const written = item.doc;
      // Who still has what was published or imported did not mean to say anything about the stock.
      const seen = Object.fromEntries(
        stockFieldsOf(kind).map(([, field]) => {
          const isOld = [published.get(id), imported?.get(id)].some(
            (old) => old && textOf(old[field]) === textOf(written[field]),
          );
          return [field, isOld ? written[field] : doc[field]];
        }),
      );
      const left = restored.has(id) ? row : stockAfterEdit(kind, row, { seen, written });
      if (left) stock.set(placeOf(kind, item.name), left);
    }
  return stock;
}

function documentsWithoutStock(
  final: Sources,
  { written, stock }: { written: Sources; stock: Stock },
): Map<string, Doc> {
  const documents = new Map<string, Doc>();
  if (stock.size === 0) return documents;
  const files = byId(written);
  for (const kind of stockKinds)
    for (const { id, doc } of final[kind]) {
      const row = stock.get(placeOf(kind, String(doc.slug)));
      const file = files.get(id);
      if (row && file) documents.set(id, withoutStock(kind, doc, { row, written: file.doc }));
    }
  return documents;
}

/** Ids of items that are new, gone, or say something else; only those in question, if some are. */
function changedIds(before: Sources, after: Sources, among?: ReadonlySet<string>): Set<string> {
  const old = new Map(itemKinds.flatMap((kind) => before[kind].map(({ id, doc }) => [id, doc] as const)));
  const changed = new Set<string>();
  for (const kind of itemKinds)
    for (const { id, doc } of after[kind]) {
      if (old.get(id) !== doc) changed.add(id);
      old.delete(id);
    }
  for (const id of old.keys()) changed.add(id);
  return among ? new Set([...changed].filter((id) => among.has(id))) : changed;
}

/** Documents as the composition has them; where that is what was there before, the very object. */
function finalSources(overlaid: Sources, { documents }: Composed, before: Sources): Sources {
  const old = new Map(itemKinds.flatMap((kind) => before[kind].map(({ id, doc }) => [id, doc] as const)));
  const clean = new Map(documents.map(({ kind, position, source }) => [`${kind}/${position}`, source]));
  const final = { ...overlaid };
  for (const kind of itemKinds)
    final[kind] = overlaid[kind].map((item, index) => {
      const doc = clean.get(`${kind}/${index + 1}`) ?? item.doc;
      const was = old.get(item.id);
      return { ...item, doc: was && was !== doc && isDeepStrictEqual(was, doc) ? was : doc };
    });
  return final;
}

function newIssues(known: StoredMarket, standing: ContentIssue[], context: PlanContext): ContentIssue[] {
  const before = checkContent({ ...context, files: filesOf(known.sources), changed: new Set() });
  const old = new Set(before.issues.map((issue) => JSON.stringify(issue)));
  return standing.filter((issue) => !old.has(JSON.stringify(issue)));
}

function stockShapes({ documents }: Composed, places: ReadonlySet<string>, { now }: PlanContext): ContentIssue[] {
  return documents
    .filter(({ kind, slug }) => places.has(placeOf(kind, slug)))
    .flatMap(({ kind, slug, detail }) =>
      shapeOf(kind, withoutSeasons(resolveDates(detail, now))).map((found) => ({
        file: placeOf(kind, slug),
        ...found,
      })),
    );
}

function refuse(issues: ContentIssue[]) {
  if (issues.length > 0) throw new ChangeRefused('issues', issues.map(issueLine), { issues });
}
