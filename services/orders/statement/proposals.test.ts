// What a statement proposes beyond one reference with its amount, and what it never does.
import { expect, test } from 'vitest';
import { matchPayments, numbersIn } from './match-payments.ts';
import { readStatement } from './read-statement.ts';

const order = { number: 'NL-2026-00042', state: 'placed', total: 8995, paid: 0, currency: 'EUR' } as const;
const other = { ...order, number: 'NL-2026-00043', total: 5000 };
const entry = { date: '2026-03-04', amount: 8995, currency: 'EUR', payer: 'Jan', text: 'RF16NL202600042' };
const read = (source: string) => readStatement(new TextEncoder().encode(source));

test.each(['bestelling NL-2026-00042', 'nl 2026 00042 bedankt', 'order:NL202600042.'])(
  'O15 the plain number of an order in %j with its exact amount is proposed',
  (text) => {
    expect(numbersIn([{ ...entry, text }])).toEqual([order.number]);
    expect(matchPayments([{ ...entry, text }], [order])).toMatchObject([
      { kind: 'numberPays', number: order.number, pays: [{ number: order.number, amount: 8995 }] },
    ]);
  },
);

test.each([
  ['otherAmount', { amount: 100 }, order],
  ['alreadyPaid', {}, { ...order, state: 'paid' }],
  ['noReference', {}, { ...order, number: 'NL-2026-00099' }],
] as const)('O15 a plain number is %s where the entry is %j', (kind, ofEntry, known) => {
  expect(matchPayments([{ ...entry, text: 'NL-2026-00042', ...ofEntry }], [known])).toMatchObject([{ kind, pays: [] }]);
});

test('O15 two references whose sum is exact are proposed, each with what is due', () => {
  const both = { ...entry, amount: 13_995, text: 'RF16NL202600042 en RF86NL202600043' };
  expect(matchPayments([both], [order, other])).toMatchObject([
    {
      kind: 'severalPay',
      pays: [
        { number: order.number, amount: 8995 },
        { number: other.number, amount: 5000 },
      ],
    },
  ]);
  for (const [entries, orders] of [
    [[{ ...both, amount: 13_994 }], [order, other]],
    [[both], [order, { ...other, state: 'paid' as const }]],
    [
      [both, entry],
      [order, other],
    ],
    [[{ ...both, currency: 'GBP' }], [order, other]],
  ] as const)
    expect(matchPayments([...entries], [...orders])[0]).toMatchObject({ kind: 'severalReferences', pays: [] });
});

const camt = (
  status: string,
) => `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">89.95</Amt><CdtDbtInd>CRDT</CdtDbtInd>
${status}<BookgDt><Dt>2026-03-04</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>RF16NL202600042</Ustrd></RmtInf></TxDtls></NtryDtls>
</Ntry></Stmt></BkToCstmrStmt></Document>`;
const csv = (status: string) =>
  `Buchungstag;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung;Info\n04.03.26;RF16NL202600042;J de Boer;89,95;EUR;${status}\n`;

test.each([
  ['CAMT, a word', camt('<Sts>PDNG</Sts>'), 'pending'],
  ['CAMT, a code', camt('<Sts><Cd>PDNG</Cd></Sts>'), 'pending'],
  ['CAMT, for information', camt('<Sts><Cd>INFO</Cd></Sts>'), 'pending'],
  ['CAMT, booked', camt('<Sts><Cd>BOOK</Cd></Sts>'), 'pays'],
  ['CAMT, unsaid', camt(''), 'pays'],
  ['Sparkasse', csv('Umsatz vorgemerkt'), 'pending'],
  ['Sparkasse, booked', csv('Umsatz gebucht'), 'pays'],
])('O14 what is only announced pays nothing: %s', (_, source, kind) => {
  expect(matchPayments(read(source), [order])).toMatchObject([{ kind }]);
});

test('O14 an entry that is announced and booked in one file pays once', () => {
  const entries = [...read(camt('<Sts>PDNG</Sts>')), ...read(camt('<Sts>BOOK</Sts>'))];
  expect(matchPayments(entries, [order]).map(({ kind }) => kind)).toEqual(['pending', 'pays']);
});

test('O15 Rabobank: a reference that stands in Omschrijving-2, or goes over into -3, is read', () => {
  const head = '"Datum","Bedrag","Munt","Naam tegenpartij","Omschrijving-1","Omschrijving-2","Omschrijving-3"';
  const row = (...texts: string[]) =>
    `${head}\n"2026-03-04","+89,95","EUR","J de Boer",${texts.map((t) => `"${t}"`).join(',')}\n`;
  for (const source of [row('Hartelijk dank', 'RF16NL202600042', ''), row('Dank', 'voor RF16NL20', '2600042')])
    expect(matchPayments(read(source), [order])).toMatchObject([{ kind: 'pays' }]);
});

test('H2-14 twenty thousand entries are counted once each', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ ...entry, payer: String(index) }));
  const matches = matchPayments(many, [order]);
  expect(matches).toHaveLength(20_000);
  expect(new Set(matches.map(({ kind }) => kind))).toEqual(new Set(['twice']));
});

test('H2-14 the text of an entry is looked at a fixed number of times, however many there are', () => {
  const looks = (count: number) => {
    let seen = 0;
    const watched = Array.from({ length: count }, () => ({
      ...entry,
      get text() {
        seen += 1;
        return 'RF16NL202600042';
      },
    }));
    matchPayments(watched, [order]);
    return seen / count;
  };
  expect(looks(1000)).toBe(looks(10));
});

test.each([101, 40_000, 200_000])('H2-14 XML of %d levels is refused', (levels) => {
  expect(() => read(`<Document>${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}</Document>`)).toThrow(/levels/);
});

test('H2-14 XML of a hundred levels is read', () => {
  const deep = `<Document>${'<a>'.repeat(99)}${'</a>'.repeat(99)}</Document>`;
  expect(() => read(deep)).toThrow('no bank statement');
});
