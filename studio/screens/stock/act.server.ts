/** Look, then apply: as one, or nothing of it. */
import { data } from 'react-router';
import { formatPrice } from '#rules/money/price.ts';
import { done, type FormAnswer, readForm, type SentForm } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StockRow, StockTab } from '../../ports/stock.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { stockTexts } from '../../texts/stock.ts';
import { textsIn } from '../../texts/text-table.ts';
import {
  type Cell,
  cellName,
  changedCells,
  changesOf,
  columnsOf,
  isJump,
  readBlock,
  wasName,
  written,
} from './cells.ts';

export type Reviewed = { name: string; column: Cell['column']; before: string; after: string; isJump: boolean };
export type StockAnswer = FormAnswer & { review?: Reviewed[] };

type Studio = StudioContext & { person: Person };

export async function actOnStock(request: Request, tab: StockTab, studio: Studio) {
  const { stock, market, person } = studio;
  const text = textsIn(stockTexts, studio.language);
  const form = await readForm(request);
  const rows = (await stock.list(market)).filter(({ kind }) => kind === tab);
  const sent = form.name === 'paste' ? pasted(form, rows, tab) : { values: form.values, unknown: [] };
  if (sent.unknown.length > 0) {
    const problems = { block: text('pasteUnknown', { names: sent.unknown.slice(0, 5).join(', ') }) };
    return data({ form: 'paste', problems, values: form.values } satisfies StockAnswer, { status: 422 });
  }
  const cells = changedCells(rows, (name) => sent.values[name] ?? '', studio.now);
  const wrong = cells.filter(({ problem }) => problem !== null);
  const answer = (problems: Record<string, string>, more: { values?: Record<string, string>; status: number }) =>
    data(
      {
        form: 'stock',
        problems,
        values: more.values ?? sent.values,
        ...(wrong.length === 0 && cells.length > 0 && { review: cells.map(reviewed) }),
      } satisfies StockAnswer,
      { status: more.status },
    );
  if (wrong.length > 0) {
    const ofCells = Object.fromEntries(
      wrong.map((cell) => [cellName(cell.row, cell.column), problemWords(cell, text, market)]),
    );
    // Whoever presses again has seen what stands there now.
    const seen = wrong.filter(({ problem }) => problem?.why === 'theirs');
    const values = {
      ...sent.values,
      ...Object.fromEntries(seen.map(({ row, column }) => [wasName(row, column), written(row, column)])),
    };
    return answer({ '': text('problems', { count: wrong.length }), ...ofCells }, { values, status: 422 });
  }
  if (cells.length === 0) return answer({ '': text('nothing') }, { status: 422 });
  if (form.text('do') !== 'apply') return answer({}, { status: 200 });
  if (cells.some(isJump) && !form.has('sure')) return answer({ sure: text('notSure') }, { status: 422 });
  const applied = await stock.apply(market, changesOf(cells), person);
  if ('done' in applied) return done(request, applied.done);
  return answer({ '': text('refused', { lines: applied.refused.join('; ') }) }, { status: 422 });
}

function pasted(form: SentForm, rows: readonly StockRow[], tab: StockTab) {
  const { values, unknown } = readBlock(form.text('block'), rows, tab);
  const shown = rows.flatMap((row) =>
    columnsOf[tab].flatMap((column): [string, string][] => [
      [wasName(row, column), written(row, column)],
      [cellName(row, column), values[cellName(row, column)] ?? written(row, column)],
    ]),
  );
  return { values: Object.fromEntries(shown), unknown };
}

function reviewed(cell: Cell): Reviewed {
  const { row, column, typed } = cell;
  return { name: row.name, column, before: written(row, column), after: typed, isJump: isJump(cell) };
}

function problemWords(
  { problem, typed, was }: Cell,
  text: ReturnType<typeof textsIn<typeof stockTexts>>,
  market: Studio['market'],
): string {
  const money = (amount: number) => formatPrice(amount, market) ?? '';
  const seen = was === '' ? '–' : was;
  switch (problem?.why) {
    case 'tooFew':
      return text('tooFew', { sold: problem.sold });
    case 'allSold':
      return text('allSold', { total: problem.total });
    case 'theirs':
      return text('theirs', { now: problem.now || '–', was: seen, typed: typed || '–' });
    case 'notAbove':
      return text('notAbove', { price: money(problem.price) });
    case 'strike':
      return problem.allowed === null ? text('noStrike') : text('strike', { price: money(problem.allowed) });
    case 'free':
      return text('free');
    case 'notMoney':
      return text('notMoney', { typed, was: seen });
    default:
      return text('notNumber', { typed, was: seen });
  }
}
