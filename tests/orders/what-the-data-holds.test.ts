// CO-1 to CO-9: the rows of "what the data holds" of the counter, each with the parts it joins, on a real database.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { overlay } from '#rules/settings/overlay.ts';
import { createSendMail } from '#server/shop/send-mail.ts';
import { createOrderMailSender } from '#services/orders/mail/order-mail-sender.ts';
import { seenOf } from '#rules/orders/offer.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { customers, orderLines, orders } from '#services/orders/tables.ts';
import { orderChanges, payments } from '#services/orders/tables/counter.ts';
import { createPeople } from '#services/people/people.ts';
import { changeSetting, readSettings } from '#services/settings/settings.ts';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase } from '#tests/setup/database/test-database.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday, ordersOn, testAccounts } from '#tests/setup/orders/test-orders.ts';
import { openSmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';

const { nl } = markets;
const by = { id: '7', name: 'Anna' };
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let counter: (typeof shop)['orders']['counter'];
beforeAll(async () => {
  shop = await openTestOrders({ clock: () => now });
  ({ counter } = shop.orders);
  await shop.db.update(products).set({ stock: 500 }).where(eq(products.market, 'nl'));
});
afterAll(() => shop?.close());

async function place(fields: Parameters<typeof shop.buy>[1] = {}, lines = [aPackage(11, 2), aPackage(10)]) {
  const result = await shop.buy(lines, fields);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const pageOf = async (number: string) => {
  const page = await counter.orderPage(number);
  if (!page) throw new Error(number);
  return page;
};

test('CO-1 paid, too much and refund due are sums of payments; a mistake is taken back by its opposite, once, and nothing is deleted', async () => {
  const { number, total, id } = await place();
  const acting = { number, by, version: null };
  await counter.receive({ ...acting, amount: total - 500, way: 'cash', note: 'aan de deur' });
  expect((await pageOf(number)).money).toMatchObject({ missing: 500, over: 0, refundDue: 0 });
  await counter.receive({ ...acting, amount: 1515 });
  expect((await pageOf(number)).money).toMatchObject({ missing: 0, over: 1015, refundDue: 1015 });
  const [first] = (await pageOf(number)).payments;
  await counter.takeBack({ ...acting, paymentId: first?.id ?? 0 });
  const again = await counter.takeBack({ ...acting, paymentId: first?.id ?? 0 });
  expect(again).toMatchObject({ outcome: 'refused', why: 'takenBack' });
  const rows = await shop.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id);
  expect(rows.map(({ amount, way, takesBack, byName, note }) => [amount, way, takesBack, byName, note])).toEqual([
    [total - 500, 'cash', null, 'Anna', 'aan de deur'],
    [1515, 'transfer', null, 'Anna', ''],
    [500 - total, 'cash', rows[0]?.id, 'Anna', expect.any(String)],
  ]);
  expect((await findByNumber(shop.db, number))?.paid).toBe(1515);
});

test('CO-3 every change has before, after, reason and who, is only ever added, and totals, VAT and stock follow from it', async () => {
  const stockOf = async (id: number) =>
    (
      await shop.db
        .select()
        .from(products)
        .where(and(eq(products.market, 'nl'), eq(products.id, id)))
    )[0]?.stock ?? 0;
  const { number, id, total } = await place();
  const [before, left] = [await pageOf(number), await stockOf(11)];
  const acting = { number, by, version: null };
  await counter.lessenLine({ ...acting, position: 0, quantity: 1, reason: 'te kort' });
  const { order } = await pageOf(number);
  expect(order.total).toBeLessThan(total);
  expect(order.vat.reduce((sum, part) => sum + part.gross, 0)).toBe(order.total);
  expect(await stockOf(11)).toBe(left + 1);
  const rows = () => shop.db.select().from(orderChanges).where(eq(orderChanges.orderId, id)).orderBy(orderChanges.id);
  const written = await rows();
  const last = written.at(-1);
  expect(last).toMatchObject({ what: 'lines', reason: 'te kort', byName: 'Anna', side: 'owner', isTold: true });
  expect(last?.before).toMatchObject({ sums: { total } });
  expect(last?.after).toMatchObject({ sums: { total: order.total } });
  await counter.undo(last?.id ?? 0, by);
  expect((await rows()).slice(0, -1)).toEqual(written);
  const undone = await pageOf(number);
  expect([undone.order.total, undone.order.vat, await stockOf(11)]).toEqual([total, before.order.vat, left]);
});

test('CO-4 a customer is a letter box or written down by hand; without an e-mail is not without a name', async () => {
  const [one, two] = [await place({ email: 'femke@example.test' }), await place({ email: 'Femke+vlees@Example.test' })];
  expect(one.customerId).toBe(two.customerId);
  const { person } = one;
  if (!person) throw new Error('nobody');
  const wanted = [{ good: { kind: 'article' as const, id: 11 }, quantity: 1 }];
  const offer = await counter.offerGoods(nl, wanted);
  const byPhone = await counter.placeByOwner({
    market: nl,
    by,
    wanted,
    formKey: 'by-telephone-1234567890',
    seen: seenOf(offer),
    customerId: null,
    person: { ...person, name: 'Tineke zonder mail' },
    email: '',
    deliveryDay: offer.days[0] ?? null,
    note: '',
    isOfAge: true,
    paidBy: null,
    tell: 'later',
  });
  if (byPhone.result !== 'placed') throw new Error(JSON.stringify(byPhone));
  const row = (await findByNumber(shop.db, byPhone.order.number)) ?? null;
  expect(row).toMatchObject({ email: null, anonymisedAt: null, person: { name: 'Tineke zonder mail' } });
  const [customer] = await shop.db
    .select()
    .from(customers)
    .where(eq(customers.id, row?.customerId ?? ''));
  expect(customer).toMatchObject({ email: null, mailbox: null, anonymisedAt: null });
  // Only that moment says that nobody is left in it.
  expect((await counter.listCustomers({ market: 'nl', search: 'tineke' })).found).toBe(1);
  await shop.db
    .update(customers)
    .set({ anonymisedAt: now })
    .where(eq(customers.id, customer?.id ?? ''));
  expect((await counter.listCustomers({ market: 'nl', search: 'tineke' })).found).toBe(0);
});

test(
  'CO-5 ear tags are copied when it is ordered, one by one, stay when content changes, and packing corrects them',
  { timeout: 60_000 },
  async () => {
    const demo = await openDemoDatabase();
    try {
      const { db } = demo;
      const selling = ordersOn(db, { clock: () => new Date() });
      const goods = await db.select().from(products).where(eq(products.market, 'nl'));
      const described = await selling.seller.describeGoods(
        db,
        'nl',
        goods
          .filter(({ type }) => type === 'package')
          .map(({ id }) => ({ good: { kind: 'article' as const, id }, quantity: 1 })),
      );
      const several = described.find(
        ({ animal, good }) => / en \d/.test(animal ?? '') && (goods.find(({ id }) => id === good.id)?.stock ?? 0) > 1,
      );
      if (!several) throw new Error('no package of the demo is of two animals');
      const result = await selling.buy([aPackage(several.good.id)]);
      if (result.result !== 'placed') throw new Error(JSON.stringify(result));
      const { number, id, lines } = result.order;
      const tags = lines[0]?.animals ?? [];
      expect(tags.length).toBeGreaterThan(1);
      for (const tag of tags) expect(tag).toMatch(/^NL [\d ]+$/);
      const acts = selling.orders.counter;
      for (const animal of tags) expect(await acts.recall(nl, { animal })).toMatchObject([{ order: { number } }]);
      await acts.correctAnimals({ number, by, version: null, position: 0, animals: ['NL 5134 9999 1'] });
      const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
      expect([line?.animals, line?.packedAnimals]).toEqual([tags, ['NL 5134 9999 1']]);
      expect(await acts.recall(nl, { animal: tags[0] ?? '' })).toEqual([]);
      expect(await acts.recall(nl, { animal: 'NL 5134 9999 1' })).toMatchObject([{ order: { number } }]);
    } finally {
      await demo.close();
    }
  },
);

test('CO-7 a mail that left is kept with kind, address, subject, moment and result, and can be sent again', async () => {
  const smtp = await openSmtpServer();
  try {
    const sendMail = createSendMail({ smtpUrl: smtp.url, from: 'post@kudde.example' });
    const send = createOrderMailSender({
      db: shop.db,
      markets: marketList,
      texts: testTexts,
      accounts: testAccounts,
      siteOrigin: () => 'https://www.kudde.example',
      clock: () => now,
      log: { info() {}, warn() {}, error() {} },
      sendMail: async (mail) => sendMail?.(mail),
    });
    await send();
    smtp.mails.length = 0;
    const { number } = await place({ email: 'noor@example.test' });
    await send();
    const mails = (await pageOf(number)).mails.map(({ kind, to, subject, at, result }) => ({
      kind,
      to,
      subject,
      at,
      result,
    }));
    const subject = smtp.mails[0]?.headers.get('subject');
    expect(mails).toEqual([{ kind: 'placed', to: 'noor@example.test', subject, at: now, result: 'sent' }]);
    expect(await counter.sendAgain(number, 'placed')).toEqual({ result: 'waiting' });
    // Twice pressed is sent once.
    await counter.sendAgain(number, 'placed');
    await send();
    expect(smtp.mails).toHaveLength(2);
    expect((await pageOf(number)).mails.map(({ kind, result }) => [kind, result])).toEqual([
      ['placed', 'sent'],
      ['placed', 'sent'],
    ]);
  } finally {
    await smtp.close();
  }
});

test('CO-8 the market file gives the default, what is set wins with its version and who, and back to ours is the file again', async () => {
  const clock = () => now;
  const marketNow = async () => overlay(nl, (await readSettings(shop.db, 'nl')).values);
  expect((await marketNow()).orders.unpaidDays).toBe(nl.orders.unpaidDays);
  const change = { market: 'nl', key: 'money.unpaidDays' as const, personId: null };
  const set = await changeSetting(shop.db, { ...change, value: 3, version: 0 }, clock);
  expect(set).toMatchObject({ before: null });
  expect((await marketNow()).orders.unpaidDays).toBe(3);
  expect(overlay(markets.fr, (await readSettings(shop.db, 'fr')).values).orders.unpaidDays).toBe(
    markets.fr.orders.unpaidDays,
  );
  const late = await changeSetting(shop.db, { ...change, value: 5, version: 0 }, clock);
  expect(late).toMatchObject({ problem: 'changed', value: 3 });
  const { versions } = await readSettings(shop.db, 'nl');
  await changeSetting(shop.db, { ...change, value: null, version: versions['money.unpaidDays'] ?? 0 }, clock);
  expect((await marketNow()).orders.unpaidDays).toBe(nl.orders.unpaidDays);
});

test('CO-9 people have a role and sessions that end; what they do is in the audit with their name, and can be taken back once', async () => {
  const people = createPeople({ db: shop.db, clock: () => now });
  const owner = await people.links.setUp((await people.links.makeSetUp()) ?? '', {
    name: 'Loes',
    email: 'loes@example.test',
    password: 'een koe loopt langs de dijk',
    language: 'nl',
  });
  if (!owner) throw new Error('nobody was set up');
  const { token } = await people.sessions.begin(owner, { device: 'telefoon', before: null });
  const session = await people.sessions.find(token);
  expect(session?.person).toMatchObject({ name: 'Loes', role: 'owner' });
  const { number } = await place();
  const acted = await counter.changeNote({ number, by: { id: owner.id, name: 'Loes' }, version: null, note: 'hond' });
  if (acted.outcome !== 'done') throw new Error(acted.outcome);
  const undo = { kind: 'orders', with: { changeId: acted.changeId } };
  const line = await people.audit.record({ personId: owner.id, what: 'orders.note', about: { number }, undo });
  expect((await people.audit.recent(1))[0]).toMatchObject({
    id: line,
    name: 'Loes',
    what: 'orders.note',
    canUndo: true,
  });
  const by = { id: owner.id, role: 'owner' as const };
  const seen: object[] = [];
  const work = async (given: object) => seen.push(given) > 0;
  expect(await people.audit.undo(line, by, work)).toBe(true);
  expect(await people.audit.undo(line, by, work)).toBe(false);
  expect(seen).toEqual([undo]);
  await people.sessions.endAll(owner.id);
  expect((await people.sessions.find(token))?.isEnded).toBe(true);
  expect((await shop.db.select().from(orders).where(eq(orders.number, number)))[0]?.ownerNote).toBe('hond');
});
