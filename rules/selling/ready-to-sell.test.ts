import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { closedBy, demoFacts, type ReadyFacts, type ReadyId, readyToSell } from './ready-to-sell.ts';

const now = new Date('2026-11-18T12:00:00Z');
const ready: ReadyFacts = {
  hasAccount: true,
  seller: {
    name: 'Hoeve Rood',
    address: 'Dijk 1, 1234 AB Dorp',
    phone: '+31 348 123456',
    register: 'KvK 12345678',
    vatNumber: 'NL123456789B01',
    email: 'loes@boerderij.nl',
  },
  legalPages: ['a', 'b', 'c', 'd'],
  demoVoices: 0,
  areFiguresChosen: true,
  isDeliveryConfirmed: true,
  goods: 1,
  mailTestedAt: new Date('2026-11-01T12:00:00Z'),
  backupAt: new Date('2026-11-17T12:00:00Z'),
  siteUrl: 'https://www.boerderij.nl',
};
const missing = (facts: Partial<ReadyFacts>) =>
  readyToSell({ ...ready, ...facts }, now)
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

test('counter 5: a shop in which all is done is ready', () => {
  expect(missing({})).toEqual([]);
});

test.each<[ReadyId, Partial<ReadyFacts>]>([
  ['account', { hasAccount: false }],
  ['seller', { seller: { ...ready.seller, register: 'KvK 00000000' } }],
  ['seller', { seller: { ...ready.seller, vatNumber: 'GB 000 0000 00' } }],
  ['seller', { seller: { ...ready.seller, email: 'hello@kudde.example' } }],
  ['legal', { legalPages: ['a', null, 'c', 'd'] }],
  ['legal', { legalPages: ['a', 'bij [naam van je bedrijf]', 'c', 'd'] }],
  ['legal', { legalPages: [] }],
  ['legal', { legalPages: ['a', 'b', 'c', 'Leonie Brandt, Anschrift wie oben'] }],
  ['legal', { legalPages: ['a', 'Mail privacy@kudde.example.', 'c', 'd'] }],
  ['legal', { legalPages: ['Kudde B.V., Molendijk 14', 'b', 'c', 'd'] }],
  ['voices', { demoVoices: 1 }],
  ['figures', { areFiguresChosen: false }],
  ['delivery', { isDeliveryConfirmed: false }],
  ['stock', { goods: 0 }],
  ['mail', { mailTestedAt: null }],
  ['mail', { mailTestedAt: new Date('2026-10-19T12:00:00Z') }],
  ['backup', { backupAt: new Date('2026-11-16T12:00:00Z') }],
  ['address', { siteUrl: 'http://www.boerderij.nl' }],
  ['address', { siteUrl: null }],
])('counter 5: %s is missing where it is not so', (id, facts) => {
  expect(missing(facts)).toEqual([id]);
});

test('42.1 who charges no VAT, and so has no number of it, is not asked for one', () => {
  expect(missing({ seller: { ...ready.seller, vatNumber: '' } })).toEqual([]);
});

test('counter 5: the owner is told which facts are still the demo’s, in the order of the settings', () => {
  expect(demoFacts(ready.seller)).toEqual([]);
  const seller = { ...ready.seller, vatNumber: 'NL 000', email: 'loes@kudde.example' };
  expect(demoFacts(seller)).toEqual(['email', 'vatNumber']);
  expect(readyToSell({ ...ready, seller }, now)[1]).toEqual({
    id: 'seller',
    isDone: false,
    demo: ['email', 'vatNumber'],
  });
});

test.each([
  [['a', 'b', 'c', 'd'], undefined],
  [['a', 'b', '[naam]', '[adres]'], 2],
  // What was taken out of the shop has no page that could be opened.
  [['a', null, 'c', '[adres]'], 3],
  [['a', null, 'c', 'd'], undefined],
])('counter 5: of the legal pages %j the owner is led to number %s', (legalPages, page) => {
  expect(readyToSell({ ...ready, legalPages }, now).find(({ id }) => id === 'legal')?.page).toBe(page);
});

test.each(marketList)('counter 5: each fact about the seller of $code is the demo’s', ({ orders, phone, email }) => {
  const { name, address, register, vatNumber } = orders.seller;
  for (const fact of [{ name }, { address }, { phone }, { register }, { vatNumber }, { email }])
    expect({ fact, missing: missing({ seller: { ...ready.seller, ...fact } }) }).toEqual({ fact, missing: ['seller'] });
});

test.each<[string, Partial<ReadyFacts>, ReadyId[]]>([
  ['nothing is missing', {}, []],
  ['the last piece is sold', { goods: 0 }, []],
  ['the test mail is old', { mailTestedAt: new Date('2025-01-01T12:00:00Z') }, []],
  ['the backup is old', { backupAt: new Date('2025-01-01T12:00:00Z') }, []],
  ['no mail was ever tested, no backup made', { mailTestedAt: null, backupAt: null }, ['mail', 'backup']],
  ['a draft has a gap', { legalPages: ['a', 'b', '[naam]', 'd'] }, ['legal']],
  ['the reviews are the demo’s', { demoVoices: 2 }, ['voices']],
])('counter 5: orders wait for what was never done, not for what grew old: %s', (_, facts, ids) => {
  expect(closedBy({ ...ready, ...facts }, now)).toEqual(ids);
});
