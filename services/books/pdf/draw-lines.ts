/** What was sold: a ruled table that goes on over as many pages as it takes. */
import type { Market } from '#contract/market.ts';
import type { Paper } from '#rules/books/paper.ts';
import { paperColumns, paperRows } from '#rules/books/paper-text.ts';
import { page, type Sheet } from './sheet.ts';

const columns = {
  what: { x: page.left, width: 208 },
  quantity: { x: 270, width: 40 },
  unitNet: { x: 312, width: 66 },
  rate: { x: 380, width: 40 },
  net: { x: 422, width: 60 },
  gross: { x: 484, width: page.right - 484 },
} as const;
type Column = keyof typeof columns;

/** Without VAT there are three amounts, and names have the room of the others. */
const fewColumns: Record<Column, { x: number; width: number }> = {
  ...columns,
  what: { x: page.left, width: 310 },
  quantity: { x: 368, width: 40 },
  unitNet: { x: 410, width: 72 },
};
const placesOf = ({ isWithoutVat }: Paper) => (isWithoutVat ? fewColumns : columns);

export function drawLines(sheet: Sheet, paper: Paper, market: Market): void {
  drawTitles(sheet, paper);
  for (const { name, detail, isExtra, ...cells } of paperRows(paper, market))
    drawRow(sheet, paper, { cells: { what: name, ...cells }, detail, isQuiet: isExtra });
}

type Row = { cells: Record<Column, string>; detail: string; isQuiet: boolean };

function drawTitles(sheet: Sheet, paper: Paper): void {
  sheet.rule(sheet.y, { width: 1.4, color: sheet.inks.ink });
  const y = sheet.y + 6;
  for (const { id, title } of [{ id: 'what' as const, title: paper.words.what }, ...paperColumns(paper)])
    sheet.write(title, {
      ...placesOf(paper)[id],
      y,
      size: 8,
      letters: 'strong',
      color: sheet.inks.quiet,
      align: id === 'what' ? 'left' : 'right',
    });
  sheet.y = y + 15;
  sheet.rule(sheet.y, { width: 0.8, color: sheet.inks.ink });
}

function drawRow(sheet: Sheet, paper: Paper, { cells, detail, isQuiet }: Row): void {
  const places = placesOf(paper);
  const { what } = places;
  const name = { ...what, y: 0, letters: isQuiet ? ('plain' as const) : ('strong' as const) };
  const nameHeight = sheet.heightOf(cells.what, name);
  const detailHeight = detail === '' ? 0 : sheet.heightOf(detail, { ...what, y: 0, size: 8.5 }) + 1;
  const height = nameHeight + detailHeight + 11;
  if (sheet.y + height > page.bottom) {
    sheet.newPage();
    drawTitles(sheet, paper);
  }
  const y = sheet.y + 6;
  for (const { id } of [{ id: 'what' as const }, ...paperColumns(paper)]) {
    const text = cells[id];
    if (text === '') continue;
    const { x, width } = places[id];
    const isName = id === 'what';
    sheet.write(text, {
      x,
      y,
      width,
      letters: isName && !isQuiet ? 'strong' : 'plain',
      color: isQuiet ? sheet.inks.quiet : sheet.inks.ink,
      align: isName ? 'left' : 'right',
    });
  }
  if (detail !== '') sheet.write(detail, { ...what, y: y + nameHeight, size: 8.5, color: sheet.inks.quiet });
  sheet.y += height;
  sheet.rule(sheet.y);
}
