/** The pages a visitor sees where the storefront links to the shop. */
import type { Context } from 'hono';
import { pathTo } from '#rules/addresses/paths.ts';
import { readVoucherCode } from '#rules/orders/voucher-code.ts';
import { headers, notCached } from '#services/shop/calls/answers.ts';
import { addArticle, applyCoupon, lineKey } from '#services/shop/cart/bundle-cart.ts';
import { buyByForm, noticesOf, seeOther } from './buy-form.ts';
import { stockProblems } from '#services/shop/cart/cart-stock.ts';
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { isOwnPress } from '#services/shop/calls/is-own-press.ts';
import { readReturn, returnField } from '#services/shop/calls/return-to.ts';
import { basketFormChange } from './basket-form.ts';
import type { CartContent, Notice } from '#services/shop/cart/cart-content.ts';
import { priceCart } from '#services/shop/cart/cart-totals.ts';
import { readFields } from '#services/shop/calls/form-fields.ts';
import { findBySlug, findPackage, type Product } from '#services/shop/catalogue/catalogue.ts';
import { type Choice, choicesIn } from '#services/shop/catalogue/known-choices.ts';
import { sayTooMany } from '#services/shop/proxy/failures.ts';
import { type MarketShop, openCart, type CartSnapshot, type CartRequest } from '#services/shop/cart/cart-request.ts';

/** The basket; a link with `add-to-cart` puts something in it first. */
export function answerBasket(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const visit = await openCart(shop, c);
    const bought = await buyByForm(shop, c, { visit, fields: await readFields(c) });
    return bought instanceof Response
      ? bought
      : showBasket(shop, c, { visit, seen: bought ?? (await visit.readNotices()) });
  };
}

type Seen = { visit: CartRequest; seen: CartSnapshot };

function showBasket(shop: MarketShop, c: Context, { visit, seen }: Seen): Promise<Response> {
  const { content, catalogue, notices } = seen;
  const problems = stockProblems(content, catalogue);
  const cart = priceCart(content, catalogue, shop.market);
  return shop.show(
    c,
    { kind: 'basket', session: visit.session.id, cart, problems, notices },
    { cookies: visit.cookies(content) },
  );
}

/** The basket's own forms: quantities, removing, a discount code. */
export function answerBasketForm(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    if (isForeign(c)) return answerMissing(shop, c, 403);
    const fields = await readFields(c);
    const visit = await openCart(shop, c);
    const bought = await buyByForm(shop, c, { visit, fields });
    if (bought) return bought instanceof Response ? bought : showBasket(shop, c, { visit, seen: bought });
    const code = fields.get('coupon_code');
    const wait = code === undefined ? 0 : shop.waitForCode(c);
    if (wait > 0) return sayTooMany(c, shop, wait);
    const { content } = await visit.change({ codes: code === undefined ? [] : [code] }, (seen) =>
      code === undefined ? basketFormChange(shop.t, seen, fields) : useCoupon(shop, seen, code),
    );
    return seeOther(pathTo(shop.market, 'basket'), visit.cookies(content));
  };
}

function useCoupon({ t }: MarketShop, { content, catalogue }: Omit<CartSnapshot, 'notices'>, code: string) {
  const applied = applyCoupon(content, catalogue, code);
  const notice: Notice =
    applied.outcome === 'unknown'
      ? { kind: 'error', text: t(readVoucherCode(code) ? 'shop:basket.couponIsVoucher' : 'shop:basket.couponRefused') }
      : { kind: 'done', text: t('shop:basket.couponApplied', { code: code.trim() }) };
  return { content: applied.content, result: null, notices: [notice] };
}

/** Parts of the link that are about something else. */
const notChosen = new Set(['category', 'path', returnField]);

/** Whatever else stands in the link is the visitor's choice, as far as the package knows it. */
function choicesOf(url: URL, { choices }: Product): Choice[] {
  return choicesIn(
    [...url.searchParams].filter(([name]) => !notChosen.has(name)),
    choices,
  );
}

/**
 * The package of a link. Whoever pressed it on a page of ours finds it in the basket; anybody else, such as somebody who opened a
 * link in a mail, is asked first, and posting puts it there.
 */
export function answerOrder(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    if (c.req.method === 'POST' && isForeign(c)) return answerMissing(shop, c, 403);
    const url = new URL(c.req.url);
    const slug = url.searchParams.get('path')?.split('/').at(-1) ?? '';
    const article = await findPackage(shop.db, shop.market.code, slug);
    if (article?.type !== 'package') {
      const [title, text] = [shop.t('shop:order.unknownTitle'), shop.t('shop:order.unknownBody')];
      return shop.show(c, { kind: 'message', title, text }, { status: 404 });
    }
    const choices = choicesOf(url, article);
    const isWish = c.req.method === 'POST' || isOwnPress(c);
    if (!isWish) return shop.show(c, { kind: 'package', article, choices, notices: [] });
    const fields = await readFields(c);
    const visit = await openCart(shop, c);
    const returnTo = readReturn(fields.get(returnField), shop.market);
    const { content, result } = await visit.change({ ids: [article.id] }, (seen) =>
      order(shop, seen, { id: article.id, choices, title: article.name, isToldLater: returnTo === null }),
    );
    const cookies = visit.cookies(content);
    if (result.length === 0) return seeOther(returnTo ?? pathTo(shop.market, 'basket'), cookies);
    return shop.show(c, { kind: 'package', article, choices, notices: result }, { cookies });
  };
}

type Ordered = { id: number; choices: Choice[]; title: string; isToldLater: boolean };

/** What went wrong is said on the page that answers, what went well on the one the visitor is sent to. */
function order(
  shop: MarketShop,
  { content, catalogue }: { content: CartContent; catalogue: CartSnapshot['catalogue'] },
  wish: Ordered,
) {
  const change = addArticle(content, catalogue, { id: wish.id, quantity: 1, choices: wish.choices });
  const notices = noticesOf(shop, change, wish.title).map((notice) => withUndo(notice, content, wish));
  return change.refusal
    ? { content: change.content, result: notices }
    : { content: change.content, result: [], notices: wish.isToldLater ? notices : [] };
}

/** Back to as many of it as there were. */
function withUndo(notice: Notice, { lines }: CartContent, { id, choices }: Ordered): Notice {
  if (notice.kind === 'error') return notice;
  const key = lineKey({ kind: 'plain', id, quantity: 1, choices });
  const before = lines.find((line) => lineKey(line) === key);
  return { ...notice, undo: { key, quantity: before?.kind === 'plain' ? before.quantity : 0 } };
}

/** Where a cart's links lead: the storefront has the pages of what is sold. */
export function answerProduct(shop: MarketShop) {
  return async (c: Context): Promise<Response> => {
    const slug = c.req.param('slug') ?? '';
    const kind = await findBySlug(shop.db, shop.market.code, slug);
    const path = kind === null ? null : productPath(shop, kind, slug);
    if (path === null) return answerMissing(shop, c);
    return new Response(null, { status: 302, headers: headers({ ...notCached, location: path }) });
  };
}

function productPath({ market }: MarketShop, kind: NonNullable<Awaited<ReturnType<typeof findBySlug>>>, slug: string) {
  if (kind === 'package') return pathTo(market, 'package', { slug });
  if (kind === 'piece') return pathTo(market, 'farmshopProduct', { slug });
  return kind === 'bundle' ? pathTo(market, 'farmshop') : pathTo(market, 'coupons');
}

export function answerMissing(shop: MarketShop, c: Context, status = 404): Promise<Response> {
  const [title, text] = [shop.t('shop:missing.title'), shop.t('shop:missing.body')];
  return shop.show(c, { kind: 'message', title, text }, { status });
}
