/** Which prices visitors see crossed out: the written ones, as far as the prices of the thirty days before allow them (D5). */
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Market } from '#contract/market.ts';
import { isRecord } from '#contract/fields/json.ts';
import { shownOldPrice } from '#rules/food/strike-price.ts';
import type { Composed, ComposedDocument } from '../../composed.ts';
import { type Doc, textOf } from '../../kinds.ts';
import { placeOf, type Sources } from '../sources.ts';
import { priceLogOf } from './price-log.ts';
import { oldPriceField, priceOf, stockKinds } from './stock.ts';
import type { PricesSeen } from './stored-prices.ts';

type Known = { sources: Sources; prices: PricesSeen };
type Planned = { after: Sources; market: Pick<Market, 'priceCut'>; now: Date };

/** Sources stay as they were written. The same object where nothing is crossed out that may not be. */
export function withShownOldPrices(content: Composed, known: Known, planned: Planned): Composed {
  const shown = otherOldPrices(known, planned);
  if (shown.size === 0) return content;
  return { ...content, documents: content.documents.map((document) => withShown(document, shown)) };
}

/** By place, where it is not the written one. */
type Shown = ReadonlyMap<string, number | null>;

function otherOldPrices({ sources: before, prices: seen }: Known, { after, market, now }: Planned): Shown {
  const shown = new Map<string, number | null>();
  for (const kind of stockKinds) {
    const places = new Map(before[kind].map(({ id, doc }) => [id, placeOf(kind, textOf(doc.slug))]));
    for (const { id, doc } of after[kind]) {
      const written = numberFrom(doc[oldPriceField(kind)]);
      const price = priceOf(kind, doc);
      if (written === null || price === null) continue;
      const held = seen.get(places.get(id) ?? '') ?? [];
      // A price that is written with this change begins with it.
      const log = priceLogOf(doc, held.at(-1)?.price === price ? held : [...held, { from: now, price }], now);
      const allowed = shownOldPrice({ log, written }, market);
      if (allowed !== written) shown.set(placeOf(kind, textOf(doc.slug)), allowed);
    }
  }
  return shown;
}

function withShown(document: ComposedDocument, shown: Shown): ComposedDocument {
  const { kind, slug, card, detail } = document;
  const known = stockKinds.find((stockKind) => stockKind === kind);
  if (!known) return document;
  const crossSells = crossSellsWith(detail, shown);
  const price = shown.get(placeOf(kind, slug));
  if (price === undefined && crossSells === null) return document;
  const other = { ...(price !== undefined && { [oldPriceField(known)]: price }) };
  return {
    ...document,
    card: { ...card, ...other },
    detail: { ...detail, ...other, ...(crossSells && { crosssell_items: crossSells }) },
  };
}

/** Cards of other pieces stand inside of a piece; null where none of them changes. */
function crossSellsWith({ crosssell_items: cards }: Doc, shown: Shown): unknown[] | null {
  if (!Array.isArray(cards)) return null;
  const placeOfCard = (card: unknown) => placeOf('farmshop-products', isRecord(card) ? textOf(card.slug) : '');
  if (!cards.some((card) => shown.has(placeOfCard(card)))) return null;
  return cards.map((card: unknown) => {
    const price = shown.get(placeOfCard(card));
    return price === undefined || !isRecord(card) ? card : { ...card, [oldPriceField('farmshop-products')]: price };
  });
}
