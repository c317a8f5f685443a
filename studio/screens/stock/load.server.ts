/** The grid in words: prices as the market writes them. */
import type { LoaderFunctionArgs } from 'react-router';
import { may } from '#rules/people/roles.ts';
import { formatPrice } from '#rules/money/price.ts';
import { stockTabs } from '../../ports/stock.ts';
import { allowed } from '../../ports/studio-context.ts';
import { auditText } from '../../texts/audit/audit.ts';
import { momentWords } from '../../words/moment-words.ts';

export function tabIn(query: URLSearchParams) {
  return stockTabs.find((tab) => tab === query.get('kind')) ?? 'packages';
}

export async function loadStock({ request, context }: LoaderFunctionArgs) {
  const studio = allowed(context, 'stock');
  const { stock, market, people, language, person } = studio;
  const tab = tabIn(new URL(request.url).searchParams);
  const rows = await stock.list(market);
  const lines = (await people.audit.recent(80)).filter(({ what }) => what.startsWith('stock.')).slice(0, 6);
  return {
    tab,
    mayMake: may(person.role, 'content'),
    counts: stockTabs.map((kind) => ({ kind, count: rows.filter((row) => row.kind === kind).length })),
    rows: rows
      .filter(({ kind }) => kind === tab)
      .map(({ log: _log, ...row }) => ({
        ...row,
        lowestWords: row.lowest === null ? null : formatPrice(row.lowest, market),
        priceWords: row.price === null ? '' : (formatPrice(row.price, market) ?? ''),
      })),
    lines: lines.map((line) => ({
      id: line.id,
      at: momentWords(line.at, studio),
      name: line.name ?? '',
      words: auditText(line, language),
      canUndo: line.canUndo,
    })),
  };
}

export type StockView = Awaited<ReturnType<typeof loadStock>>;
