/** Orders and books on one database, and orders that have come so far. */
import { asc, eq } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { marketList, markets } from '#markets/index.ts';
import type { VatPart } from '#rules/orders/money/vat.ts';
import { createBooks } from '#services/books/books.ts';
import { papers } from '#services/books/tables.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import type { Mail } from '#services/kit/mail/mail.ts';
import { createOrderMailSender } from '#services/orders/mail/order-mail-sender.ts';
import type { OrderBooks } from '#services/orders/order-books.ts';
import type { CartLine } from '#services/shop/cart/cart-content.ts';
import { aPackage, monday, ordersOn, testAccounts } from '#tests/setup/orders/test-orders.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const by = { id: null, name: 'Loes' };

type BooksOptions = {
  instead?: Partial<OrderBooks>;
  start?: Date;
  hasMail?: boolean;
  /** In the place of the market files'. */
  sold?: readonly Market[];
};

export function booksOn(db: Database, options: BooksOptions = {}) {
  const { instead = {}, start = monday, hasMail = false, sold = marketList } = options;
  let now = start;
  const clock = () => now;
  const account = () => ({ name: 'Kudde B.V.', iban: 'NL91ABNA0417164300' });
  const books = createBooks({ db, markets: sold, textFor: (market) => texts.textFor(market), account, clock });
  const kept: OrderBooks = { ...books, ...instead };
  const shop = ordersOn(db, { clock, hasMail, books: kept, markets: sold });
  const { counter } = shop.orders;
  const mails: Mail[] = [];
  const sendMails = createOrderMailSender({
    db,
    markets: sold,
    texts,
    accounts: testAccounts,
    siteOrigin: () => 'https://www.kudde.example',
    clock,
    books: kept,
    log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
    sendMail: async (mail) => void mails.push(mail),
  });
  /** Time goes by, and what waited for it is done. */
  async function pass(minutes: number): Promise<void> {
    now = new Date(now.getTime() + minutes * 60_000);
    if (hasMail) await sendMails();
    await shop.orders.settleBooks();
  }

  async function placed(lines: CartLine[] = [aPackage()], market: Market = markets.nl): Promise<string> {
    const made = await shop.buy(lines, { market });
    if (made.result !== 'placed') throw new Error(made.result);
    return made.order.number;
  }
  async function paid(lines?: CartLine[], market?: Market): Promise<string> {
    const number = await placed(lines, market);
    await counter.receive({ number, by, version: null, amount: null });
    return number;
  }
  const move = (number: string, to: 'packed' | 'sent' | 'delivered') =>
    counter.moveOn({ number, by, version: null, to });
  async function packed(lines?: CartLine[], market?: Market): Promise<string> {
    const number = await paid(lines, market);
    await move(number, 'packed');
    return number;
  }
  async function lessen(number: string): Promise<void> {
    const line = (await counter.orderPage(number))?.order.lines.find(({ quantity }) => quantity > 1);
    if (line)
      await counter.lessenLine({ number, by, version: null, position: line.position, quantity: line.quantity - 1 });
  }
  const all = () => db.select().from(papers).orderBy(asc(papers.id));

  /** What its papers come to together. */
  async function standing(number: string): Promise<VatPart[]> {
    const rows = await db.select().from(papers).where(eq(papers.orderNumber, number)).orderBy(asc(papers.id));
    const byRate = Map.groupBy(
      rows.flatMap(({ parts }) => parts),
      ({ rate }) => rate,
    );
    return [...byRate].map(([rate, parts]) => ({
      rate,
      gross: parts.reduce((sum, { gross }) => sum + gross, 0),
      net: parts.reduce((sum, { net }) => sum + net, 0),
      vat: parts.reduce((sum, { vat }) => sum + vat, 0),
    }));
  }

  return {
    ...shop,
    books,
    mails,
    pass,
    /** Until nothing that was done can be taken back. */
    later: () => pass(11),
    placed,
    paid,
    packed,
    move,
    send: (number: string) => move(number, 'sent'),
    lessen,
    all,
    standing,
  };
}
