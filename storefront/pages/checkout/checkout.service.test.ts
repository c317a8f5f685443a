// From a basket to an order and after it, by forms alone: what each answer says, and what it leaves behind.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CallError } from '#contract/errors.ts';
import { markets } from '#markets/index.ts';
import { honeypotField } from '#contract/honeypot.ts';
import { orders } from '#services/orders/tables.ts';
import { products } from '#services/shop/tables.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { buyer, buyersOf, checkout, nextSender } from '#tests/setup/shop/buyers.ts';
import { openTestShop, shopOn, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyers: ReturnType<typeof buyersOf>;

beforeAll(async () => {
  shop = await openTestShop({ senderOf: nextSender });
  buyers = buyersOf(shop);
});
afterAll(() => shop.close());

const orderCount = async () => (await shop.db.select({ id: orders.id }).from(orders)).length;

test('checkout: a form makes an order, sent twice the same one, and the basket is empty', async () => {
  const visitor = await buyers.withBasket();
  const before = await orderCount();
  const form = await buyers.formOf(visitor);
  const answers = await Promise.all([buyers.send(visitor, form), buyers.send(visitor, form)]);
  const again = await buyers.send(visitor, form);
  const places = [...answers, again].map(({ status, headers }) => [status, headers.get('location')]);
  expect(new Set(places.map(String)).size).toBe(1);
  expect(places[0]).toEqual([303, expect.stringMatching(/^\/nl\/shop\/order\/NL-\d{4}-\d{5}\/\?key=[\w-]{22}$/)]);
  expect((await orderCount()) - before).toBe(1);
  expect(await visitor.page('/nl/shop/')).toContain(t('selling:basket.emptyTitle'));
  const [row] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.formKey, form.get('formKey') ?? ''));
  expect(row?.person).toMatchObject({ houseNumber: '14 B', postCode: '3411 AB' });
  expect(row?.texts).toMatchObject({ button: t('selling:checkout.button') });
});

test('F1 the browser is told which order it placed, for as long as it keeps wishes', async () => {
  const visitor = await buyers.withBasket();
  const answer = await buyers.send(visitor, await buyers.formOf(visitor));
  const number = /NL-\d{4}-\d{5}/.exec(answer.headers.get('location') ?? '')?.[0];
  const told = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('shop_ordered='));
  expect(told).toEqual([`shop_ordered=${number}; Max-Age=86400; Path=/nl; SameSite=Lax`]);
});

test('checkout: wrong fields are named in a list and beside the field, and all that was typed stays', async () => {
  const visitor = await buyers.withBasket();
  const form = await buyers.formOf(visitor, {
    email: 'femke@',
    postCode: '0411 AB',
    note: 'Bel <b>twee</b> keer',
    isGift: '1',
  });
  const answer = await buyers.send(visitor, form);
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(t('selling:checkout.wrong', { count: 2 }));
  expect(page).toContain('<a href="#postCode">');
  expect(page).toMatch(/id="email"[^>]*aria-describedby="email-hint email-problem"[^>]*aria-invalid="true"/);
  expect(page).toMatch(/value="femke@"/);
  expect(page).toContain('Bel &lt;b&gt;twee&lt;/b&gt; keer');
  expect(page).toMatch(/name="isGift"[^>]*checked=""/);
  expect(page).not.toMatch(/name="newsletter"[^>]*checked=""/);
  expect(page).toContain(form.get('formKey'));
});

test('checkout: a house number without a digit is refused in words, beside its field', async () => {
  const visitor = await buyers.withBasket();
  const before = await orderCount();
  const answer = await buyers.send(visitor, await buyers.formOf(visitor, { houseNumber: 'x', addition: '' }));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(t('selling:problem.houseNumberWrong'));
  expect(await orderCount()).toBe(before);
});

test('checkout: what became dearer since is said with both prices and asked again, then ordered for the new price', async () => {
  const visitor = await buyers.withBasket();
  const form = await buyers.formOf(visitor);
  const price = (amount: number) =>
    shop.db
      .update(products)
      .set({ price: amount.toFixed(2) })
      .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
  await price(99.95);
  const forgotten = await buyers.send(visitor, new URLSearchParams({ ...Object.fromEntries(form), name: '' }));
  const both = await forgotten.text();
  expect(forgotten.status).toBe(422);
  expect(both).toMatch(/kostte €\u00a089,95 en kost nu €\u00a099,95/);
  expect(both).toContain(t('selling:problem.nameMissing'));
  const answer = await buyers.send(visitor, form);
  const page = await answer.text();
  expect(answer.status).toBe(409);
  expect(page).toMatch(/kostte €\u00a089,95 en kost nu €\u00a099,95/);
  // The basket says it as well, in the line.
  expect(await visitor.page('/nl/shop/')).toMatch(/€\u00a089,95 werd €\u00a099,95/);
  const again = await buyers.send(visitor, await buyers.formOf(visitor));
  expect(again.status).toBe(303);
  expect(await visitor.page(again.headers.get('location') ?? '')).toMatch(/99,95/);
  await price(89.95);
});

test('checkout: what sold out meanwhile is named, and the rest of the basket is kept', async () => {
  const visitor = await buyers.withBasket();
  await visitor.ask('/nl/shop/?add-to-cart=15&quantity=1');
  const form = await buyers.formOf(visitor);
  const stock = (left: number | null) =>
    shop.db
      .update(products)
      .set({ stock: left })
      .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
  const [before] = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.id, 10)));
  await stock(0);
  const answer = await buyers.send(visitor, form);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining(t('selling:changed.soldOut', { title: 'Rundvlees pakket' })),
  ]);
  await stock(before?.stock ?? null);
  expect((await visitor.cart()).items.map(({ id }) => id)).toEqual([10, 15]);
});

test('checkout: a program that fills in everything, and a form of another site, order nothing', async () => {
  const visitor = await buyers.withBasket();
  const before = await orderCount();
  const trapped = await buyers.send(visitor, await buyers.formOf(visitor, { [honeypotField]: 'http://spam.example' }));
  expect([trapped.status, trapped.headers.get('location')]).toEqual([303, '/nl/shop/']);
  const foreign = await buyers.send(visitor, await buyers.formOf(visitor), { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  const large = await buyers.send(visitor, await buyers.formOf(visitor, { note: 'x'.repeat(70_000) }));
  expect(large.status).toBe(400);
  expect(await orderCount()).toBe(before);
});

test('checkout: while the database is away nothing is ordered, and the page keeps what was typed', async () => {
  expectConsole('error', /an order could not be placed/);
  const visitor = await buyers.withBasket();
  const form = await buyers.formOf(visitor, { note: 'Achterom' });
  const cookie = [...visitor.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const away = shopOn(shop.db, {
    senderOf: nextSender,
    place: async () => {
      throw new CallError('unavailable', 'The database is away');
    },
  });
  const answer = await away.send(checkout, { method: 'POST', body: form, headers: { cookie } });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page).toContain(t('selling:later.awayTitle'));
  for (const [name, value] of [
    ['note', 'Achterom'],
    ['city', buyer.city],
    ['formKey', form.get('formKey') ?? ''],
  ])
    expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  // Back again, the same form makes the order.
  expect((await buyers.send(visitor, form)).status).toBe(303);
});

test('checkout: a shop that takes no orders says how to order, and an empty basket has no checkout', async () => {
  const closed = shopOn(shop.db, { senderOf: nextSender, orders: { isOpen: false } });
  const visitor = closed.browser();
  await visitor.ask('/nl/shop/?add-to-cart=10');
  expect(await visitor.page('/nl/shop/')).toContain(t('selling:basket.closed'));
  expect(await visitor.page('/nl/shop/')).not.toContain('/nl/shop/checkout/');
  expect((await visitor.ask(checkout)).headers.get('location')).toBe('/nl/shop/');
  const empty = shop.browser();
  expect((await empty.ask(checkout)).headers.get('location')).toBe('/nl/shop/');
});

test('orders: the page of an order is for who knows its key, is told to nobody and kept by nobody', async () => {
  const { visitor, location } = await buyers.placed();
  const answer = await visitor.ask(location);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const page = await answer.text();
  expect(page).toContain('NL91 ABNA 0417 1643 00');
  expect(page).toContain('data:image/svg+xml,');
  const [path = ''] = location.split('?');
  for (const wrong of [path, `${path}?key=${'a'.repeat(22)}`, `${path}cancel/?key=x`, `${path}delivery.ics?key=x`])
    expect((await visitor.ask(wrong)).status).toBe(404);
});

test('orders: whoever lost the key of an order gets on with one press, where there are mails', async () => {
  const lost = '/nl/shop/order/NL-2026-00001/';
  const silent = await (await shop.browser().ask(lost)).text();
  expect(silent).toContain(t('selling:account.problem.noMail'));
  expect(silent).not.toContain('href="/nl/shop/my-account');
  const writing = shopOn(shop.db, { senderOf: nextSender, sendMail: async () => {} });
  onTestFinished(() => writing.endMails());
  const page = await (await writing.browser().ask(lost)).text();
  expect(page).toContain(t('selling:order.unknownBody'));
  expect(page).toMatch(new RegExp(`<a [^>]*href="/nl/shop/my-account/?"[^>]*>${t('selling:account.title')}</a>`));
});

test('orders: the day of delivery as a file for calendars', async () => {
  const { visitor, location } = await buyers.placed();
  const answer = await visitor.ask(location.replace('/?', '/delivery.ics?'));
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', 'END:VEVENT', expect.stringMatching(/^DTSTART;VALUE=DATE:\d{8}$/)]),
  );
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  // A11: what lies in the box belongs into the freezer, and nothing else is said to.
  expect(lines.join('')).toContain('Leg wat bevroren is');
});

test('orders: a buyer cancels by a button, once; looking cancels nothing', async () => {
  const { visitor, location } = await buyers.placed();
  const cancel = location.replace('/?', '/cancel/?');
  expect(await visitor.page(cancel)).toContain(t('selling:cancel.button'));
  expect(await visitor.page(location)).toContain(t('selling:order.cancel'));
  expect((await visitor.ask(cancel, { method: 'POST' })).headers.get('location')).toBe(location);
  expect(await visitor.page(location)).toContain(t('selling:order.is.cancelled'));
  expect((await visitor.ask(cancel)).headers.get('location')).toBe(location);
});

test('orders: a withdrawal is taken down for who knows number and address of the order', async () => {
  const { visitor, location } = await buyers.placed({ email: 'goes.back@example.test' });
  const number = location.split('/')[4] ?? '';
  const said = { number: number.toLowerCase(), name: 'Femke Postma', email: 'Goes.Back@example.test', what: 'De wijn' };
  const post = (fields: Record<string, string>) =>
    visitor.ask('/nl/shop/withdrawal/', { method: 'POST', body: new URLSearchParams(fields) });
  const unknown = await post({ ...said, email: 'other@example.test' });
  expect([unknown.status, await unknown.text()]).toEqual([422, expect.stringContaining('value="other@example.test"')]);
  const empty = await post({ ...said, number: '' });
  expect(empty.status).toBe(422);
  // What is missing is said by its name, and that nothing has arrived.
  const mistakes = await empty.text();
  expect(mistakes).toContain(t('selling:withdrawal.numberWrong'));
  expect(mistakes).toContain(t('selling:withdrawal.notYet'));
  expect(mistakes).not.toContain(t('selling:problem.missing'));
  const done = await post(said);
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(t('selling:withdrawal.doneTitle'))]);
  const [row] = await shop.db.select().from(orders).where(eq(orders.number, number));
  expect(row?.texts).toMatchObject({ withdrawalNotice: 'Femke Postma\nDe wijn' });
});

test('account: without mail there are no links to send; an address is asked for otherwise, and wrong ones are told', async () => {
  const silent = await shop.browser().page('/nl/shop/my-account');
  expect(silent).toContain(t('selling:account.problem.noMail'));
  // Nor does it promise one.
  expect(silent).not.toContain(t('selling:account.body'));
  const mailed = shopOn(shop.db, { senderOf: nextSender, sendMail: async () => {} });
  onTestFinished(() => mailed.endMails());
  const visitor = mailed.browser();
  const ask = (email: string) =>
    visitor.ask('/nl/shop/my-account', { method: 'POST', body: new URLSearchParams({ email }) });
  const wrong = await ask('nobody');
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining(t('selling:account.problem.wrong')),
  ]);
  // Known or not, the answer is the same.
  for (const email of ['femke@example.test', 'nobody@example.test'])
    expect((await ask(email)).headers.get('location')).toBe('/nl/shop/my-account?sent');
  expect((await visitor.ask('/nl/shop/my-account/gone', { method: 'POST' })).status).toBe(410);
});
