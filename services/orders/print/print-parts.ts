/** What the pages to print have in common: who it is for, which animals, how heavy. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { type Html, html } from '#services/kit/mail/html.ts';
import type { Order, OrderLine } from '../order-store.ts';
import { withdrawalNotice } from '../withdraw.ts';
import type { StyledPage } from './print-page.ts';
import { animalsOf } from './production.ts';

export type Printer = StyledPage & {
  market: Market;
  t: Text;
  /** As 2026-W10. */
  week: string;
  /** Of one of a line, where that is known. */
  kilosOf?: (line: OrderLine) => number | null;
  /** Where the shop is found by the public; that of the market unless said otherwise. */
  origin?: string;
};

export function kilosWords({ market, t, kilosOf = () => null }: Printer, lines: OrderLine[]): string {
  const kilos = lines.reduce((sum, line) => sum + (kilosOf(line) ?? 0) * line.quantity, 0);
  if (kilos === 0) return '';
  const written = new Intl.NumberFormat(market.langTag, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return t('shop:orders.print.kilos', { kilos: written.format(kilos) });
}

export function tagsOf(lines: OrderLine[]): string {
  return [...new Set(lines.flatMap(animalsOf))].join(', ');
}

/** No tag is broken at the end of a line. */
export function tagSpans(lines: OrderLine[]): Html {
  const tags = [...new Set(lines.flatMap(animalsOf))];
  return html`${tags.map((tag, index) => html`${index > 0 && ', '}<span class="tag">${tag}</span>`)}`;
}

export function byDay(orders: Order[]): [day: string, orders: Order[]][] {
  return [...Map.groupBy(orders, ({ deliveryDay }) => deliveryDay ?? '')].toSorted(([a], [b]) => a.localeCompare(b));
}

export function addressOf({ person }: Order): string[] {
  if (!person) return [];
  const { name, company, street, houseNumber, postCode, city } = person;
  return [name, company, `${street} ${houseNumber}`, `${postCode} ${city}`].filter((line) => line.trim() !== '');
}

/** A withdrawal changes no order by itself; the packer has to know of it until its buyer has an answer. */
export function isWithdrawn({ texts, withdrawalDoneAt }: Order): boolean {
  return texts[withdrawalNotice] !== undefined && withdrawalDoneAt === null;
}

export function contentsOf({ contents }: OrderLine): string {
  return contents.map(({ title, packs }) => `${packs} × ${title}`).join(', ');
}

export function originOf(farmer: string | null, name: string): string {
  return [farmer ?? '', name].filter((part) => part !== '').join(' · ');
}

export function titleOf(
  { t, week, market }: Printer,
  page: 'labels' | 'packing' | 'post' | 'production' | 'stops',
): string {
  return `${t(`shop:orders.print.${page}`)} ${week} ${market.code.toUpperCase()}`;
}
