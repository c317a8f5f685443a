// What the checkout answers when orders cannot be placed as usual: in a crowd, past its time, and with a mail server that sleeps.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { formatPrice } from '#rules/money/price.ts';
import type { PlaceResult } from '#services/orders/orders.ts';
import { signUps } from '#services/shop/tables.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { buyersOf, checkout, nextSender } from '#tests/setup/shop/buyers.ts';
import { openTestShop, shopOn, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
let shop: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  shop = await openTestShop({ senderOf: nextSender });
});
afterAll(() => shop.close());

test.each([
  ['late', 503, '5', 'away'],
  ['unknown', 503, '5', 'unknown'],
  ['busy', 503, '10', 'busy'],
  ['tooMany', 429, '120', 'tooMany'],
] as const)(
  'C7 H2-10 an order that is %s is answered by %i with words of its own, and can be sent again',
  async (result, status, retryAfter, reason) => {
    if (result === 'late' || result === 'unknown') expectConsole('error', /an order could not be placed in time/);
    const answered: PlaceResult = { result };
    const held = shopOn(shop.db, { senderOf: nextSender, place: async () => answered });
    const buyers = buyersOf(held);
    const visitor = await buyers.withBasket();
    const form = await buyers.formOf(visitor, { note: 'Achterom' });
    const answer = await buyers.send(visitor, form);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(page).toContain(t(`selling:later.${reason}Title`));
    for (const value of ['Achterom', form.get('formKey') ?? '']) expect(page).toContain(`value="${value}"`);
  },
);

test('counter 5: a shop that is not ready takes no order, says so kindly, and loses neither basket nor what was typed', async () => {
  let isReady = true;
  const opening = shopOn(shop.db, { senderOf: nextSender, isReady: async () => isReady });
  const buyers = buyersOf(opening);
  const visitor = await buyers.withBasket();
  const form = await buyers.formOf(visitor, { note: 'Achterom' });
  isReady = false;
  const answer = await buyers.send(visitor, form);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
  expect(page).toContain(t('selling:later.notReadyTitle'));
  for (const value of ['Achterom', form.get('formKey') ?? '']) expect(page).toContain(`value="${value}"`);
  const basket = await visitor.page('/nl/shop/');
  expect(basket).toContain(t('selling:basket.notReady'));
  expect(basket).not.toContain('/nl/shop/checkout/"');
  const asked = await visitor.ask(checkout);
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/nl/shop/']);
  // The page that was kept is sent again when the shop is open; from then on that order is there, whatever else happens.
  isReady = true;
  const placed = await buyers.send(visitor, form);
  expect(placed.status).toBe(303);
  isReady = false;
  const again = await buyers.send(visitor, form);
  expect(again.headers.get('location')).toBe(placed.headers.get('location'));
});

test('C7 a buyer who also wants the newsletter has the order at once, however long the mail takes', async () => {
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
  const slow = shopOn(shop.db, { senderOf: nextSender, sendMail: () => asleep });
  onTestFinished(async () => {
    wake();
    await slow.endMails();
  });
  const buyers = buyersOf(slow);
  const visitor = await buyers.withBasket();
  const email = 'newsletter@example.test';
  const answer = await buyers.send(visitor, await buyers.formOf(visitor, { newsletter: '1', email }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/nl/shop/order/NL-')]);
  // It was taken down all the same, and its mail is on its way.
  await expect
    .poll(async () => (await shop.db.select().from(signUps)).map((row) => row.email), { timeout: 20_000 })
    .toContain(email);
});

test('C7 an order has what is left of the time in which its request is answered, and less', async () => {
  const given: (number | undefined)[] = [];
  const watched = shopOn(shop.db, {
    senderOf: nextSender,
    place: async ({ withinMs }) => {
      given.push(withinMs);
      return { result: 'busy' };
    },
  });
  const buyers = buyersOf(watched);
  const visitor = await buyers.withBasket();
  const body = await buyers.formOf(visitor);
  const cookie = [...visitor.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const answerBy = performance.now() + 6000;
  await watched.send(checkout, { method: 'POST', body, headers: { cookie } }, { answerBy });
  expect(given[0]).toBeLessThanOrEqual(4000);
  await buyers.send(visitor, body);
  // Where nobody says when the answer is due, it is as usual.
  expect(given[1]).toBeUndefined();
});

test('H2-6 C16 forms without an address are told so, whoever sent how many before', async () => {
  const one = shopOn(shop.db, { senderOf: () => 'one sender' });
  const buyers = buyersOf(one);
  const visitor = await buyers.withBasket();
  const form = await buyers.formOf(visitor, { email: '' });
  for (let times = 0; times < 8; times += 1) {
    const answer = await buyers.send(visitor, form);
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining(t('selling:problem.emailMissing')),
    ]);
  }
  form.set('email', 'found@example.test');
  expect((await buyers.send(visitor, form)).status).toBe(303);
  for (let times = 0; times < 8; times += 1) expect((await buyers.send(visitor, form)).status).toBe(303);
});

test('A5 a withdrawal is taken down after any number of tries; those for no order are told to write a mail', async () => {
  const one = shopOn(shop.db, { senderOf: () => 'one sender' });
  const buyers = buyersOf(one);
  const { location } = await buyers.placed({ email: 'goes.back@example.test' });
  const said = {
    number: location.split('/')[4] ?? '',
    name: 'Femke Postma',
    email: 'goes.back@example.test',
    what: '',
  };
  const visitor = one.browser();
  const post = (fields: Record<string, string>) =>
    visitor.ask('/nl/shop/withdrawal/', { method: 'POST', body: new URLSearchParams(fields) });
  const statuses = [];
  for (let times = 0; times < 21; times += 1) statuses.push((await post({ ...said, email: 'x@example.test' })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  expect(await (await post({ ...said, email: 'x@example.test' })).text()).toContain(t('selling:withdrawal.tooMany'));
  const done = await post(said);
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(t('selling:withdrawal.doneTitle'))]);
});

test('H2-5 a large order is told by when to pay, on checkout and order page; one beyond the bound to call or write', async () => {
  const buyers = buyersOf(shop);
  const visitor = shop.browser();
  await visitor.ask('/nl/shop/?add-to-cart=10&quantity=6');
  const large = await visitor.page(checkout);
  const day = /Dit is een grote bestelling: betaal uiterlijk ([^.]+)\./.exec(large)?.[1] ?? '';
  expect(day).toMatch(/^\w+ \d+ \w+/);
  const answer = await buyers.send(visitor, await buyers.formOf(visitor));
  expect(answer.status).toBe(303);
  expect(await visitor.page(answer.headers.get('location') ?? '')).toContain(day);
  const hoarder = shop.browser();
  await hoarder.ask('/nl/shop/?add-to-cart=11&quantity=13');
  const { amount, ...counted } = markets.nl.orders.unpaidMost.address;
  const refusal = t('selling:changed.heldUnpaid', { amount: formatPrice(amount, markets.nl) ?? '', ...counted });
  expect(await hoarder.page(checkout)).toContain(refusal);
  const refused = await buyers.send(hoarder, await buyers.formOf(hoarder));
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(refusal)]);
  expect(refusal).toContain(markets.nl.phone);
});

test.each([
  ['without a mail server', {}, 'emailHintNoMail'],
  ['with one', { sendMail: async () => {} }, 'emailHint'],
] as const)('the checkout promises a confirmation by mail only where one is sent: %s', async (_, options, hint) => {
  const buyers = buyersOf(shopOn(shop.db, { senderOf: nextSender, ...options }));
  const page = await (await buyers.withBasket()).page(checkout);
  const [said, unsaid] = hint === 'emailHint' ? [hint, 'emailHintNoMail' as const] : [hint, 'emailHint' as const];
  expect(page).toContain(t(`selling:checkout.${said}`));
  expect(page).not.toContain(t(`selling:checkout.${unsaid}`));
});
