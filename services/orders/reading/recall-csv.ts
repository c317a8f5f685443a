/** Who got something that is called back, as a table for other programs. A spreadsheet runs nothing of it. */
import { cell } from '../orders-csv.ts';
import { animalsOf } from '../print/production.ts';
import type { RecalledOrder } from './recall.ts';

const columns: [name: string, value: (one: RecalledOrder) => string][] = [
  ['number', ({ order }) => order.number],
  ['state', ({ order }) => order.state],
  ['delivery_day', ({ order }) => order.deliveryDay ?? ''],
  ['name', ({ order }) => order.person?.name ?? ''],
  ['phone', ({ order }) => order.person?.phone ?? ''],
  ['email', ({ order }) => order.email ?? ''],
  ['street', ({ order }) => `${order.person?.street ?? ''} ${order.person?.houseNumber ?? ''}`.trim()],
  ['post_code', ({ order }) => order.person?.postCode ?? ''],
  ['city', ({ order }) => order.person?.city ?? ''],
  ['items', ({ lines }) => lines.map(({ quantity, name }) => `${quantity} x ${name}`).join('; ')],
  ['animals', ({ lines }) => [...new Set(lines.flatMap(animalsOf))].join('; ')],
];

export function recallCsv(found: readonly RecalledOrder[]): string {
  const rows = found.map((one) => columns.map(([, value]) => cell(value(one))).join(','));
  return `\uFEFF${[columns.map(([name]) => name).join(','), ...rows].join('\r\n')}\r\n`;
}
