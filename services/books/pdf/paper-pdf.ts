/** An invoice or a credit note as PDF/A-3, with the same for machines inside (Factur-X, ZUGFeRD). The same paper gives the same bytes. */
import Pdfkit from 'pdfkit';
import type { Market } from '#contract/market.ts';
import { ciiXml } from '#rules/books/cii-xml.ts';
import type { Paper } from '#rules/books/paper.ts';
import { buyerLines, legalLine, paperFacts, paperTitle, sellerLines } from '#rules/books/paper-text.ts';
import { drawLines } from './draw-lines.ts';
import { drawSums } from './draw-sums.ts';
import { createSheet, page, type Sheet } from './sheet.ts';
import { invoiceXmp } from './xmp.ts';

export async function paperPdf(paper: Paper, market: Market): Promise<Uint8Array> {
  const at = new Date(`${paper.issuedOn}T12:00:00Z`);
  // Signs of a markup would end it: pdfkit writes these as they are.
  const plain = (text: string) => text.replace(/[&<>]/g, ' ');
  const pdf = new Pdfkit({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: market.langTag,
    displayTitle: true,
    // No letters but those that are embedded.
    font: '',
    info: {
      Title: plain(`${paperTitle(paper)} ${paper.number}`),
      Author: plain(paper.seller.name),
      Creator: plain(market.brand),
      CreationDate: at,
      ModDate: at,
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const sheet = createSheet(market, pdf);
  sheet.newPage();
  drawHead(sheet, paper, market);
  drawLines(sheet, paper, market);
  drawSums(sheet, paper, market);
  drawFeet(sheet, paper);
  const xml = Buffer.from(ciiXml(paper), 'utf8');
  const file = {
    name: 'factur-x.xml',
    type: 'text/xml',
    creationDate: at,
    modifiedDate: at,
    relationship: 'Alternative',
    description: 'Factur-X, ZUGFeRD: EN 16931',
  };
  pdf.file(xml, file);
  pdf.appendXML(invoiceXmp);
  pdf.end();
  return new Uint8Array(await whole);
}

function drawHead(sheet: Sheet, paper: Paper, market: Market): void {
  const { words } = paper;
  const { ink, quiet } = sheet.inks;
  sheet.write(market.brand, {
    x: page.left,
    y: page.top,
    width: 260,
    letters: 'display',
    size: 20,
    color: sheet.inks.primary,
  });
  const from = sellerLines(paper, market).join('\n');
  const fromAt = { x: 352, y: page.top + 3, width: page.right - 352, size: 8.5, color: quiet };
  sheet.write(from, fromAt);
  const title = Math.max(page.top + 92, page.top + 3 + sheet.heightOf(from, fromAt) + 18);
  sheet.write(paperTitle(paper), {
    x: page.left,
    y: title,
    width: page.right - page.left,
    letters: 'display',
    size: 26,
  });
  const rule = title + 45;
  sheet.rule(rule, { width: 1.6, color: ink });
  sheet.rule(rule + 3.4, { width: 0.6, color: ink });

  const top = rule + 18;
  const buyerAt = { x: page.left, y: top + 14, width: 250, size: 10.5 };
  const toWords = buyerLines(paper, market).join('\n');
  // Of a buyer nobody knows any more, or never did, there is nothing to head.
  if (toWords !== '')
    sheet.write(words.buyer, { x: page.left, y: top, width: 250, size: 8, letters: 'strong', color: quiet });
  sheet.write(toWords, buyerAt);
  let y = top;
  for (const [label, value] of paperFacts(paper, market)) {
    sheet.write(label, { x: 352, y, width: 84, size: 9, color: quiet });
    sheet.write(value, { x: 436, y, width: page.right - 436, size: 9, letters: 'strong' });
    y += Math.max(15, sheet.heightOf(value, { x: 436, y, width: page.right - 436, size: 9, letters: 'strong' }) + 2);
  }
  sheet.y = Math.max(y, buyerAt.y + sheet.heightOf(toWords, buyerAt)) + 22;
}

/** Who sells, on every page, and which page it is. */
function drawFeet({ pdf, ...sheet }: Sheet, paper: Paper): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const y = page.bottom + 16;
    sheet.rule(y - 6, { color: sheet.inks.line });
    const small = { y, size: 7.5, color: sheet.inks.quiet };
    sheet.write(legalLine(paper), { ...small, x: page.left, width: 350 });
    const pages = `${paper.number}   ${paper.words.page} ${index + 1} / ${count}`;
    sheet.write(pages, { ...small, x: 420, width: page.right - 420, align: 'right' });
  }
}
