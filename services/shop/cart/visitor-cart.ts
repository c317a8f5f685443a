/** What the pages of the shop do with the cart of the visitor whose request they answer. */
import type { Context } from 'hono';
import { readFields } from '#services/shop/calls/form-fields.ts';
import { isOwnPress } from '#services/shop/calls/is-own-press.ts';
import { readReturn, returnField } from '#services/shop/calls/return-to.ts';
import { findPackage, type Product } from '#services/shop/catalogue/catalogue.ts';
import { type Choice, choicesIn } from '#services/shop/catalogue/known-choices.ts';
import { bundlesOf } from '#services/shop/catalogue/goods-stock.ts';
import { type AgainWish, putAgain } from './forms/put-again.ts';
import { basketFormChange } from './forms/basket-form.ts';
import { addArticle, applyCoupon, lineKey } from './bundle-cart.ts';
import { buyByForm, noticesOf } from './forms/buy-form.ts';
import type { CartContent, Notice } from './cart-content.ts';
import { type MarketShop, type CartSnapshot, openCart } from './cart-request.ts';
import { stockProblems } from './cart-stock.ts';
import { priceCart } from './cart-totals.ts';
import { couponRefusal } from './forms/coupon-refusal.ts';
import { problemText } from './forms/refusal-text.ts';

/** One sender has tried so many discount codes that the next one is looked at later. */
export class TooManyCodes extends Error {
  override name = 'TooManyCodes';
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super(`No code is looked at for ${waitSeconds} seconds`);
    this.waitSeconds = waitSeconds;
  }
}

export type VisitorCart = ReturnType<typeof visitorCart>;

export function visitorCart(shop: MarketShop, c: Context) {
  const visit = once(() => openCart(shop, c));
  const fields = once(() => readFields(c));
  const found = once(() => packageOf(shop, new URL(c.req.url)));
  let refused: CartSnapshot | null = null;

  const seenIn = ({ content, catalogue, notices }: CartSnapshot) => ({
    content,
    notices,
    cart: priceCart(content, catalogue, shop.market),
    problems: stockProblems(content, catalogue).map((problem) => ({ ...problem, text: problemText(shop.t, problem) })),
  });

  return {
    session: async () => (await visit()).session.id,
    cookies: async (content: CartContent) => (await visit()).cookies(content),
    read: async () => seenIn(await (await visit()).read()),

    /** With what is to be said, which is said once. After `buy` was refused, why. */
    async show() {
      const opened = await visit();
      const seen = seenIn(refused ?? (await opened.readNotices()));
      return { ...seen, cookies: opened.cookies(seen.content) };
    },

    /** What the address or the form wants to buy, once; null where that is nothing. */
    buy: once(async () => {
      const bought = await buyByForm(shop, c, { visit: await visit(), fields: await fields() });
      if (bought?.result === 'refused') refused = bought.seen;
      return bought;
    }),

    /** The quantities in the form, or its discount code. */
    async change() {
      const [opened, sent] = [await visit(), await fields()];
      const code = sent.get('coupon_code');
      const wait = code === undefined ? 0 : shop.waitForCode(c);
      if (wait > 0) throw new TooManyCodes(wait);
      const { content } = await opened.change({ codes: code === undefined ? [] : [code] }, (seen) =>
        code === undefined ? basketFormChange(shop.t, seen, sent) : useCoupon(shop, seen, code),
      );
      return { cookies: opened.cookies(content) };
    },

    /** Puts the goods of an order into the cart, as far as they can be had today, and says where that differs. */
    async putAgain(wishes: readonly AgainWish[]) {
      const opened = await visit();
      const boxes = await bundlesOf(
        shop.db,
        shop.market.code,
        wishes.map(({ kind, id, quantity }) => ({ good: { kind, id }, quantity })),
      );
      const articles = wishes.flatMap(({ kind, id }) => (kind === 'article' ? [id] : []));
      const { content, result } = await opened.change({ ids: [...articles, ...boxes.values()] }, (seen) => {
        const put = putAgain(shop, seen, { wishes, boxes });
        const notices = put.said.map((text): Notice => ({ kind: 'error', text }));
        return { content: put.content, result: put, notices };
      });
      return { isFilled: result.isFilled, said: result.said, cookies: opened.cookies(content) };
    },

    /** The package that the address names, with what was chosen in it; null where there is none. */
    findPackage: found,
    isPackagePressed: isOwnPress(c),

    async orderPackage() {
      const wish = await found();
      if (!wish) return null;
      const opened = await visit();
      const returnTo = readReturn((await fields()).get(returnField), shop.market);
      const { content, result } = await opened.change({ ids: [wish.product.id] }, (seen) =>
        order(shop, seen, { ...wish, isToldLater: returnTo === null }),
      );
      return { notices: result, returnTo, cookies: opened.cookies(content) };
    },
  };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => (result ??= work());
}

type Seen = Omit<CartSnapshot, 'notices'>;

function useCoupon({ t }: MarketShop, { content, catalogue }: Seen, code: string) {
  const applied = applyCoupon(content, catalogue, code);
  const notice: Notice =
    applied.outcome === 'applied' || applied.outcome === 'already'
      ? { kind: 'done', text: appliedText(t, { content, catalogue, code: code.trim() }) }
      : { kind: 'error', text: couponRefusal(t, applied.outcome, code) };
  return { content: applied.content, result: null, notices: [notice] };
}

/** Where vouchers are in the basket, it says that the code is not for them. */
function appliedText(t: MarketShop['t'], { content, catalogue, code }: Seen & { code: string }): string {
  const said = t('shop:basket.couponApplied', { code });
  const hasVouchers = content.lines.some(
    (line) => line.kind === 'plain' && catalogue.products.get(line.id)?.type === 'variation',
  );
  return hasVouchers ? `${said} ${t('selling:basket.notOnVouchers')}` : said;
}

/** Parts of the link that are about something else; whatever else stands in it is the visitor's choice. */
const notChosen = new Set(['category', 'path', returnField]);

async function packageOf({ db, market }: MarketShop, { searchParams }: URL) {
  const slug = searchParams.get('path')?.split('/').at(-1) ?? '';
  const product = await findPackage(db, market.code, slug);
  if (product?.type !== 'package') return null;
  const named = [...searchParams].filter(([name]) => !notChosen.has(name));
  return { product, choices: choicesIn(named, product.choices) };
}

type Wish = { product: Product; choices: Choice[]; isToldLater: boolean };

/** What went wrong is said on the page that answers, what went well on the one the visitor is sent to. */
function order(shop: MarketShop, { content, catalogue }: Seen, wish: Wish) {
  const { product, choices, isToldLater } = wish;
  const change = addArticle(content, catalogue, { id: product.id, quantity: 1, choices });
  const notices = noticesOf(shop, change, product.name).map((notice) => withUndo(notice, content, wish));
  return change.refusal
    ? { content: change.content, result: notices }
    : { content: change.content, result: [], notices: isToldLater ? notices : [] };
}

/** Back to as many of it as there were. */
function withUndo(notice: Notice, { lines }: CartContent, { product: { id }, choices }: Wish): Notice {
  if (notice.kind === 'error') return notice;
  const key = lineKey({ kind: 'plain', id, quantity: 1, choices });
  const before = lines.find((line) => lineKey(line) === key);
  return { ...notice, undo: { key, quantity: before?.kind === 'plain' ? before.quantity : 0 } };
}
