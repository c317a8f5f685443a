import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { scanCode } from '#tests/setup/orders/scan-code.ts';
import { testAccounts } from '#tests/setup/orders/test-orders.ts';
import { type Account, paymentCode, paymentOf } from './payment.ts';
import { cents } from '#rules/money/cents.ts';

const scan = (svg: string) => scanCode(Buffer.from(svg));

function codeFor(account: Account | null, amount = sampleOrder.total): string | null {
  const payment = paymentOf({ ...sampleOrder, total: amount }, { nl: account });
  return payment && paymentCode(payment);
}

test('orders: the payment code is read back as it was written', async () => {
  const found = await scan(codeFor(testAccounts.nl ?? null) ?? '');
  expect(found?.text).toBe('BCD\n002\n1\nSCT\n\nKudde B.V.\nNL91ABNA0417164300\nEUR146.90\n\nRF16NL202600042');
});

/** The two modules at the left of row 8 hold the level, under the mask 10 (ISO 18004, format information). */
async function levelOf(svg: string, version: number): Promise<string | undefined> {
  const [quiet, scale] = [4, 10];
  const width = (version * 4 + 17 + 2 * quiet) * scale;
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize({ width }).flatten({ background: '#fff' });
  const pixels = await picture.greyscale().raw().toBuffer();
  const middleOf = (module: number) => (quiet + module) * scale + scale / 2;
  const isDark = (row: number, column: number) => (pixels[middleOf(row) * width + middleOf(column)] ?? 255) < 128;
  const bits = [!isDark(8, 0), isDark(8, 1)].map(Number).join('');
  return { '01': 'L', '00': 'M', '11': 'Q', '10': 'H' }[bits];
}

test('orders: the payment code is of level M, short or long', async () => {
  for (const name of ['Kudde B.V.', 'é'.repeat(70)]) {
    const code = codeFor({ kind: 'iban', name, iban: 'NL91ABNA0417164300' }) ?? '';
    expect(await levelOf(code, (await scan(code))?.version ?? 0)).toBe('M');
  }
});

test('orders: the longest payment code is UTF-8 and of version 13 at most', async () => {
  const name = `Bœuf & Frères ${'é'.repeat(100)}`;
  const code = codeFor({ kind: 'iban', name, iban: 'MT84MALT011000012345MTLCAST001S' }, cents(99_999_999_999));
  const found = await scan(code ?? '');
  expect(found?.text).toContain(`\n${Array.from(name).slice(0, 70).join('')}\n`);
  expect(found?.text).toContain('\nEUR999999999.99\n');
  expect(found?.version).toBeLessThanOrEqual(13);
});

test('orders: there is no code in uk, none for what is paid, and no account in a demonstration', () => {
  expect(codeFor({ kind: 'sortCode', name: 'Kudde UK', sortCode: '12-34-56', accountNumber: '12345678' })).toBeNull();
  expect(paymentOf({ ...sampleOrder, paid: sampleOrder.total }, testAccounts)).toBeNull();
  expect(paymentOf({ ...sampleOrder, state: 'expired' }, testAccounts)).toBeNull();
  expect(codeFor(null)).toBeNull();
});
