import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const read = (source: string) => readStatement(new TextEncoder().encode(source));

const camt = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

const credit = `<Ntry><Amt Ccy="EUR">89.95</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BkTxCd/>
<BookgDt><Dt>2026-03-04</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Pty><Nm>J. de Boer &amp; zn</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>RF16NL202600042</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;

test('orders: CAMT.053: what came in, with its payer, reference and amount; what went out is left out', () => {
  const debit = credit.replace('CRDT', 'DBIT');
  const reversed = credit.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
  expect(read(camt(credit + debit + reversed))).toEqual([
    {
      date: '2026-03-04',
      amount: 8995,
      currency: 'EUR',
      payer: 'J. de Boer & zn',
      text: 'RF16NL202600042 NOTPROVIDED',
    },
  ]);
});

test('orders: CAMT.053: several payments booked as one each say their own amount; prefixes and older names are read', () => {
  const detail = (amount: string, text: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Mia</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
  const batch = `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><DtTm>2026-03-04T10:00:00</DtTm></BookgDt>
    <NtryDtls>${detail('10.00', 'a')}${detail('20.00', 'b')}</NtryDtls></Ntry>`;
  const prefixed = camt(batch).replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:');
  for (const source of [camt(batch), prefixed])
    expect(read(source).map(({ amount, payer, text, date }) => [date, amount, payer, text])).toEqual([
      ['2026-03-04', 1000, 'Mia', 'a'],
      ['2026-03-04', 2000, 'Mia', 'b'],
    ]);
});

test.each([
  ['cut off', camt(credit).slice(0, -40), /cut off/],
  ['no statement', '<Document><Other/></Document>', /no bank statement/],
  ['mixed up', camt(credit.replace('</Sts>', '')), /no XML/],
  ['no amount', camt(credit.replace('89.95', 'much')), /amount.*much/],
  ['three decimals', camt(credit.replace('89.95', '89.955')), /amount.*89\.955/],
])('orders: CAMT.053 that is %s is refused with the reason', (_, source, reason) => {
  expect(() => read(source)).toThrow(reason);
});

const dutch = `{1:F01INGBNL2AXXXX}{4:
:20:P260304000000001
:25:NL91ABNA0417164300EUR
:28C:00000
:60F:C260303EUR100,00
:61:2603040304C89,95NTRFEREF//26063
:86:/CNTP/NL02RABO0123456789/RABONL2U/J de Boer///REMI/STRD/CUR/RF16NL20
2600042/
:61:2603040304D12,50NTRFEREF//26064
:86:/REMI/USTD//RF16NL202600042/
:61:260304RC1,00NTRFEREF
:86:x
:62F:C260304EUR177,45
-}`;

const german = `:20:STARTUMS
:25:37040044/0532013000
:60F:C260303EUR0,00
:61:2603040304CR51,90N051NONREF
:86:166?00GUTSCHRIFT?20SVWZ+RF16 NL20 2600?21042 Danke?32Mia Huber?33-Mayr
:62F:C260304EUR51,90
-`;

test('orders: MT940 of Dutch and of German banks', () => {
  expect(read(dutch)).toEqual([
    expect.objectContaining({
      date: '2026-03-04',
      amount: 8995,
      currency: 'EUR',
      text: expect.stringContaining('RF16NL202600042'),
    }),
  ]);
  expect(read(german)).toEqual([
    {
      date: '2026-03-04',
      amount: 5190,
      currency: 'EUR',
      payer: 'Mia Huber-Mayr',
      text: expect.stringContaining('RF16 NL20 2600 042 Danke'),
    },
  ]);
  expect(() => read(dutch.replace('C89,95', 'C89.95'))).toThrow(/cannot be read/);
});

const entry = { date: '2026-03-04', amount: 8995, payer: 'J de Boer', text: 'RF16NL202600042' };

test.each([
  [
    'ING',
    '"Datum";"Naam / Omschrijving";"Rekening";"Af Bij";"Bedrag (EUR)";"Mededelingen"\n"20260304";"J de Boer";"NL91";"Bij";"89,95";"RF16NL202600042"\n"20260304";"Slager";"NL91";"Af";"10,00";"x"\n',
    { ...entry, currency: null },
  ],
  [
    'Sparkasse',
    'Buchungstag;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung\r\n04.03.26;RF16NL202600042;J de Boer;89,95;EUR\r\n04.03.26;Strom;Stadtwerke;-89,95;EUR\r\n',
    { ...entry, currency: 'EUR' },
  ],
  [
    'a French bank',
    'Compte;123\n\nDate;Libellé;Débit;Crédit\n04/03/2026;RF16NL202600042;;89,95\n04/03/2026;EDF;12,00;\n',
    { ...entry, currency: null, payer: '' },
  ],
  [
    'a British bank',
    'Date,Description,Amount,Currency,Name\n04/03/2026,"RF16NL202600042, thanks",89.95,GBP,J de Boer\n',
    { ...entry, currency: 'GBP', text: 'RF16NL202600042, thanks' },
  ],
])('orders: CSV of %s', (_, source, expected) => {
  expect(read(source)).toEqual([expected]);
});

test('orders: CSV in older letters is read as well', () => {
  const bytes = Buffer.from('Date;Libell\xe9;Cr\xe9dit\n04/03/2026;B\u0153uf\n', 'latin1');
  expect(() => readStatement(bytes)).not.toThrow();
  const [found] = readStatement(Buffer.from('Date;Libell\xe9;Cr\xe9dit\n04/03/2026;G\xe9nisse;12,00\n', 'latin1'));
  expect(found).toMatchObject({ text: 'Génisse', amount: 1200 });
});

test.each([
  ['', /empty/],
  ['hello', /names a date and an amount.*hello/],
  ['a,b,c\n1,2,3\n', /a \| b \| c/],
  ['Date,Amount\n2026-03-04,89.955\n', /line 2 has no amount.*89\.955/],
  ['Date,Amount\nyesterday,89.95\n', /line 2 has no date/],
  ['Date,Amount,Description\n2026-03-04,89.95,"open\n', /cut off/],
])('orders: the file %j is refused with the reason', (source, reason) => {
  expect(() => read(source)).toThrow(reason);
});
