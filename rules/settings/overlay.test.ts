import { expect, test } from 'vitest';
import { Market } from '#contract/market.ts';
import { brandOf } from '#markets/brands/brand-of.ts';
import { marketList, markets } from '#markets/index.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { localDate } from '#rules/time/local-time.ts';
import { isOpen, openDayFrom } from '#rules/time/open-days.ts';
import { defaultsOf } from './defaults.ts';
import { overlay } from './overlay.ts';
import { readSetting, type SettingKey, settingReaders, type SettingValues } from './setting-keys.ts';

const { nl, uk } = markets;

test.each(marketList)('CO-50 $code without settings is what its file says', (market) => {
  expect(JSON.stringify(overlay(market, {}))).toBe(JSON.stringify(market));
});

type Row = [string, Partial<SettingValues>, (market: Market) => unknown, unknown, unknown];
/** What is set, where it is read, what nl and uk say then. */
const rows: Row[] = [
  ['name', { 'shop.name': 'Hoeve Rood' }, (m) => m.brand, 'Hoeve Rood', 'Hoeve Rood'],
  [
    'name in the title',
    { 'shop.name': 'Hoeve Rood' },
    (m) => m.title,
    'Hoeve Rood: vlees van boeren die je kent',
    'Hoeve Rood: meat from farmers you know',
  ],
  ['seller of that name', { 'shop.name': 'Hoeve Rood' }, (m) => m.orders.seller.name, 'Hoeve Rood', 'Hoeve Rood'],
  [
    'company',
    { 'shop.name': 'Hoeve Rood', 'shop.company': 'Rood V.O.F.' },
    (m) => m.orders.seller.name,
    'Rood V.O.F.',
    'Rood V.O.F.',
  ],
  ['no accounts of others', { 'shop.name': 'Hoeve Rood' }, (m) => m.social.facebook, null, null],
  [
    'an account of its own',
    { 'shop.name': 'Hoeve Rood', 'social.facebook': 'https://facebook.example/rood' },
    (m) => m.social.facebook,
    'https://facebook.example/rood',
    'https://facebook.example/rood',
  ],
  ['an account taken out', { 'social.facebook': '' }, (m) => m.social.facebook, null, null],
  [
    'address in lines',
    { 'shop.address': 'Dijk 1\n1234 AB Dorp' },
    (m) => m.orders.seller.address,
    'Dijk 1, 1234 AB Dorp',
    'Dijk 1, 1234 AB Dorp',
  ],
  ['telephone left empty', { 'shop.phone': '' }, (m) => m.phone, nl.phone, uk.phone],
  ['e-mail', { 'shop.email': 'a@b.example' }, (m) => m.email, 'a@b.example', 'a@b.example'],
  ['figures', { 'shop.figures': 'plain' }, (m) => m.figures, 'plain', 'plain'],
  [
    'days, Monday 1 to Sunday 7',
    { 'delivery.weekdays': [2, 5, 7] },
    (m) => m.delivery.closedDays,
    [1, 3, 4, 6],
    [1, 3, 4, 6],
  ],
  ['hour', { 'delivery.deadlineHour': 16 }, (m) => m.delivery.deadlineHour, 16, 16],
  ['lead days', { 'delivery.leadDays': 2 }, (m) => m.delivery.leadDays, 2, 2],
  ['price of packages', { 'delivery.price': 795 }, (m) => m.orders.packageDelivery.cost, 7.95, 7.95],
  ['price of the box stays', { 'delivery.price': 795 }, (m) => m.farmshop?.boxDelivery, 6.95, undefined],
  [
    'price of the box by itself',
    { 'delivery.price': 795, 'delivery.boxPrice': 0 },
    (m) => m.farmshop?.boxDelivery,
    0,
    undefined,
  ],
  ['free from', { 'delivery.freeFrom': 7500 }, (m) => m.orders.packageDelivery.freeFrom, 75, 75],
  ['box free from', { 'delivery.boxFreeFrom': 5000 }, (m) => m.farmshop?.freeDeliveryFrom, 50, undefined],
  [
    'days to pay',
    { 'money.unpaidDays': 1 },
    (m) => [m.orders.unpaidDays, m.orders.largeOrder.unpaidDays],
    [1, 1],
    [1, 1],
  ],
  ['no reminder', { 'mails.reminder': false }, (m) => m.orders.isReminding, false, false],
  [
    'VAT',
    { 'money.vatFood': 6, 'money.vatWine': 19 },
    (m) => m.orders.vat,
    { food: 6, wine: 19, voucher: 0 },
    { food: 6, wine: 19, voucher: 0 },
  ],
  ['no VAT', { 'money.noVat': true }, (m) => m.orders.isWithoutVat, true, true],
  ['VAT again', { 'money.noVat': false }, (m) => m.orders.isWithoutVat, undefined, undefined],
  ['no VAT and no number', { 'money.noVat': true }, (m) => m.orders.seller.vatNumber, '', ''],
  [
    'no VAT, with a number',
    { 'money.noVat': true, 'shop.vatNumber': '143/123/45678' },
    (m) => m.orders.seller.vatNumber,
    '143/123/45678',
    '143/123/45678',
  ],
  ['what VAT would be stays known', { 'money.noVat': true }, (m) => m.orders.vat, nl.orders.vat, uk.orders.vat],
  [
    'colours',
    { 'brand.primary': '#123456' },
    (m) => m.look?.sheet,
    '/brand/nl-123456-ours.css',
    '/brand/uk-123456-ours.css',
  ],
];

test.each(rows)('set: %s', (_, values, read, inNl, inUk) => {
  const [a, b] = [overlay(nl, values), overlay(uk, values)];
  expect([read(a), read(b)]).toEqual([inNl, inUk]);
  for (const market of [a, b]) expect(Market.safeParse(market).error).toBeUndefined();
});

test.each(marketList)('$code: its defaults, set, change nothing', (market) => {
  const { look: _, ...same } = overlay(market, defaultsOf(market, brandOf(market.theme).colors));
  const { title, twitterHandle, socialAdminId } = market;
  expect({ ...same, title, twitterHandle, socialAdminId }).toEqual(market);
});

test('one calendar: a closure moves what is promised, also one of two months', () => {
  // A Monday before the deadline; four days later is a Friday.
  const now = new Date('2026-11-16T08:30:00Z');
  expect(localDate(now, nl.timeZone)).toBe('2026-11-16');
  expect(estimatedDelivery(now, nl)).toBe('2026-11-20');
  const closed = overlay(nl, { 'delivery.closures': [{ from: '2026-11-20', to: '2026-11-23', words: 'rust' }] });
  expect(estimatedDelivery(now, closed)).toBe('2026-11-24');
  expect(isOpen('2026-11-20', nl)).toBe(true);
  expect(isOpen('2026-11-23', closed)).toBe(false);
  const away = overlay(nl, { 'delivery.closures': [{ from: '2026-11-17', to: '2027-01-17', words: '' }] });
  expect(openDayFrom('2026-11-17', away)).toBe('2027-01-18');
});

type Given = [SettingKey, unknown, unknown];
const read: Given[] = [
  ['delivery.weekdays', [7, 1, 1], [1, 7]],
  ['delivery.weekdays', [], null],
  ['delivery.weekdays', [0], null],
  ['delivery.price', 695, 695],
  ['delivery.price', Number.NaN, null],
  ['delivery.price', -1, null],
  ['delivery.deadlineHour', 24, null],
  ['delivery.leadDays', 0, null],
  ['delivery.closures', [{ from: '2026-12-24', to: '2026-12-23', words: '' }], null],
  [
    'delivery.closures',
    [{ from: '2026-12-24', to: '2026-12-24' }],
    [{ from: '2026-12-24', to: '2026-12-24', words: '' }],
  ],
  ['delivery.closures', [{ from: '2026-12-24', to: '2028-12-24', words: '' }], null],
  ['money.vatFood', 5.5, 5.5],
  ['money.vatFood', 5.555, null],
  ['money.vatFood', 31, null],
  ['brand.primary', ' #A32C1F ', '#a32c1f'],
  ['brand.primary', 'red', null],
  ['social.facebook', 'javascript:alert(1)', null],
  ['social.facebook', '', ''],
  ['shop.email', 'no', null],
  ['shop.name', 'a\u0000b', null],
];
test.each(read)('%s %j is kept as %j', (key, value, kept) => {
  expect(readSetting(key, value)).toEqual(kept);
});

test('no reader fails on anything', () => {
  const odd = [null, undefined, 0, '', 'x', [], {}, [null], [{}], true, { kind: 'iban' }, Symbol('s'), 1e99];
  for (const key of Object.keys(settingReaders) as SettingKey[])
    for (const value of odd) expect(() => readSetting(key, value)).not.toThrow();
});
