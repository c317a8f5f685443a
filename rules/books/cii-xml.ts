/**
 * A paper as machines read it: Cross Industry Invoice in the profile EN 16931 of Factur-X and ZUGFeRD. Amounts of a credit note are above nought,
 * its type says what they do. Pure.
 */
import { amountOf, cents, decimalText } from '#rules/money/cents.ts';
import type { Paper, PaperExtra, PaperLine, PaperPart, Party, SellerParty } from './paper.ts';
import { readVatNumber } from './vat-number.ts';

type Node = string | Node[] | null;

/** Signs no XML may hold are left out. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function flat(node: Node): string {
  if (node === null) return '';
  return typeof node === 'string' ? node : node.map(flat).join('');
}

const tag = (name: string, inner: Node): string => {
  const text = flat(inner);
  return text === '' ? '' : `<${name}>${text}</${name}>`;
};
const ram = (name: string, inner: Node) => tag(`ram:${name}`, inner);
const ramText = (name: string, text: string) => ram(name, escape(text));
const amount = (name: string, value: number) => ram(name, decimalText(cents(value)));
const day = (name: string, date: string) =>
  ram(name, `<udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString>`);

export function ciiXml(paper: Paper): string {
  const { seller, buyer, lines, suppliedOn } = paper;
  const trade = [
    lines.map(lineItem),
    ram('ApplicableHeaderTradeAgreement', [
      ram('SellerTradeParty', sellerNodes(seller)),
      ram('BuyerTradeParty', partyNodes(buyer)),
      ram('BuyerOrderReferencedDocument', ramText('IssuerAssignedID', paper.orderNumber)),
    ]),
    ram('ApplicableHeaderTradeDelivery', ram('ActualDeliverySupplyChainEvent', day('OccurrenceDateTime', suppliedOn))),
    ram('ApplicableHeaderTradeSettlement', settlement(paper)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
    ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
    ' xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
    ' xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    tag(
      'rsm:ExchangedDocumentContext',
      ram('GuidelineSpecifiedDocumentContextParameter', ramText('ID', 'urn:cen.eu:en16931:2017')),
    ),
    tag('rsm:ExchangedDocument', [
      ramText('ID', paper.number),
      ramText('TypeCode', paper.kind === 'invoice' ? '380' : '381'),
      day('IssueDateTime', paper.issuedOn),
      [...paper.notes, seller.register].map((note) => ram('IncludedNote', ramText('Content', note))),
    ]),
    tag('rsm:SupplyChainTradeTransaction', trade),
    '</rsm:CrossIndustryInvoice>\n',
  ].join('');
}

function lineItem(line: PaperLine, index: number): Node {
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', ramText('LineID', String(index + 1))),
    ram('SpecifiedTradeProduct', [ramText('Name', line.name), ramText('Description', line.detail)]),
    ram('SpecifiedLineTradeAgreement', ram('NetPriceProductTradePrice', ramText('ChargeAmount', unitNet(line)))),
    // One: a piece, a box, a voucher.
    ram('SpecifiedLineTradeDelivery', `<ram:BilledQuantity unitCode="C62">${line.quantity}</ram:BilledQuantity>`),
    ram('SpecifiedLineTradeSettlement', [
      taxNodes('ApplicableTradeTax', line),
      ram('SpecifiedTradeSettlementLineMonetarySummation', amount('LineTotalAmount', line.net)),
    ]),
  ]);
}

/** So many digits that all of them together are the line to the cent. */
function unitNet({ net, quantity }: Pick<PaperLine, 'net' | 'quantity'>): string {
  return net % quantity === 0 ? decimalText(cents(net / quantity)) : (amountOf(cents(net)) / quantity).toFixed(6);
}

function taxNodes(name: string, { category, rate }: Pick<PaperLine, 'category' | 'rate'>): Node {
  return ram(name, [
    ramText('TypeCode', 'VAT'),
    ramText('CategoryCode', category),
    ramText('RateApplicablePercent', String(rate)),
  ]);
}

function sellerNodes(seller: SellerParty): Node {
  // Its first sentence; who stands for the company may follow.
  const registered = seller.register.split('. ')[0] ?? '';
  return [
    ramText('Name', seller.name),
    ram('SpecifiedLegalOrganization', ramText('ID', registered)),
    address(seller),
    ram('URIUniversalCommunication', seller.email && `<ram:URIID schemeID="EM">${escape(seller.email)}</ram:URIID>`),
    vatNode(seller.vatNumber) ?? taxNode(seller.vatNumber || registered),
  ];
}

function partyNodes(party: Party): Node {
  const isCompany = party.company !== '';
  return [
    ramText('Name', party.company || party.name || '–'),
    isCompany && party.name !== '' ? ram('DefinedTradeContact', ramText('PersonName', party.name)) : null,
    address(party),
    ram('URIUniversalCommunication', party.email && `<ram:URIID schemeID="EM">${escape(party.email)}</ram:URIID>`),
    vatNode(party.vatNumber),
  ];
}

function address({ postCode, street, city, country }: Party): Node {
  return ram('PostalTradeAddress', [
    ramText('PostcodeCode', postCode),
    ramText('LineOne', street),
    ramText('CityName', city),
    ramText('CountryID', country),
  ]);
}

function vatNode(vatNumber: string): Node {
  const plain = readVatNumber(vatNumber);
  return plain === null ? null : ram('SpecifiedTaxRegistration', `<ram:ID schemeID="VA">${plain}</ram:ID>`);
}

/** A number of the tax office at home, where no other is there: the rules want one of them of who asks for VAT and of who is exempt (BR-S-02, BR-E-02). */
function taxNode(taxNumber: string): Node {
  return ram('SpecifiedTaxRegistration', taxNumber && `<ram:ID schemeID="FC">${escape(taxNumber)}</ram:ID>`);
}

function settlement(paper: Paper): Node {
  const { currency, sums, dueOn, credits, extras, parts } = paper;
  return [
    ramText('PaymentReference', paper.reference),
    ramText('InvoiceCurrencyCode', currency),
    means(paper),
    parts.map(taxPart),
    extras.map(allowanceOrCharge),
    dueOn === null && sums.due > 0
      ? ram('SpecifiedTradePaymentTerms', ramText('Description', paper.words.settled))
      : null,
    dueOn === null ? null : ram('SpecifiedTradePaymentTerms', day('DueDateDateTime', dueOn)),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('LineTotalAmount', sums.lines),
      amount('ChargeTotalAmount', sums.charges),
      amount('AllowanceTotalAmount', sums.allowances),
      amount('TaxBasisTotalAmount', sums.net),
      `<ram:TaxTotalAmount currencyID="${currency}">${decimalText(cents(sums.vat))}</ram:TaxTotalAmount>`,
      amount('GrandTotalAmount', sums.gross),
      amount('TotalPrepaidAmount', sums.paid),
      amount('DuePayableAmount', sums.due),
    ]),
    credits &&
      ram('InvoiceReferencedDocument', [
        ramText('IssuerAssignedID', credits.number),
        ram(
          'FormattedIssueDateTime',
          `<qdt:DateTimeString format="102">${credits.issuedOn.replaceAll('-', '')}</qdt:DateTimeString>`,
        ),
      ]),
  ];
}

/** A transfer, to the account where one is said. */
function means({ seller: { account }, kind }: Paper): Node {
  if (account === null || kind === 'credit') return null;
  const name = ramText('AccountName', account.name);
  const number =
    'iban' in account
      ? [ramText('IBANID', account.iban), name]
      : [name, ramText('ProprietaryID', `${account.sortCode} ${account.accountNumber}`)];
  return ram('SpecifiedTradeSettlementPaymentMeans', [
    ramText('TypeCode', '30'),
    ram('PayeePartyCreditorFinancialAccount', number),
  ]);
}

function taxPart({ vat, why, code = '', net, category, rate }: PaperPart): Node {
  return ram('ApplicableTradeTax', [
    amount('CalculatedAmount', vat),
    ramText('TypeCode', 'VAT'),
    ramText('ExemptionReason', why),
    amount('BasisAmount', net),
    ramText('CategoryCode', category),
    ramText('ExemptionReasonCode', code),
    ramText('RateApplicablePercent', String(rate)),
  ]);
}

function allowanceOrCharge({ kind, net, text, category, rate }: PaperExtra): Node {
  return ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', `<udt:Indicator>${String(kind === 'charge')}</udt:Indicator>`),
    amount('ActualAmount', net),
    ramText('Reason', text),
    taxNodes('CategoryTradeTax', { category, rate }),
  ]);
}
