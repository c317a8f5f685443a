import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { MarketCode } from '#markets/index.ts';
import { eachKindOfPaper, samplePaper } from '#tests/setup/books/paper-samples.ts';
import { testHead, testTerms } from '#tests/setup/books/test-papers.ts';
import { ciiXml } from './cii-xml.ts';
import { composeInvoice } from './compose-paper.ts';
import { nothingSold } from './sold.ts';

const folder = new URL('../../tests/books/schema/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.xsd'));
const read = (fileName: string) => ({ fileName, contents: readFileSync(new URL(fileName, folder), 'utf8') });

async function problemsOf(...papers: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: papers.map((contents, index) => ({ fileName: `factur-x-${index}.xml`, contents })),
    schema: [read('Factur-X_EN16931.xsd')],
    preload: files.filter((name) => name !== 'Factur-X_EN16931.xsd').map(read),
  });
  return errors.map(({ message }) => message);
}

test.each(['nl', 'fr', 'uk', 'de'] satisfies MarketCode[])(
  '42.1 invoices and credit notes of %s hold against the published schema of Factur-X and ZUGFeRD, profile EN 16931',
  async (market) => {
    expect(await problemsOf(...eachKindOfPaper(market).map(ciiXml))).toEqual([]);
  },
);

test.each([
  ['NL123456789B01', '<ram:ID schemeID="VA">NL123456789B01</ram:ID>'],
  // A German tax number stands in place of the other on an invoice.
  ['143/123/45678', '<ram:ID schemeID="FC">143/123/45678</ram:ID>'],
])('42.1 BR-S-02 BR-CO-26 a seller with %s is known by it, and by its register', async (vatNumber, registration) => {
  const head = testHead('de');
  const paper = samplePaper('de', 2);
  const xml = ciiXml({ ...paper, seller: { ...head.seller, vatNumber } });
  expect(xml).toContain(`<ram:SpecifiedTaxRegistration>${registration}</ram:SpecifiedTaxRegistration>`);
  expect(xml).toContain(
    '<ram:SpecifiedLegalOrganization><ram:ID>Amtsgericht München, HRB 000000</ram:ID></ram:SpecifiedLegalOrganization>',
  );
  expect(await problemsOf(xml)).toEqual([]);
});

test('42.1 what somebody typed stays text in it, and the schema finds what is wrong', async () => {
  const head = testHead('nl');
  const typed = { ...head, buyer: { ...head.buyer, name: 'A & B <i>"\u0001\ud800' } };
  const xml = ciiXml(composeInvoice(typed, nothingSold, testTerms('nl')));
  expect(xml).toContain('<ram:Name>A &amp; B &lt;i&gt;&quot;</ram:Name>');
  // Without a line it is no invoice.
  expect(await problemsOf(xml)).not.toEqual([]);
});
