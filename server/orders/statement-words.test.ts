import { expect, test } from 'vitest';
import { printableLines } from '#server/log/printable.ts';
import { matchPayments } from '#services/orders/statement/match-payments.ts';
import { readStatement } from '#services/orders/statement/read-statement.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { describeOrder, listLine, statementLines } from './order-words.ts';
import { cents } from '#rules/money/cents.ts';

const camt = (payer: string, text: string) => `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">1.00</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-04</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

const zone = 'Europe/Amsterdam';

/** Obeyed by a terminal, or turning letters around. */
const dangerous = /[^\P{Cc}]|[\p{Cf}\p{Zl}\p{Zp}]/u;

test.each(['\u001b]0;PWNED\u0007', '&#27;[2J', '\u202edlo', '&#x2028;', 'a\nnpm run orders -- paid NL-2026-00001'])(
  'H2-13 %j in a statement is printed as what it is',
  (sign) => {
    const entries = readStatement(new TextEncoder().encode(camt(`Jan${sign}`, `dank${sign}`)));
    const lines = statementLines(matchPayments(entries, []), []);
    for (const line of lines) expect(line).not.toMatch(dangerous);
    expect(lines.join('\n')).toContain('dank');
  },
);

test('H2-13 lines of an order have their own ends, and nothing else a terminal obeys', () => {
  const person = { ...sampleOrder.person, name: 'Jan\u202e\u001b[2J' } as NonNullable<typeof sampleOrder.person>;
  const order = { ...sampleOrder, person, note: 'een\ntwee\u001b[2J' };
  for (const line of [listLine(order, zone), ...describeOrder(order, zone)].map(printableLines))
    expect(line.replaceAll('\n', '')).not.toMatch(dangerous);
  expect(describeOrder(order, zone).map(printableLines)).toContain('for the driver: een\ntwee\\u{1b}[2J');
});

test('O15 orders that a payment pays together are noted each with what was due', () => {
  const other = { ...sampleOrder, number: 'NL-2026-00043', total: cents(5000) };
  const [entry] = readStatement(new TextEncoder().encode(camt('Jan', 'RF16NL202600042 RF86NL202600043')));
  const matches = matchPayments(entry ? [{ ...entry, amount: 14_690 + 5000 }] : [], [sampleOrder, other]);
  expect(statementLines(matches, [sampleOrder, other]).slice(-3)).toEqual([
    'To note them:',
    'npm run orders -- paid NL-2026-00042 146.90',
    'npm run orders -- paid NL-2026-00043 50.00',
  ]);
});
