import { expect, test } from 'vitest';
import { creditorReference } from '#rules/bank/creditor-reference.ts';
import { fingerprint } from './fingerprint.ts';
import { type Entry, offersFor, type Owed } from './match-entries.ts';

// Rows of the table "Bank" of the counter, in its order: CO-22 to CO-29.
const entry: Entry = {
  amount: 23_985,
  currency: 'EUR',
  day: '2026-12-08',
  name: 'J. de Boer',
  iban: 'NL91ABNA0417164300',
  text: '',
  isPending: false,
};
const order: Owed = {
  number: 'NL-2026-00042',
  state: 'placed',
  total: 23_985,
  paid: 0,
  currency: 'EUR',
  name: 'Jan de Boer',
  ibans: [],
  placedOn: '2026-12-05',
};
const other: Owed = { ...order, number: 'NL-2026-00043', total: 8995, name: 'Mia Smit' };
const offer = (changed: Partial<Entry>, orders: Owed[] = [order, other]) =>
  offersFor([{ ...entry, ...changed }], orders)[0];
const reference = creditorReference(order.number);

test('CO-22 a right reference and what is due: certain', () => {
  expect(offer({ text: `Betaling ${reference}` })).toEqual({
    kind: 'certain',
    pays: [{ number: order.number, amount: 23_985 }],
    candidates: [order.number],
  });
});

test.each(['NL-2026-00042', 'order nl202600042 dank', 'NL-2026-42', 'nl 2026 42'])(
  'CO-23 the number as %s anywhere, and what is due: certain',
  (text) => {
    expect(offer({ text })).toMatchObject({ kind: 'certain', pays: [{ number: order.number }] });
  },
);
test.each(['42', 'NL-42', '00042'])('CO-23 %s names no year, and is no number', (text) => {
  expect(offer({ text, name: 'X', amount: 1 })).toMatchObject({ kind: 'none' });
});

test('CO-24 several references and the sum of what is due: certain, split', () => {
  const text = `${reference} ${creditorReference(other.number)}`;
  expect(offer({ text, amount: 32_980 })).toMatchObject({
    kind: 'split',
    pays: [
      { number: order.number, amount: 23_985 },
      { number: other.number, amount: 8995 },
    ],
  });
  expect(offer({ text, amount: 32_979 })).toMatchObject({ kind: 'choose', pays: [] });
});

test.each([
  [4000, 'part'],
  [25_000, 'tooMuch'],
] as const)('CO-25 a right reference and %i of 23985: %s', (amount, kind) => {
  expect(offer({ text: reference, amount })).toMatchObject({ kind, pays: [{ number: order.number, amount }] });
});

test('CO-26 no reference, a name or an IBAN that is known and the amount of one open order: likely', () => {
  expect(offer({})).toMatchObject({ kind: 'likely', pays: [{ number: order.number }] });
  const known = { ...order, name: 'Stichting', ibans: [entry.iban] };
  expect(offer({ name: 'B.V.' }, [known])).toMatchObject({ kind: 'likely' });
  expect(offer({}, [order, { ...order, number: 'NL-2026-00044' }])).toMatchObject({ kind: 'choose', pays: [] });
});

test('CO-27 no reference: up to three open orders by amount, name and day', () => {
  const many = [1, 2, 3, 4].map((nr) => ({ ...order, number: `NL-2026-0000${nr}`, name: 'Piet' }));
  expect(offer({ name: 'Onbekend' }, many)).toMatchObject({ kind: 'choose', pays: [], candidates: { length: 3 } });
  expect(offer({ name: 'Onbekend', amount: 77 }, many)).toMatchObject({ kind: 'none', candidates: [] });
});

test('CO-28 what went out is certain where it is owed to that name or IBAN', () => {
  const owed: Owed = { ...order, state: 'cancelled', paid: 23_985 };
  expect(offer({ amount: -23_985 }, [owed])).toMatchObject({ kind: 'refund', pays: [{ amount: -23_985 }] });
  expect(offer({ amount: -23_985, name: 'Kaptein' }, [owed])).toMatchObject({ kind: 'apart' });
  expect(offer({ amount: -23_984 }, [owed])).toMatchObject({ kind: 'apart' });
});

test.each([{ currency: 'GBP' }, { isPending: true }, { amount: -100 }])(
  'CO-29 %o is shown apart, never offered',
  (one) => {
    expect(offer({ text: reference, ...one })).toEqual({ kind: 'apart', pays: [], candidates: [] });
  },
);

test('CO a number that is merely close is a hint, and two entries for one order are never ticked', () => {
  expect(offer({ text: 'NL-2026-00047', name: 'X', amount: 1 })).toMatchObject({ kind: 'choose', pays: [] });
  const twice = offersFor(
    [entry, entry].map((one) => ({ ...one, text: reference })),
    [order],
  );
  expect(twice.map(({ kind, pays }) => [kind, pays])).toEqual([
    ['choose', []],
    ['choose', []],
  ]);
  expect(offer({ text: reference }, [{ ...order, state: 'expired' }])).toMatchObject({ kind: 'givenUp' });
});

test('CO-2 an entry is the same in two kinds of file, and another one on another day', () => {
  const one = { account: 'NL91', day: '2026-12-08', amount: 100, currency: 'EUR', name: 'J de Boer', text: reference };
  const same = { ...one, currency: null, name: 'J. DE BOER', text: `/REMI/${reference}/NOTPROVIDED` };
  expect(fingerprint(same)).toBe(fingerprint(one));
  expect(fingerprint({ ...one, day: '2026-12-09' })).not.toBe(fingerprint(one));
});
