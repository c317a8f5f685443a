/** What stands on an invoice or a credit note, in words: the same on its page and in its file. Pure. */
import type { Market } from '#contract/market.ts';
import { writeIban } from '#rules/bank/iban.ts';
import { cents, formatCents } from '#rules/money/cents.ts';
import { longDate } from '#rules/time/long-date.ts';
import type { Paper, Party } from './paper.ts';
import { readVatNumber } from './vat-number.ts';

export function priceIn(market: Market): (amount: number) => string {
  // The sign stands before the currency, as in mails.
  return (amount) => `${amount < 0 ? '−' : ''}${formatCents(cents(Math.abs(amount)), market)}`;
}

/** With or without a space before the sign, as the language has it. */
export function rateWords(rate: number, { langTag }: Pick<Market, 'langTag'>): string {
  return new Intl.NumberFormat(langTag, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 }).format(rate);
}

export function paperTitle({ kind, words }: Paper): string {
  return words[kind];
}

/** Number and days. */
export function paperFacts(paper: Paper, market: Market): [label: string, value: string][] {
  const { words, credits } = paper;
  const day = (date: string) => longDate(date, market) ?? date;
  return [
    [words.number, paper.number],
    ...(credits ? [[words.credits, `${credits.number}, ${day(credits.issuedOn)}`] as [string, string]] : []),
    [words.issuedOn, day(paper.issuedOn)],
    [words.suppliedOn, day(paper.suppliedOn)],
    [words.orderNumber, paper.orderNumber],
  ];
}

export function sellerLines({ seller, buyer }: Paper, market: Market): string[] {
  const lines = [seller.name, ...addressLines(seller, buyer, market), seller.email, seller.phone];
  return lines.filter((line) => line !== '');
}

export function buyerLines({ seller, buyer, words }: Paper, market: Market): string[] {
  const vatNumber = buyer.vatNumber && `${words.vatNumber} ${buyer.vatNumber}`;
  const lines = [buyer.company, buyer.name, ...addressLines(buyer, seller, market), vatNumber];
  return lines.filter((line) => line !== '');
}

/** The country where the two are not in the same. */
function addressLines({ street, postCode, city, country }: Party, other: Party, { langTag }: Market): string[] {
  const place = [postCode, city].filter((part) => part !== '').join(' ');
  const isAbroad = country !== other.country && country !== '' && other.country !== '';
  const name = isAbroad ? (new Intl.DisplayNames([langTag], { type: 'region' }).of(country) ?? country) : '';
  return [street, place, name].filter((line) => line !== '');
}

export function legalLine({ seller, words }: Paper): string {
  const { name, register, vatNumber } = seller;
  // Papers of before have one word for both.
  const label = readVatNumber(vatNumber) === null ? words.taxNumber || words.vatNumber : words.vatNumber;
  return [name, register, ...(vatNumber === '' ? [] : [`${label} ${vatNumber}`])].join(', ');
}

const columnNames = ['quantity', 'unitNet', 'rate', 'net', 'gross'] as const;
type ColumnName = (typeof columnNames)[number];

/** Beside the names of goods: number, price and amounts. Where no VAT is charged an amount is only itself. */
export function paperColumns({ isWithoutVat, words }: Paper): { id: ColumnName; title: string }[] {
  if (!isWithoutVat) return columnNames.map((id) => ({ id, title: words[id] }));
  return [
    { id: 'quantity', title: words.quantity },
    { id: 'unitNet', title: words.unit },
    { id: 'gross', title: words.amount },
  ];
}

/** VAT of each rate; nothing where none is charged. */
export function taxRows({ isWithoutVat, parts }: Paper, market: Market) {
  const price = priceIn(market);
  if (isWithoutVat) return [];
  return parts.map(({ rate, net, vat }) => ({ rate: rateWords(rate, market), net: price(net), vat: price(vat) }));
}

/** What the total is made of. */
export function sumRows({ isWithoutVat, sums, words }: Paper, market: Market): [label: string, value: string][] {
  if (isWithoutVat) return [];
  const price = priceIn(market);
  return [
    [words.sumNet, price(sums.net)],
    [words.vat, price(sums.vat)],
  ];
}

/** The French word says that VAT is in it. */
export function totalLabel({ kind, isWithoutVat, words }: Paper): string {
  if (kind === 'credit') return words.refunded;
  return isWithoutVat ? words.total : words.sumGross;
}

type PaperRow = {
  name: string;
  detail: string;
  quantity: string;
  unitNet: string;
  rate: string;
  net: string;
  gross: string;
  /** Delivery, discounts: no goods. */
  isExtra: boolean;
};

export function paperRows({ lines, extras }: Paper, market: Market): PaperRow[] {
  const price = priceIn(market);
  const goods = lines.map(({ name, detail, quantity, rate, net, gross }): PaperRow => ({
    name,
    detail,
    quantity: String(quantity),
    unitNet: price(Math.round(net / quantity)),
    rate: rateWords(rate, market),
    net: price(net),
    gross: price(gross),
    isExtra: false,
  }));
  const others = extras.map(({ kind, text, rate, net, gross }): PaperRow => {
    const sign = kind === 'allowance' ? -1 : 1;
    const amounts = { rate: rateWords(rate, market), net: price(sign * net), gross: price(sign * gross) };
    return { name: text, detail: '', quantity: '', unitNet: '', ...amounts, isExtra: true };
  });
  return [...goods, ...others];
}

/** How it was paid, with the amounts taken off. */
export function paymentRows({ kind, payments, words }: Paper, market: Market): [label: string, value: string][] {
  if (kind === 'credit') return [];
  const ways: Partial<Record<string, string>> = words;
  const booked = payments.filter(({ amount }) => amount !== 0);
  return booked.map(({ way, amount, on }) => [
    `${ways[`paidBy.${way}`] ?? way}, ${longDate(on, market) ?? on}`,
    priceIn(market)(-amount),
  ]);
}

/** What the law has said, and where the money goes. */
export function closingLines(paper: Paper, market: Market): string[] {
  const { words, notes, kind, sums } = paper;
  const last = kind === 'credit' ? [words.settled] : [...payWords(paper, market), words.thanks];
  return [...notes, ...(sums.gross === 0 ? [] : last)];
}

function payWords({ dueOn, seller, words, reference }: Paper, market: Market): string[] {
  const { account } = seller;
  if (dueOn === null || account === null) return [];
  const number = 'iban' in account ? writeIban(account.iban) : `${account.sortCode}, ${account.accountNumber}`;
  return [
    `${words.dueOn} ${longDate(dueOn, market) ?? dueOn}. ${words.payTo} ${account.name}, ${number}. ${words.reference}: ${reference}.`,
  ];
}
