// An invoice from the box that is ticked at the checkout to its page and its file, for who knows the key of the order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { buyersOf, nextSender } from '#tests/setup/shop/buyers.ts';
import { openTestShop, testTexts } from '#tests/setup/shop/test-shop.ts';

const t = testTexts.textFor(markets.nl);
const by = { id: null, name: 'Loes' };
let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyers: ReturnType<typeof buyersOf>;

beforeAll(async () => {
  shop = await openTestShop({ senderOf: nextSender });
  buyers = buyersOf(shop);
});
afterAll(() => shop.close());

const business = { isBusiness: '1', billingCompany: 'Gasthof <Krone>', vatNumber: '123456789b01' };

async function invoiced(typed: Record<string, string> = {}) {
  const { visitor, location } = await buyers.placed(typed);
  const number = /NL-\d{4}-\d{5}/.exec(location)?.[0] ?? '';
  await shop.orders.pay(number, null);
  await shop.orders.counter.askInvoice({ number, by, version: null });
  const [paper] = await shop.orders.papers(markets.nl, { number, key: /key=([\w-]+)/.exec(location)?.[1] ?? '' });
  return { visitor, location, number, paper: paper?.number ?? '' };
}
const below = (location: string, paper: string, file = '') => `${location.replace('/?', `/${file}?`)}&paper=${paper}`;

test('42.1 the page of an order leads to its invoice, which has its lines, VAT and who it is for, and to its file', async () => {
  const { visitor, location, number, paper } = await invoiced(business);
  const order = await visitor.page(location);
  expect(order).toContain(`Factuur ${paper}`);
  expect(order).toContain('Gasthof &lt;Krone&gt;\nMolendijk 14 B\n3411 AB Lopik\nNL123456789B01');
  const answer = await visitor.ask(below(location, paper));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
  const page = await answer.text();
  for (const words of [number, 'Gasthof &lt;Krone&gt;', 'Btw-nummer NL123456789B01', 'Nog te betalen', 'Kudde B.V.'])
    expect(page).toContain(words);
  const file = await visitor.ask(below(location, paper, 'invoice.pdf'));
  expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    `attachment; filename="${paper}.pdf"`,
  ]);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 8)).toBe('%PDF-1.7');
});

test('42.1 an invoice is for who knows the key of its own order, and for nobody else', async () => {
  const [one, other] = [await invoiced(), await invoiced()];
  for (const file of ['', 'invoice.pdf']) {
    for (const paper of [other.paper, 'x', '', '2026-NL-99999'])
      expect([paper, (await one.visitor.ask(below(one.location, paper, file))).status]).toEqual([paper, 404]);
    const keyless = below(one.location, one.paper, file).replace(/key=[\w-]+/, 'key=aaaaaaaaaaaaaaaaaaaaaa');
    expect((await one.visitor.ask(keyless)).status).toBe(404);
  }
});

test('42.1 who does not tick the box is asked nothing and gets no other invoice, whatever stands in its fields', async () => {
  const { isBusiness: _unticked, ...hidden } = { ...business, vatNumber: 'nonsense', billingCity: 'x'.repeat(300) };
  const { location } = await buyers.placed(hidden);
  const order = await findByNumber(shop.db, /NL-\d{4}-\d{5}/.exec(location)?.[0] ?? '');
  expect(order?.billing).toBeNull();
});

test('42.1 what is wrong with it is said in words beside its field, and nothing that was typed is lost', async () => {
  const visitor = await buyers.withBasket();
  const typed = { ...business, billingCompany: '', vatNumber: 'NL12', billingCity: 'Lopik', note: 'Achterom' };
  const answer = await buyers.send(visitor, await buyers.formOf(visitor, typed));
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const words of [
    t('selling:problem.billingCompanyMissing'),
    t('selling:problem.vatNumberWrong', { example: 'NL123456789B01' }),
    t('selling:problem.billingStreetMissing'),
    t('selling:problem.billingPostCodeMissing'),
  ])
    expect(page).toContain(words);
  expect(page).toMatch(/name="isBusiness"[^>]*checked=""/);
  expect(page).toMatch(/name="vatNumber"[^>]*value="NL12"|value="NL12"[^>]*name="vatNumber"/);
  expect(page).toContain('>Achterom</textarea>');
});

test('42.1 an address of its own stands on the invoice, and the box goes to the other', async () => {
  const elsewhere = { billingStreet: 'Markt 1', billingPostCode: '2000', billingCity: 'Antwerpen' };
  const { visitor, location, number, paper } = await invoiced({ ...business, ...elsewhere, vatNumber: 'BE0123456789' });
  const order = await findByNumber(shop.db, number);
  expect(order).toMatchObject({ person: { city: 'Lopik' }, billing: { city: 'Antwerpen', country: 'BE' } });
  const page = await visitor.page(below(location, paper));
  expect(page).toContain('Markt 1\n2000 Antwerpen\nBelgië');
  expect(page).not.toContain('Molendijk 14 B');
});
