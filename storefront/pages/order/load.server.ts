/** The page of an order, for who knows its key. */
import { arrivalOf } from '#rules/stock/arrival.ts';
import type { OrderKey } from '#storefront/ports/orders.ts';
import { messageData, type ShopContext } from '#storefront/selling/shop-context.server.ts';
import { changesHtml } from './changes.server.tsx';
import { numbersHtml } from './box/numbers.server.tsx';
import { calendarFile } from './calendar-file.ts';
import { loadAfterOrder } from './load-after-order.server.ts';
import { orderView } from './order-view.ts';
import { paperView } from './papers/paper-view.ts';

type OrderRequest = { request: Request; params: { number: string } };

type Key = OrderKey & {
  mail: string | undefined;
  /** Of a page that could not be opened. */ told: 'away' | 'busy' | null;
};

export function orderKeyOf({ request, params: { number } }: OrderRequest): Key {
  const query = new URL(request.url).searchParams;
  const told = (['away', 'busy'] as const).find((each) => each === query.get('pay')) ?? null;
  return { number, key: query.get('key') ?? '', mail: query.get('mail') ?? undefined, told };
}

export function unknownOrder({ text, shop }: ShopContext) {
  const { hasMail } = shop.orders;
  const message = {
    title: text('selling:order.unknownTitle'),
    text: text(hasMail ? 'selling:order.unknownBody' : 'selling:account.problem.noMail'),
    toAccount: hasMail,
  };
  return messageData(message, 404);
}

export async function loadOrder(ctx: ShopContext, key: ReturnType<typeof orderKeyOf>) {
  const { market, shop } = ctx;
  const shown = await shop.orders.show(key);
  if (!shown) return null;
  const papers = await shop.orders.papers(key);
  const online = await shop.orders.paying.of(shown);
  const order = orderView(shown, { market, hasMail: shop.orders.hasMail, papers, online, told: key.told });
  const [after, boxes, changes] = await Promise.all([
    loadAfterOrder(ctx, order),
    numbersHtml(ctx, shown.order.lines),
    changesHtml(ctx, shown),
  ]);
  return { order, after, boxes, changes };
}

/** Which invoice or credit note of an order is asked for. */
export function paperNumberOf({ url }: Request): string | null {
  return new URL(url).searchParams.get('paper');
}

export async function loadPaper({ market, shop }: ShopContext, key: OrderKey, number: string) {
  const paper = await shop.orders.paper(key, number);
  return paper && { paper: paperView(paper, { market, key }) };
}

/** Null where nothing is delivered. */
export async function loadCalendarFile({ market, text, shop }: ShopContext, key: OrderKey) {
  const shown = await shop.orders.show(key);
  const day = shown?.order.deliveryDay ?? null;
  if (!shown || day === null) return null;
  const { number, placedAt, lines } = shown.order;
  const arrival = arrivalOf(lines, market).map((one) => text(`shop:orders.arrival.${one}`));
  return calendarFile({
    number,
    day,
    madeAt: placedAt,
    title: text('selling:order.calendarTitle'),
    text: [text('selling:order.calendarText', { number }), arrival.join(' ')].join(' '),
    host: market.domain,
  });
}
