import { expect, test } from 'vitest';
import { cents } from '#rules/money/cents.ts';
import { sepaCredits } from './sepa-credits.ts';

const batch = {
  id: 'KUDDE-20261124-0752',
  at: new Date('2026-11-24T06:52:07.123Z'),
  day: '2026-11-24',
  from: { name: 'Kudde B.V.', iban: 'NL91ABNA0417164300' },
};
const credit = (over: object) => ({
  endToEnd: 'NL-2026-00042',
  name: 'Femke Postma',
  iban: 'DE89370400440532013000',
  amount: cents(23985),
  text: 'NL-2026-00042 Kudde',
  ...over,
});

test('counter: refunds as one SEPA file: how many, their sum, each with its order, name, account and amount', () => {
  const xml = sepaCredits({ ...batch, credits: [credit({}), credit({ endToEnd: 'NL-2026-00043', amount: cents(5) })] });
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);
  expect(all('MsgId')).toEqual(['KUDDE-20261124-0752']);
  expect(all('CreDtTm')).toEqual(['2026-11-24T06:52:07Z']);
  // Of the file, and of the one payment in it.
  expect([all('NbOfTxs'), all('CtrlSum')]).toEqual([
    ['2', '2'],
    ['239.90', '239.90'],
  ]);
  expect([all('PmtMtd'), all('Dt'), all('ChrgBr')]).toEqual([['TRF'], ['2026-11-24'], ['SLEV']]);
  expect(all('IBAN')).toEqual(['NL91ABNA0417164300', 'DE89370400440532013000', 'DE89370400440532013000']);
  expect(all('EndToEndId')).toEqual(['NL-2026-00042', 'NL-2026-00043']);
  expect(all('InstdAmt')).toEqual(['239.85', '0.05']);
  expect(all('Ustrd')[0]).toBe('NL-2026-00042 Kudde');
  // The schema knows one order of what is in a payment.
  const inOrder = 'PmtInfId PmtMtd NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf'.split(
    ' ',
  );
  const payment = xml.slice(xml.indexOf('<PmtInf>'));
  const places = inOrder.map((name) => payment.indexOf(`<${name}>`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).toHaveLength(11);
});

test.each([
  ['Zoë Müller-Groß', 'Zoe Muller-Gross'],
  ['Café d’Été & fils', "Cafe d'Ete + fils"],
  ['</Nm><Amt>', 'Nm Amt'],
  ['//Slagerij//', 'Slagerij'],
  ['Łukasz 日本', 'Lukasz'],
  ['日本', '-'],
  ['x'.repeat(90), 'x'.repeat(70)],
])('counter: a SEPA file has only signs that every bank takes: %s', (name, taken) => {
  expect(sepaCredits({ ...batch, credits: [credit({ name })] })).toContain(`<Cdtr><Nm>${taken}</Nm></Cdtr>`);
});
