/** Links and forms of pages that put something in the basket. */
import type { Context } from 'hono';
import { localDate } from '#rules/time/local-time.ts';
import { addWanted, bundleQuantities } from '#services/shop/calls/admin-ajax.ts';
import { type Fields, wholeNumber } from '#services/shop/calls/form-fields.ts';
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { readReturn, returnField } from '#services/shop/calls/return-to.ts';
import { readCatalogue } from '#services/shop/catalogue/catalogue.ts';
import type { Change } from '../bundle-cart.ts';
import { emptyContent, type Notice } from '../cart-content.ts';
import type { CartRequest, MarketShop, CartSnapshot } from '../cart-request.ts';
import { refusalText } from './refusal-text.ts';

export function noticesOf({ t }: MarketShop, { outcome, refusal }: Change, title: string): Notice[] {
  // A link to something the shop does not know says nothing.
  if (refusal) return refusal.reason === 'unknown' ? [] : [{ kind: 'error', text: refusalText(t, refusal) }];
  return outcome === 'added' || outcome === 'replaced'
    ? [{ kind: 'done', text: t('shop:basket.added', { title }) }]
    : [];
}

/** Something another site wants in the box or in the basket. */
type AskedFirst = {
  into: 'box' | 'basket';
  pieces: { name: string; quantity: number }[];
  fields: [name: string, value: string][];
};

type Bought =
  /** Where the visitor goes on; null for the basket. */
  | { result: 'bought'; returnTo: string | null; cookies: string[] }
  | { result: 'asked'; ask: AskedFirst }
  | { result: 'refused'; seen: CartSnapshot };

type Sent = { visit: CartRequest; fields: Fields };

/** Null when nothing is to be bought. */
export async function buyByForm(shop: MarketShop, c: Context, { visit, fields }: Sent): Promise<Bought | null> {
  const id = wholeNumber(fields.get('add-to-cart'));
  if (id === null || c.req.method === 'HEAD') return null;
  // A basket is the visitor's own work: what another site wants in it is asked for.
  const ask = isForeign(c) ? await questionAbout(shop, { id, fields }) : null;
  if (ask) return { result: 'asked', ask };
  const returnTo = readReturn(fields.get(returnField), shop.market);
  const { content, catalogue, result } = await visit.change({ ids: [id] }, (seen) => {
    const change = addWanted(seen.content, seen.catalogue, { id, fields });
    const notices = noticesOf(shop, change, seen.catalogue.products.get(id)?.name ?? '');
    // What went wrong is said on the page that answers, what went well on the basket, if the visitor is sent there.
    const isToldLater = !change.refusal && returnTo === null;
    return { content: change.content, result: { change, notices }, ...(isToldLater && { notices }) };
  });
  if (result.change.refusal) return { result: 'refused', seen: { content, catalogue, notices: result.notices } };
  return { result: 'bought', returnTo, cookies: visit.cookies(content) };
}

/** Null when the shop does not know what it is about. */
async function questionAbout(
  shop: MarketShop,
  { id, fields }: { id: number; fields: Fields },
): Promise<AskedFirst | null> {
  const catalogue = await readCatalogue(shop.db, shop.market.code, {
    ...emptyContent,
    ids: [id],
    today: localDate(shop.clock(), shop.market.timeZone),
  });
  const product = catalogue.products.get(id);
  if (!product) return null;
  const asked = [...fields].filter(([name]) => /^(?:add-to-cart|quantity|return_to|bundle_quantity_\d+)$/.test(name));
  if (product.type !== 'bundle') {
    const quantity = Math.max(1, wholeNumber(fields.get('quantity')) ?? 1);
    return { into: 'basket', pieces: [{ name: product.name, quantity }], fields: asked };
  }
  const quantities = bundleQuantities(fields);
  const pieces = (catalogue.pieces.get(id) ?? []).flatMap(({ id: piece, name }) => {
    const quantity = quantities.get(piece) ?? 0;
    return quantity > 0 ? [{ name, quantity }] : [];
  });
  return { into: 'box', pieces, fields: asked };
}
