import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { ciiXml } from '#rules/books/cii-xml.ts';
import { samplePaper } from '#tests/setup/books/paper-samples.ts';
import { paperPdf } from './paper-pdf.ts';
import { inLetters } from './sheet.ts';

/** What stands between `stream` and `endstream` after these words. */
function streamAfter(pdf: Buffer, words: string): Buffer {
  const at = pdf.indexOf(words);
  const start = pdf.indexOf('stream\n', at) + 'stream\n'.length;
  return pdf.subarray(start, pdf.indexOf('\nendstream', start));
}

test('42.1 a file says that it is PDF/A-3b, holds its letters and the invoice for machines, byte for byte, and nothing else', async () => {
  const paper = samplePaper('nl', 12);
  const pdf = Buffer.from(await paperPdf(paper, markets.nl));
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  const xmp = streamAfter(pdf, '/Subtype /XML').toString('utf8');
  expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(xmp).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
  expect(text).toContain('/AFRelationship /Alternative');
  expect(inflateSync(streamAfter(pdf, '/Type /EmbeddedFile')).toString('utf8')).toBe(ciiXml(paper));
  expect(text.match(/\/FontFile2 /g)).toHaveLength(3);
  expect(text).not.toMatch(/Helvetica|\/JavaScript|\/Encrypt/);
  expect(text).toContain('/GTS_PDFA1');
});

test.each([
  [1, 1],
  [12, 2],
  [40, 4],
])('42.1 %i lines take %i pages in every market, and the same paper gives the same bytes', async (lines, pages) => {
  for (const code of ['nl', 'fr', 'uk', 'de'] as const) {
    const made = await paperPdf(samplePaper(code, lines), markets[code]);
    expect(
      Buffer.from(made)
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length,
    ).toBeLessThanOrEqual(pages);
  }
  const [one, other] = await Promise.all([1, 2].map(() => paperPdf(samplePaper('de', lines), markets.de)));
  expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(true);
});

test.each([
  ['Łukasz Žižka', 'Łukasz Žižka'],
  ['Nguyễn', 'Nguyen'],
  ['1\u202f234,50\u00a0€', '1\u00a0234,50\u00a0€'],
  ['Δ 🐄', '? ?'],
])('42.1 %s is written with letters that are in the file', (typed, written) => {
  expect(inLetters(typed)).toBe(written);
});
