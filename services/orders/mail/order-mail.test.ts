import { ElementType, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { markets, type MarketCode } from '#markets/index.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { testAccounts } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { linkMail, orderMail } from './order-mail.ts';
import type { MailWriter } from './mail-writer.ts';
import { mailProof } from './mail-proof.ts';
import type { Order } from '#services/orders/order-store.ts';
import { cents } from '#rules/money/cents.ts';

function writerOf(code: MarketCode): MailWriter {
  const market = markets[code];
  return { market, t: testTexts.textFor(market), accounts: testAccounts, origin: 'https://www.kudde.example' };
}

type Parsed = ReturnType<typeof parseDocument>;
type Child = Parsed['children'][number];

const isText = (node: Child): node is Extract<Child, { type: ElementType.ElementType.Text }> =>
  node.type === ElementType.Text;

/** What a reader of the HTML sees, and where its links lead. */
function readHtml(source: string): { text: string; links: string[] } {
  const links: string[] = [];
  const textOf = (node: Child): string => {
    if ('attribs' in node && node.name === 'a') links.push(node.attribs.href ?? '');
    if ('attribs' in node && ['title', 'style'].includes(node.name)) return '';
    if ('children' in node) return `${node.children.map(textOf).join('')} `;
    return isText(node) ? node.data : '';
  };
  const text = parseDocument(source).children.map(textOf).join('');
  return { text: text.replace(/\s+/g, ' '), links };
}

const kinds = ['placed', 'reminder', 'paid', 'sent', 'cancelled', 'expired'] as const;
const inMarket = (code: MarketCode, fields: Partial<Order> = {}): Order => ({
  ...sampleOrder,
  market: code,
  ...fields,
});

test.each(['nl', 'fr', 'uk', 'de'] as const)('orders: every mail of %s says the same as text and as HTML', (code) => {
  for (const kind of kinds) {
    const mail = orderMail(writerOf(code), kind, inMarket(code));
    const { text, links } = readHtml(mail?.html ?? '');
    const { terms, withdrawal } = markets[code].orders.legalPages;
    const legal = [terms, withdrawal].map((slug) => `https://www.kudde.example/${code}/${slug}`);
    expect(links).toEqual([
      `https://www.kudde.example/${code}/shop/order/NL-2026-00042/?key=a-key-of-128-bits-abcd&mail=${mailProof(sampleOrder)}`,
      ...(kind === 'placed' ? legal : []),
    ]);
    expect(mail?.text).toContain(links[0]);
    // Each line of the text, name and value apart, is in the HTML.
    const words = (mail?.text ?? '')
      .split(/\n/)
      .flatMap((line) => line.split(': '))
      .map((part) => part.replace(/:$/, '').replace(/\s+/g, ' ').trim())
      .filter((part) => part !== '' && part !== '--' && !part.startsWith('https://'));
    for (const part of words) expect(text).toContain(part);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\{|undefined|null|shop:orders/);
    expect(mail?.subject).toContain('NL-2026-00042');
    expect(mail).not.toHaveProperty('unsubscribe');
  }
});

test('orders: the mail of a new order says what, when, what it costs with VAT, and how to pay', () => {
  const { text = '', to } = orderMail(writerOf('nl'), 'placed', sampleOrder) ?? {};
  expect(to).toBe('jan@example.test');
  for (const line of [
    'Bestelnummer: NL-2026-00042',
    '1 × Rundvlees pakket <klein> (3 × gehakt, 1 × hamburgers): €\u00a089,95',
    'Bezorging: €\u00a06,95',
    'Totaal: €\u00a0146,90',
    'Waarvan btw 9%: €\u00a07,80',
    'Waarvan btw 21%: €\u00a09,11',
    'We bezorgen op 6 maart 2026.',
    'Molendijk 14 a',
    '3411 AB Lopik',
    'Annuleren kan tot maandag 2 maart, 10:00 uur',
    'voor het einde van 9 maart 2026',
    'Bedrag: €\u00a0146,90',
    'IBAN: NL91 ABNA 0417 1643 00',
    'Op naam van: Kudde B.V.',
    'Kenmerk: RF16NL202600042',
  ])
    expect(text).toContain(line);
});

test('orders: names of goods are text in HTML, never markup', () => {
  const mail = orderMail(writerOf('nl'), 'placed', sampleOrder);
  expect(mail?.html).toContain('Rundvlees pakket &lt;klein&gt;');
});

test('orders: uk pays by sort code and account number', () => {
  const { text } = orderMail(writerOf('uk'), 'placed', inMarket('uk')) ?? {};
  expect(text).toContain(
    'Sort code: 12-34-56\nAccount number: 12345678\nAccount name: Kudde UK\nReference: RF16NL202600042',
  );
});

test('orders: fr writes 5.5 % with its comma', () => {
  const vat = [{ rate: 5.5, gross: 100, net: 95, vat: 5 }];
  expect(orderMail(writerOf('fr'), 'placed', inMarket('fr', { vat }))?.text).toContain('Dont TVA 5,5 %');
});

test('orders: a market without an account says that it is a demonstration, and names no account', () => {
  const writer = { ...writerOf('nl'), accounts: { ...testAccounts, nl: null } };
  const { text } = orderMail(writer, 'placed', sampleOrder) ?? {};
  expect(text).toContain('Deze winkel is een demonstratie');
  expect(text).not.toContain('IBAN');
});

test('orders: who paid and cancelled reads what comes back; vouchers are in the mail about the payment', () => {
  const cancelled = inMarket('nl', { state: 'cancelled', paid: 14_690, isRefundDue: true });
  expect(orderMail(writerOf('nl'), 'cancelled', cancelled)?.text).toContain('We storten €\u00a0146,90 terug');
  expect(orderMail(writerOf('nl'), 'cancelled', sampleOrder)?.text).not.toContain('storten');
  const voucher = {
    code: 'KHTM-7Q2W-XP4A',
    orderId: sampleOrder.id,
    worth: cents(5000),
    used: 0,
    lastDay: '2028-03-02',
    madeAt: sampleOrder.placedAt,
  };
  const paid = orderMail(writerOf('nl'), 'paid', { ...sampleOrder, vouchers: [voucher] });
  expect(paid?.text).toContain('Koepon van €\u00a050,00: KHTM-7Q2W-XP4A, geldig tot en met 2 maart 2028');
  expect(paid?.text).toContain('vul de code in op de pagina van je bestelling');
});

test('orders: nobody is mailed about an order that is nobody’s', () => {
  expect(orderMail(writerOf('nl'), 'sent', { ...sampleOrder, email: null })).toBeNull();
});

test('orders: the link to all orders is in text and HTML', () => {
  const mail = linkMail(writerOf('de'), { to: 'mia@example.test', token: 'abc_DEF-1' });
  const link = 'https://www.kudde.example/de/shop/my-account/abc_DEF-1';
  expect(readHtml(mail.html).links).toEqual([link]);
  expect([mail.subject, mail.text.includes(link)]).toEqual(['Deine Bestellungen bei Weidekiste', true]);
});

test.each(['nl', 'fr', 'uk', 'de'] as const)(
  'orders: the first mail of %s about what is paid already waits for no payment, and has the vouchers',
  (code) => {
    const t = testTexts.textFor(markets[code]);
    const waits = t('shop:orders.placed.body');
    const asked = orderMail(writerOf(code), 'placed', inMarket(code, { state: 'placed', paid: 0 }))?.text;
    expect(asked).toContain(waits);
    const voucher = {
      code: 'KHTM-7Q2W-XP4A',
      orderId: sampleOrder.id,
      worth: cents(5000),
      madeAt: sampleOrder.placedAt,
      lastDay: '2028-03-02',
      used: 0,
    };
    const paid = inMarket(code, { state: 'paid', paid: sampleOrder.total, vouchers: [voucher] });
    const told = orderMail(writerOf(code), 'placed', paid)?.text;
    expect(told).not.toContain(waits);
    expect(told).toContain(t('shop:orders.placed.settled'));
    expect(told).toContain(voucher.code);
  },
);
