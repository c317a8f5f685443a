// What the mails about orders must say by law, and what they must not say about storing food.
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type MarketCode, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { fillPlaceholders } from '#rules/promises/placeholders.ts';
import { promisesOf } from '#rules/promises/promises.ts';
import { orderMail } from '#services/orders/mail/order-mail.ts';
import type { MailWriter } from '#services/orders/mail/mail-writer.ts';
import type { Order } from '#services/orders/order-store.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { testAccounts } from '#tests/setup/orders/test-orders.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { testTexts } from '#tests/setup/shop/test-shop.ts';

const origin = 'https://www.kudde.example';
const codes = ['nl', 'fr', 'uk', 'de'] as const;

function writerOf(code: MarketCode): MailWriter {
  const market = markets[code];
  return { market, t: testTexts.textFor(market), accounts: testAccounts, origin };
}

function mailOf(code: MarketCode, kind: Parameters<typeof orderMail>[1], fields: Partial<Order> = {}) {
  const mail = orderMail(writerOf(code), kind, { ...sampleOrder, market: code, ...fields });
  if (!mail) throw new Error('there is no such mail');
  return mail;
}

const agreed = { button: 'Koop', terms: 'Je bestelt volgens onze voorwaarden.', withdrawal: 'Wijn kan terug.' };

/** Who sells, where, and how it is registered: the demo's noughts. */
const sellers = {
  nl: [
    'Kudde B.V.',
    'Molendijk 14, 3411 AB Lopik',
    '+31 20 000 00 00',
    'klantenservice@kudde.example',
    '00000000',
    'NL000000000B00',
  ],
  fr: [
    'Kudde SAS',
    '12, quai de la Lanterne, 71000 Mâcon',
    '+33 1 99 00 12 34',
    'service@kudde.example',
    'RCS Mâcon 000 000 000',
    'FR00 000000000',
  ],
  uk: [
    'Kudde UK Ltd',
    'The Old Auction Yard, Settle, North Yorkshire BD24 9DT',
    '+44 20 7946 0018',
    'hello@kudde.example',
    '00000000',
    'GB 000 0000 00',
  ],
  de: [
    'Weidekiste GmbH',
    'Lindenstraße 8, 83646 Bad Tölz',
    '+49 30 23125 012',
    'service@weidekiste.example',
    'Amtsgericht München, HRB 000000',
    'DE000000000',
  ],
};

const guarantee = {
  nl: 'Je hebt recht op een deugdelijk product.',
  fr: 'Vous bénéficiez de la garantie légale de conformité.',
  uk: 'Goods must be as described and of satisfactory quality.',
  de: 'Es gelten die gesetzlichen Mängelrechte.',
};

test.each(codes)('A2 the mail of a new order in %s is the whole confirmation the law wants', (code) => {
  const { text, html } = mailOf(code, 'placed', { texts: agreed });
  const { terms, withdrawal } = markets[code].orders.legalPages;
  const links = [terms, withdrawal].map((slug) => `${origin}${pathTo(markets[code], 'staticPage', { slug })}`);
  for (const words of [...sellers[code], guarantee[code], agreed.terms, agreed.withdrawal, ...links])
    expect(text).toContain(words);
  for (const link of links) expect(html).toContain(`href="${link}"`);
  // What was ordered stands above, and nothing is said twice.
  expect(text.indexOf('Rundvlees pakket')).toBeLessThan(text.indexOf(agreed.terms));
  expect(text.split(agreed.terms)).toHaveLength(2);
});

test.each(codes)('A2 what %s says of its seller stands in the small print of the demo too', async (code) => {
  const dir = resolve(import.meta.dirname, '../../database/seed', code, 'static-pages');
  const files = await Promise.all((await readdir(dir)).map((file) => readFile(resolve(dir, file), 'utf8')));
  const market = markets[code];
  const promises = promisesOf({ market, t: textIn(market), isElsewhere: false, hasMarketRates: true });
  const plain = fillPlaceholders(files.join(''), promises, () => {}).replaceAll(/[\u00A0\u202F]/g, ' ');
  for (const fact of sellers[code]) expect(plain).toContain(fact);
});

test('A2 uk prints no VAT of nothing', () => {
  const vat = [
    { rate: 0, gross: 9690, net: 9690, vat: 0 },
    { rate: 20, gross: 5000, net: 4167, vat: 833 },
  ];
  const { text } = mailOf('uk', 'placed', { vat });
  expect(text).not.toContain('VAT at 0%');
  expect(text).toContain('Including VAT at 20%: £8.33');
});

test.each([
  ['nl', 'Bezorgen doen we pas als je betaling er is.'],
  ['fr', 'Nous livrons une fois votre paiement reçu.'],
  ['uk', 'We deliver only once your payment has arrived.'],
  ['de', 'Wir liefern erst, wenn deine Zahlung da ist.'],
] as const)('A35 %s: nobody waits for a box that is not paid', (code, words) => {
  expect(mailOf(code, 'placed').text).toContain(words);
});

const said = { withdrawalNotice: 'Femke Postma\nDe wijn', withdrawnAt: '2026-03-09T13:05:00.000Z' };

test.each([
  [
    'nl',
    'Op 9 maart 2026, 14:05 ontvingen we je herroeping van bestelling NL-2026-00042, van: {what}.',
    'de hele bestelling',
  ],
  [
    'fr',
    'Nous avons reçu le 9 mars 2026, 14:05 votre rétractation de la commande NL-2026-00042, portant sur\u202F: {what}.',
    'toute la commande',
  ],
  [
    'uk',
    'We received your cancellation of order NL-2026-00042 on 9 March 2026, 13:05. It covers: {what}.',
    'the whole order',
  ],
  [
    'de',
    'Am 9. März 2026, 14:05 ist dein Widerruf der Bestellung NL-2026-00042 eingegangen. Er betrifft: {what}.',
    'die ganze Bestellung',
  ],
] as const)('A3 %s: a withdrawal is acknowledged with what was said and when', (code, words, whole) => {
  const mail = (withdrawalWhat: string) => mailOf(code, 'withdrawn', { texts: { ...said, withdrawalWhat } }).text;
  expect(mail('De wijn')).toContain(words.replace('{what}', 'De wijn'));
  expect(mail('')).toContain(words.replace('{what}', whole));
  expect(mail('')).toContain('Femke Postma');
});

const [beef, wine] = sampleOrder.lines;
if (!beef || !wine) throw new Error('the sample has two lines');
const rates = (code: MarketCode) => markets[code].orders.vat;
const frozen = (code: MarketCode) => ({ ...beef, vatRate: rates(code).food });
const bottles = (code: MarketCode) => ({ ...wine, vatRate: rates(code).wine });
const turkey = { ...beef, slug: 'hele-kerstkalkoen', name: 'Hele kerstkalkoen' };
const voucher = { ...beef, kind: 'voucher' as const, vatRate: 0, name: 'Koepon' };

const freezer = { nl: /in de vriezer/, fr: /congélateur/, uk: /into the freezer/, de: /ins Gefrierfach/ };
const notFreezer = {
  nl: 'Zet de flessen rechtop en koel, niet in de vriezer.',
  fr: 'Gardez les bouteilles debout et au frais, jamais au congélateur.',
  uk: 'Stand the bottles upright somewhere cool, not in the freezer.',
  de: 'Stell die Flaschen aufrecht und kühl, nicht ins Gefrierfach.',
};

test.each(codes)('A11 %s: what to do at the arrival follows what travels', (code) => {
  const textOf = (lines: Order['lines']) => mailOf(code, 'sent', { lines }).text;
  const mixed = textOf([frozen(code), bottles(code)]);
  expect(mixed).toContain(notFreezer[code]);
  expect(textOf([bottles(code)]).replace(notFreezer[code], '')).not.toMatch(freezer[code]);
  expect(textOf([voucher])).not.toMatch(freezer[code]);
  expect(textOf([frozen(code)])).not.toContain(notFreezer[code]);
});

test('A11 frozen goes into the freezer in nl, uk and de; what is fresh goes into the fridge', () => {
  for (const code of ['nl', 'uk', 'de'] as const)
    expect(mailOf(code, 'sent', { lines: [frozen(code)] }).text).toMatch(freezer[code]);
  const fresh = mailOf('nl', 'sent', { lines: [turkey] }).text;
  expect(fresh).toContain('onder in de koelkast');
  expect(fresh.replace('niet in de vriezer', '')).not.toMatch(freezer.nl);
  const french = mailOf('fr', 'sent', { lines: [frozen('fr')] }).text;
  expect(french).toContain('au réfrigérateur, entre 0 et 4\u00A0°C');
  expect(french).not.toMatch(freezer.fr);
});

test('H2-7 what a stranger typed is short in a mail, and no mail program makes a link of it', () => {
  const person = {
    ...(sampleOrder.person ?? never()),
    name: 'Win 1000 euro op https://evil.example/win en bel 0900-1234 voor je prijs nu meteen',
    company: 'www.evil.example',
    street: 'mail me@evil.example',
    city: 'St.Oedenrode',
  };
  const { text, html } = mailOf('nl', 'placed', { person, texts: agreed });
  for (const mail of [text, html]) {
    expect(mail).not.toMatch(/evil\.example|https:\/\/evil|me@evil/);
    expect(mail).toContain('St. Oedenrode');
    expect(mail).not.toContain('prijs nu meteen');
  }
  const texts = { ...said, withdrawalNotice: 'x', withdrawalWhat: 'Kijk op https://evil.example/x' };
  expect(mailOf('nl', 'withdrawn', { texts }).text).not.toContain('evil.example');
});

test.each(codes)('texts review 3: %s reminds of a payment with all that is needed to pay', (code) => {
  const { text, subject } = mailOf(code, 'reminder');
  expect(subject).toContain('NL-2026-00042');
  expect(text).toContain('RF16NL202600042');
  expect(text).toContain('146');
});

function never(): never {
  throw new Error('there is none');
}
