// Files as the banks of the four markets write them, and files nobody should send.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { UnknownColumns } from './csv/column-choice.ts';
import { readBankFile, readStatement } from './read-statement.ts';
import { zipLimits } from './read-zip.ts';

const bytesOf = (source: string) => new TextEncoder().encode(source);
const read = (source: string) => readBankFile(bytesOf(source)).entries;
const came = { date: '2026-03-04', amount: 8995, text: expect.stringContaining('RF16NL202600042') };
const went = { date: '2026-03-05', amount: -1250 };

const shapes: Record<string, string> = {
  'ABN AMRO, tab and no names':
    '417164300\tEUR\t20260304\t1000,00\t1089,95\t20260304\t89,95\t/TRTP/SEPA OVERBOEKING/NAME/J DE BOER/REMI/RF16NL202600042\n417164300\tEUR\t20260305\t1089,95\t1077,45\t20260305\t-12,50\tBEA SLAGER\n',
  'SNS, no names':
    '04-03-2026,NL91SNSB0417164300,NL02RABO0123456789,J DE BOER,,,,EUR,1000.00,EUR,89.95,04-03-2026,04-03-2026,8810,OVS,12345,,"\'RF16NL202600042\'",3\n05-03-2026,NL91SNSB0417164300,,SLAGER,,,,EUR,1089.95,EUR,-12.50,05-03-2026,05-03-2026,8810,BEA,12346,,"\'x\'",3\n',
  Knab: 'KNAB EXPORT;;;;;;;;;\nRekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving\nNL91KNAB0417164300;04-03-2026;EUR;C;89,95;NL02RABO0123456789;J de Boer;04-03-2026;Overboeking;RF16NL202600042\nNL91KNAB0417164300;05-03-2026;EUR;D;12,50;;Slager;05-03-2026;Pas;x\n',
  bunq: '"Date";"Interest Date";"Amount";"Account";"Counterparty";"Name";"Description"\n"2026-03-04";"2026-03-04";"89,95";"NL91BUNQ0417164300";"NL02RABO0123456789";"J de Boer";"RF16NL202600042"\n"2026-03-05";"2026-03-05";"-12,50";"NL91BUNQ0417164300";"";"Slager";"x"\n',
  N26: '"Booking Date","Value Date","Partner Name","Partner Iban","Type","Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"\n"2026-03-04","2026-03-04","J de Boer","NL02RABO0123456789","Credit Transfer","RF16NL202600042","Main","89.95","","",""\n"2026-03-05","2026-03-05","Slager","","Presentment","","Main","-12.5","12.5","EUR","1"\n',
  'N26, before':
    '"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)"\n"2026-03-04","J de Boer","NL02RABO0123456789","Income","RF16NL202600042","89.95"\n"2026-03-05","Slager","","MasterCard Payment","","-12.5"\n',
  DKB: '"Girokonto";"DE89370400440532013000"\n"Kontostand vom 05.03.2026:";"1.077,45 €"\n""\n"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Kundenreferenz"\n"04.03.26";"04.03.26";"Gebucht";"J de Boer";"Hof";"RF16NL202600042";"Eingang";"NL02RABO0123456789";"89,95";""\n"05.03.26";"05.03.26";"Gebucht";"Hof";"Metzger";"x";"Ausgang";"";"-12,50";""\n',
  'Deutsche Bank, with its balance':
    'Umsätze Girokonto;;;;;;\n04.03.2026 - 05.03.2026\nBuchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Betrag;Soll;Haben;Währung\n4.3.2026;4.3.2026;SEPA-Überweisung;J de Boer;RF16NL202600042;NL02RABO0123456789;RABONL2U;;89,95;;89,95;EUR\n5.3.2026;5.3.2026;Kartenzahlung;Metzger;x;;;;;-12,50;;EUR\nKontostand;05.03.2026;;;1.077,45;EUR\n',
  'VR Bank':
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung\nGiro;DE89370400440532013000;04.03.2026;04.03.2026;J de Boer;NL02RABO0123456789;Gutschrift;RF16NL202600042;89,95;EUR;1089,95\nGiro;DE89370400440532013000;05.03.2026;05.03.2026;Metzger;;Lastschrift;x;-12,50;EUR;1077,45\n',
  'Crédit Agricole':
    'Téléchargement du 05/03/2026;\n\nM. KUDDE\nCompte de dépôt carte n° 12345678901;\nSolde au 05/03/2026 1 077,45 €\n\nListe des opérations du compte\n\nDate;Libellé;Débit euros;Crédit euros;\n04/03/2026;"VIREMENT EN VOTRE FAVEUR\nJ DE BOER\nRF16NL202600042";;89,95;\n05/03/2026;"PAIEMENT PAR CARTE";12,50;;\n',
  'BNP Paribas':
    'Compte de chèques;Compte de chèques;****1234;05/03/2026;;1 077,45\n04/03/2026;Virement reçu;VIR SEPA RECU;VIR SEPA RECU /DE J DE BOER /MOTIF RF16NL202600042;89,95\n05/03/2026;Carte;FACTURE CARTE;BOUCHER;-12,50\n',
  'BNP Paribas, with names':
    'Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro\n04/03/2026;VIR;VIR SEPA RECU;VIR SEPA RECU /DE J DE BOER /MOTIF RF16NL202600042;89,95\n05/03/2026;CB;FACTURE CARTE;BOUCHER;-12,50\n',
  Boursorama:
    'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance\n2026-03-04;2026-03-04;"VIR J DE BOER RF16NL202600042";"Virements";"Revenus";"j de boer";89,95;;00040123456;BoursoBank;1089.95\n2026-03-05;2026-03-05;"CARTE BOUCHER";"Courses";"Vie";"boucher";-12,50;;00040123456;BoursoBank;1077.45\n',
  'La Banque Postale':
    'Numéro Compte   :;1234567A020\nType         :;CCP\nCompte tenu en  :;euros\nDate            :;05/03/2026\nSolde (EUROS)   :;1077,45\n\nDate;Libellé;Montant(EUROS);Montant(FRANCS)\n04/03/2026;"VIREMENT DE J DE BOER RF16NL202600042";89,95;590,03\n05/03/2026;"ACHAT CB";-12,50;-82,00\n',
  LCL: '04/03/2026;89,95;Virement;;VIREMENT J DE BOER RF16NL202600042;0;Divers\n05/03/2026;-12,50;Carte;;CB BOUCHER;0;Divers\n05/03/2026;1077,45;;;01234 123456A\n',
  Lloyds:
    'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance\n04/03/2026,FPI,30-00-00,12345678,J DE BOER RF16NL202600042,,89.95,1089.95\n05/03/2026,DEB,30-00-00,12345678,BUTCHER,12.50,,1077.45\n',
  Barclays:
    'Number,Date,Account,Amount,Subcategory,Memo\n,04/03/2026,20-00-00 12345678,89.95,Counter Credit,J DE BOER RF16NL202600042\n,05/03/2026,20-00-00 12345678,-12.50,Card Purchase,BUTCHER\n',
  NatWest:
    'Date,Type,Description,Value,Balance,Account Name,Account Number\n04 Mar 2026,BAC,"J DE BOER , RF16NL202600042",89.95,1089.95,KUDDE,60-00-00-12345678\n05 Mar 2026,POS,BUTCHER,-12.50,1077.45,KUDDE,60-00-00-12345678\n',
  Starling:
    'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes\n04/03/2026,J de Boer,RF16NL202600042,FASTER PAYMENT,89.95,1089.95,INCOME,\n05/03/2026,Butcher,x,CHIP & PIN,-12.50,1077.45,GROCERIES,\n',
  Monzo:
    'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description\ntx_1,04/03/2026,10:00:00,Faster payment,J de Boer,,Income,89.95,GBP,89.95,GBP,,,,RF16NL202600042\ntx_2,05/03/2026,10:00:00,Card payment,Butcher,,Groceries,-12.50,GBP,-12.50,GBP,,,,x\n',
  'HSBC, no names': '04/03/2026,J DE BOER RF16NL202600042,89.95\n05/03/2026,BUTCHER,-12.50\n',
};

test.each(Object.entries(shapes))('CO-37 the table of %s is read as it is', (_, source) => {
  expect(read(source)).toMatchObject([came, went]);
  expect(read(source.replaceAll('\n', '\r\n'))).toHaveLength(2);
});

const camt = (text: string, number = '1') =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">89.95</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-04</Dt></BookgDt><AcctSvcrRef>${number}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

test('CO-37 several statements in a ZIP are read as one, what a Mac adds is not', () => {
  const zip = zipSync({
    'a.xml': strToU8(camt('RF16NL202600042')),
    'map/b.csv': strToU8(shapes.N26 ?? ''),
    '__MACOSX/a.xml': strToU8('?'),
  });
  const { kinds, entries } = readBankFile(zip);
  expect(kinds).toEqual(['CAMT', 'CSV']);
  expect(entries).toMatchObject([came, came, went]);
});

test.each([
  ['cut off', () => zipSync({ 'a.xml': strToU8(camt('x').repeat(40)) }).slice(0, 200), /ZIP cannot be unpacked/],
  [
    'a bomb',
    () => zipSync({ 'a.xml': new Uint8Array(zipLimits.bytes + 1) }, { level: 1 }),
    /unpacks to more than 100 MB/,
  ],
  ['a ZIP in a ZIP', () => zipSync({ 'a.zip': zipSync({ 'a.xml': strToU8(camt('x')) }) }), /a\.zip is a ZIP inside/],
  ['empty', () => zipSync({ 'map/': new Uint8Array() }), /ZIP is empty/],
  ['with a wrong file', () => zipSync({ 'brief.txt': strToU8('hello') }), /brief\.txt: no line/],
  [
    'full of files',
    () => zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, nr) => [`${nr}.xml`, strToU8('x')]))),
    /more than 200 files/,
  ],
])('CO-37 a ZIP that is %s is refused in words', (_, make, reason) => {
  expect(() => readBankFile(make())).toThrow(reason);
});

test('CO-37 XML with entities that grow is read as letters, and nothing of it grows', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${camt('&b;')}`;
  expect(read(bomb)).toMatchObject([{ amount: 8995, text: '&b;' }]);
});

test.each([
  ['a day that is none', camt('x').replace('2026-03-04', '2026-02-31'), /no day that can be read: 2026-02-31/],
  ['no day', camt('x').replace('<Dt>2026-03-04</Dt>', ''), /no day that can be read: none/],
  ['too much money', camt('x').replace('89.95', '99999999999.00'), /more than any account holds/],
  ['half of it', (shapes.N26 ?? '').slice(0, -18), /cut off/],
  ['half of it, without quotes', (shapes.Starling ?? '').trimEnd().slice(0, -40), /cut off/],
  ['a PDF', '%PDF-1.7\n\0\0', /a PDF/],
  [
    'half of MT940',
    ':20:A\n:25:NL91ABNA0417164300EUR\n:60F:C260303EUR100,00\n:61:2603040304C89,95NTRFEREF\n:86:x\n',
    /no closing balance/,
  ],
])('CO-37 a file with %s is refused in words', (_, source, reason) => {
  expect(() => read(source)).toThrow(reason);
});

test('CO-37 columns nobody knows are asked for with the first five lines, and known again by the line of names', () => {
  const table = `Wann;Wer;Wieviel;Wofür\n${'04.03.2026;J de Boer;89,95;RF16NL202600042\n'.repeat(9)}`;
  const asked = (() => {
    try {
      return read(table);
    } catch (error) {
      return error;
    }
  })();
  if (!(asked instanceof UnknownColumns)) throw new Error('not asked');
  expect(asked.lines).toHaveLength(5);
  expect(asked.lines[1]).toEqual(['04.03.2026', 'J de Boer', '89,95', 'RF16NL202600042']);
  const known = [{ head: asked.head, date: 0, amount: 2, credit: null, debit: null, payer: 1, text: 3 }];
  expect(readStatement(bytesOf(table), known)).toHaveLength(9);
  expect(readStatement(bytesOf(table), known)[0]).toEqual({
    date: '2026-03-04',
    amount: 8995,
    currency: null,
    payer: 'J de Boer',
    text: 'RF16NL202600042',
  });
  const wrong = [
    { ...known[0], head: asked.head, date: 1, amount: 2, credit: null, debit: null, payer: null, text: null },
  ];
  expect(() => readStatement(bytesOf(table), wrong)).toThrow(/column 2 has no dates/);
});

/** As a bank says it of two accounts at once. */
const ofTwo = `:20:A
:25:NL91ABNA0417164300EUR
:60F:C260303EUR100,00
:61:2603040304C89,95NTRFEREF//1
:86:/IBAN/NL02RABO0123456789/NAME/J de Boer/REMI/RF16NL202600042/
:62F:C260304EUR189,95
-
:20:B
:25:GB29NWBK60161331926819GBP
:60F:C260303GBP0,00
:61:2603050305D12,50NTRFEREF//2
:86:x
:62F:D260305GBP12,50
-
`;

test('CO-37 MT940 of several accounts: each entry is of its own account, in its currency', () => {
  expect(read(ofTwo)).toMatchObject([
    { ...came, account: 'NL91ABNA0417164300', currency: 'EUR', iban: 'NL02RABO0123456789' },
    { ...went, account: 'GB29NWBK60161331926819', currency: 'GBP' },
  ]);
  // The first of them is whole, and the other is not.
  expect(() => read(ofTwo.slice(0, ofTwo.lastIndexOf(':62F:')))).toThrow(/no closing balance/);
});

test.each([
  [
    'German, in numbered parts',
    '166?00GUTSCHRIFT?20SVWZ+RF16NL202600042?30COBADEFFXXX?31DE89370400440532013000?32J de Boer',
    'DE89370400440532013000',
  ],
  ['Dutch, the reference first', '/EREF/RF16NL202600042/IBAN/NL02RABO0123456789/NAME/J de Boer/', 'NL02RABO0123456789'],
  ['one that names no account', '/NAME/J de Boer/REMI/RF16NL202600042/', ''],
])('CO-37 MT940: the account of who paid, and never the reference: %s', (_, about, iban) => {
  const source = `:20:A\n:25:NL91ABNA0417164300EUR\n:60F:C260303EUR100,00\n:61:2603040304C89,95NTRFEREF//1\n:86:${about}\n:62F:C260304EUR189,95\n-\n`;
  expect(read(source)).toMatchObject([{ ...came, iban }]);
});

test.each([
  ['Débit', 'Crédit'],
  ['débit', 'crédit'],
  ['Debit', 'Credit'],
  ['D', 'C'],
])('CO-37 a French table that says %s or %s beside amounts without a sign', (out, into) => {
  const source = `Date;Libellé;Montant;Sens\n04/03/2026;VIR RF16NL202600042;89,95;${into}\n05/03/2026;BOUCHER;12,50;${out}\n`;
  expect(read(source)).toMatchObject([came, went]);
});
