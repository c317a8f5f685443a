import { expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { cancelUntil } from '#rules/orders/delivery-days.ts';
import { voucherLastDay } from '#rules/orders/money/voucher-last-day.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { promisesOf } from './promises.ts';

const own = { isElsewhere: false, hasMarketRates: true };
const elsewhere = { isElsewhere: true, hasMarketRates: false };
const say = (market: Market, shop = own) => promisesOf({ market, t: textIn(market), ...shop });

test.each([
  ['nl', 'tot 10:00 uur, vier dagen voor je bezorgdag'],
  ['fr', 'jusqu’à 10\u00a0h, cinq jours avant le jour de livraison'],
  ['uk', 'until 10am, four days before your delivery day'],
  ['de', 'bis 10 Uhr, drei Tage vor deinem Liefertag'],
] as const)('A34 in %s an order can be called off "%s", as the rule has it', (code, words) => {
  const market = markets[code];
  expect(say(market).cancelling).toContain(words);
  // Thursday 26 November 2026: four days before is Sunday, three before is Monday.
  const until = { nl: '2026-11-21T10:00+01:00', fr: '2026-11-20T10:00+01:00', uk: '2026-11-20T10:00Z' };
  expect(cancelUntil('2026-11-26', market)).toEqual(new Date({ ...until, de: '2026-11-23T10:00+01:00' }[code]));
});

test('A34 A35 another shop cancels and takes payment by its own rules: nothing of ours is promised', () => {
  for (const market of marketList) {
    const { cancelling, paying } = say(market, elsewhere);
    expect(cancelling).toContain(market.phone);
    expect(`${cancelling} ${paying}`).not.toMatch(
      /overboeking|virement|bank transfer|Überweisung|\b10\b|zeven|sept\b|seven|sieben/,
    );
  }
});

test('E4 what delivery costs is said with the amounts of the market', () => {
  expect(say(markets.nl).delivery_costs).toBe(
    'De bezorging van pakketten zit in de prijs. Een Boerderij-box bezorgen kost €\u00a06,95, vanaf €\u00a099,00 niets.',
  );
  expect(say(markets.de).delivery_costs).toContain('6,95');
  expect(say(markets.uk).delivery_costs).toContain('£6.95');
  expect(say(markets.fr).delivery_costs).toContain('8,90');
});

test('E4 FSH-51 where nobody knows what the shop charges only the sum from which a box is free is named', () => {
  for (const market of marketList) {
    const { delivery_costs: costs } = say(market, elsewhere);
    expect(costs).not.toMatch(/6[.,]95|8,90/);
    expect(costs.includes('99')).toBe(market.farmshop !== null);
  }
});

test.each([
  ['nl', 'maandag tot en met zaterdag, niet op feestdagen'],
  ['fr', 'du lundi au vendredi, sauf les jours fériés'],
  ['uk', 'Monday to Friday, not on bank holidays'],
  ['de', 'Montag bis Freitag, nicht an Feiertagen'],
] as const)('C10 %s delivers %s', (code, words) => {
  expect(say(markets[code]).delivery_days).toBe(words);
});

test.each([
  ['nl', 'twee jaar'],
  ['fr', 'deux ans'],
  ['uk', 'two years'],
  ['de', 'drei Jahre'],
] as const)('A16, 38.3 a voucher of %s holds "%s", as the rule that ends it has it', (code, words) => {
  const market = markets[code];
  expect(say(market).voucher_years).toBe(words);
  const one = { ...market, orders: { ...market.orders, vouchers: { ...market.orders.vouchers, years: 1 } } };
  expect(say(one).voucher_years).toBe({ nl: 'één jaar', fr: 'un an', uk: 'one year', de: 'ein Jahr' }[code]);
  expect(voucherLastDay(new Date('2026-03-02T12:00:00Z'), market).slice(0, 4)).toBe(
    String(2026 + market.orders.vouchers.years),
  );
});

test('C10 days that do not follow each other are all named', () => {
  const { nl } = markets;
  const delivery = { ...nl.delivery, closedDays: [0, 1, 3, 6] };
  expect(say({ ...nl, delivery }).delivery_days).toBe('dinsdag, donderdag en vrijdag, niet op feestdagen');
});

test('A34 a promise can stand in HTML as it is', () => {
  for (const market of marketList)
    for (const shop of [own, elsewhere]) expect(Object.values(say(market, shop)).join('')).not.toMatch(/[<>&"{}]/);
});

test('counter 6: who sells is said as invoices say it; numbers and a company of the demo are called what they are', () => {
  expect(say(markets.nl)).toMatchObject({
    brand_name: 'Kudde',
    seller_name: 'Kudde B.V.',
    seller_register: 'KvK 00000000 (voorbeeldnummer)',
    seller_vat: 'NL000000000B00 (voorbeeldnummer)',
    seller_note: 'Dit is een voorbeeldwinkel: het bedrijf en het adres zijn verzonnen.',
  });
  const { nl } = markets;
  const seller = {
    name: 'Hoeve Rood, V.O.F.',
    address: 'Dijk 1',
    register: 'KvK 12345678',
    vatNumber: 'NL123456789B01',
  };
  const market = { ...nl, brand: 'Hoeve', phone: '06 1234 5678', email: 'a@b.nl', orders: { ...nl.orders, seller } };
  expect(say(market)).toMatchObject({
    brand_name: 'Hoeve',
    shop_email: 'a@b.nl',
    shop_phone: '06 1234 5678',
    shop_phone_link: '0612345678',
    seller_name: 'Hoeve Rood',
    seller_full_name: 'Hoeve Rood, V.O.F.',
    seller_address: 'Dijk 1',
    seller_register: 'KvK 12345678',
    seller_vat: 'NL123456789B01',
    seller_note: '',
  });
});
