/** What it comes to: VAT of each rate on the left, the outcome with its double line on the right, and how it is paid. */
import type { Market } from '#contract/market.ts';
import type { Paper } from '#rules/books/paper.ts';
import { closingLines, paymentRows, priceIn, sumRows, taxRows, totalLabel } from '#rules/books/paper-text.ts';
import { page, type Sheet } from './sheet.ts';

const sums = { x: 352, width: page.right - 352 };
const taxes = [
  { x: page.left, width: 50 },
  { x: page.left + 54, width: 84 },
  { x: page.left + 142, width: 72 },
] as const;
const rowHeight = 17;

export function drawSums(sheet: Sheet, paper: Paper, market: Market): void {
  const payments = paymentRows(paper, market);
  const needed = 60 + rowHeight * (4 + Math.max(paper.parts.length, payments.length + 3));
  if (sheet.y + needed > page.bottom) sheet.newPage();
  const top = sheet.y + 20;
  const left = drawTaxes(sheet, paper, { market, top });
  const right = drawOutcome(sheet, paper, { market, top, payments });
  sheet.y = Math.max(left, right) + 22;
  drawWords(sheet, paper, market);
}

type PageTop = { market: Market; top: number };

function drawTaxes(sheet: Sheet, paper: Paper, { market, top }: PageTop): number {
  const { words } = paper;
  const parts = taxRows(paper, market);
  if (parts.length === 0) return top;
  const titles = [words.rate, words.net, words.vat];
  const { ink, quiet } = sheet.inks;
  const write = (texts: string[], y: number, isTitle: boolean) => {
    for (const [index, text] of texts.entries()) {
      const place = taxes[index];
      if (place)
        sheet.write(text, {
          ...place,
          y,
          size: isTitle ? 8 : 9,
          letters: isTitle ? 'strong' : 'plain',
          color: isTitle ? quiet : ink,
          align: index === 0 ? 'left' : 'right',
        });
    }
  };
  const to = taxes[2].x + taxes[2].width;
  write(titles, top, true);
  sheet.rule(top + 14, { to, color: ink });
  let y = top + 19;
  for (const { rate, net, vat } of parts) {
    write([rate, net, vat], y, false);
    y += rowHeight;
  }
  return y;
}

type Outcome = PageTop & { payments: ReturnType<typeof paymentRows> };

function drawOutcome(sheet: Sheet, paper: Paper, { market, top, payments }: Outcome): number {
  const { sums: total, words, kind } = paper;
  const price = priceIn(market);
  const { ink, quiet, primary } = sheet.inks;
  let y = top;
  const row = (label: string, value: string, color = ink) => {
    sheet.write(label, { ...sums, y, color });
    sheet.write(value, { ...sums, y, color, align: 'right' });
    y += rowHeight;
  };
  const before = sumRows(paper, market);
  for (const [label, value] of before) row(label, value);
  if (before.length > 0) sheet.rule(y, { from: sums.x, color: ink });
  y += 7;
  sheet.write(totalLabel(paper), {
    ...sums,
    y: y + 3,
    letters: 'strong',
    size: 10.5,
  });
  sheet.write(price(total.gross), { ...sums, y, letters: 'display', size: 15, align: 'right' });
  y += 25;
  for (const offset of [0, 2.6]) sheet.rule(y + offset, { from: sums.x + 96, width: 1, color: ink });
  y += 12;
  for (const [label, value] of payments) row(label, value, quiet);
  if (kind === 'invoice') {
    sheet.write(words.due, { ...sums, y, letters: 'strong', color: total.due > 0 ? primary : ink });
    sheet.write(price(total.due), {
      ...sums,
      y,
      letters: 'strong',
      color: total.due > 0 ? primary : ink,
      align: 'right',
    });
    y += rowHeight;
  }
  return y;
}

function drawWords(sheet: Sheet, paper: Paper, market: Market): void {
  for (const text of closingLines(paper, market)) {
    const at = { x: page.left, y: sheet.y, width: page.right - page.left, size: 9, color: sheet.inks.quiet };
    const height = sheet.heightOf(text, at);
    const isOver = sheet.y + height > page.bottom;
    // A page for a word of thanks alone is none.
    if (isOver && text === paper.words.thanks) return;
    if (isOver) sheet.newPage();
    sheet.write(text, { ...at, y: sheet.y });
    sheet.y += height + 4;
  }
}
