/** Heads and terms of papers in each market, for tests that make them without a database. */
import { type MarketCode, markets } from '#markets/index.ts';
import type { PaperHead, PaperTerms } from '#rules/books/compose-paper.ts';
import { paperTerms } from '#rules/books/paper-terms.ts';
import { paperWords } from '#services/books/paper-words.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

export function testHead(code: MarketCode): PaperHead {
  const market = markets[code];
  const { seller, invoice, postCode } = market.orders;
  return {
    number: `2026-${code.toUpperCase()}-00001`,
    orderNumber: `${code.toUpperCase()}-2026-00042`,
    market: code,
    currency: market.currency,
    issuedOn: '2026-03-06',
    suppliedOn: '2026-03-06',
    reference: 'RF18NL202600042',
    seller: {
      name: seller.name,
      company: '',
      street: 'Molendijk 14',
      postCode: '3411 AB',
      city: 'Lopik',
      country: invoice.sellerCountry,
      vatNumber: seller.vatNumber,
      email: market.email,
      phone: market.phone,
      register: seller.register,
      account: { name: seller.name, iban: 'NL91ABNA0417164300' },
    },
    buyer: {
      name: 'Jan de Boer',
      company: '',
      street: 'Dorpsstraat 3 a',
      postCode: postCode.example,
      city: 'Lopik',
      country: invoice.country,
      vatNumber: '',
      email: 'jan@example.test',
    },
    credits: null,
    payments: [],
    words: paperWords(texts.textFor(market)),
  };
}

export function testTerms(code: MarketCode): PaperTerms {
  return paperTerms(markets[code], '2026-03-06');
}
