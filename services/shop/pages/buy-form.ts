/** Links and forms of pages that put something in the basket. They end in a redirect: loading it again buys nothing. */
import type { Context } from 'hono';
import { pathTo } from '#rules/addresses/paths.ts';
import { addWanted, bundleQuantities } from '#services/shop/calls/admin-ajax.ts';
import { headers, notCached } from '#services/shop/calls/answers.ts';
import type { Change } from '#services/shop/cart/bundle-cart.ts';
import { type CartContent, emptyContent, type Notice } from '#services/shop/cart/cart-content.ts';
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { type Fields, wholeNumber } from '#services/shop/calls/form-fields.ts';
import { refusalText } from '#services/shop/cart/refusal-text.ts';
import { readReturn, returnField } from '#services/shop/calls/return-to.ts';
import { readCatalogue } from '#services/shop/catalogue/catalogue.ts';
import type { MarketShop, CartSnapshot, CartRequest } from '#services/shop/cart/cart-request.ts';

export function seeOther(location: string, cookies: string[]): Response {
  return new Response(null, { status: 303, headers: headers({ ...notCached, location }, cookies) });
}

export function noticesOf({ t }: MarketShop, { outcome, refusal }: Change, title: string): Notice[] {
  // A link to something the shop does not know says nothing.
  if (refusal) return refusal.reason === 'unknown' ? [] : [{ kind: 'error', text: refusalText(t, refusal) }];
  return outcome === 'added' || outcome === 'replaced'
    ? [{ kind: 'done', text: t('shop:basket.added', { title }) }]
    : [];
}

type Asked = { visit: CartRequest; fields: Fields };

/** Where the visitor is sent, or what could not be had, to be shown. Null when nothing is to be bought. */
export async function buyByForm(
  shop: MarketShop,
  c: Context,
  { visit, fields }: Asked,
): Promise<Response | CartSnapshot | null> {
  const id = wholeNumber(fields.get('add-to-cart'));
  if (id === null || c.req.method === 'HEAD') return null;
  // Coupons are sold by links in mails; a box is the visitor's own work.
  const question = isForeign(c) ? await questionAbout(shop, c, { id, fields }) : null;
  if (question) return question;
  const returnTo = readReturn(fields.get(returnField), shop.market);
  const { content, catalogue, result } = await visit.change({ ids: [id] }, (seen) => {
    const change = addWanted(seen.content, seen.catalogue, { id, fields });
    const notices = noticesOf(shop, change, seen.catalogue.products.get(id)?.name ?? '');
    // What went wrong is said on the page that answers, what went well on the basket, if the visitor is sent there.
    const isToldLater = !change.refusal && returnTo === null;
    return { content: change.content, result: { change, notices }, ...(isToldLater && { notices }) };
  });
  if (result.change.refusal) return { content, catalogue, notices: result.notices };
  return seeOther(returnTo ?? pathTo(shop.market, 'basket'), visit.cookies(content));
}

/** Null when it is not about a box. */
async function questionAbout(
  shop: MarketShop,
  c: Context,
  { id, fields }: { id: number; fields: Fields },
): Promise<Response | null> {
  const nothing: CartContent = emptyContent;
  const catalogue = await readCatalogue(shop.db, shop.market.code, { ...nothing, ids: [id] });
  if (catalogue.products.get(id)?.type !== 'bundle') return null;
  const quantities = bundleQuantities(fields);
  const pieces = (catalogue.pieces.get(id) ?? []).flatMap(({ id: piece, name }) => {
    const quantity = quantities.get(piece) ?? 0;
    return quantity > 0 ? [{ name, quantity }] : [];
  });
  const asked = [...fields].filter(([name]) => /^(?:add-to-cart|quantity|return_to|bundle_quantity_\d+)$/.test(name));
  return shop.show(c, { kind: 'ask', pieces, fields: asked });
}
