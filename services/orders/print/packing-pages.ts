/** What is printed to pack a week: a list by day, labels, and how many packs of each cut it takes. */
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { longDate } from '#rules/time/long-date.ts';
import { type Html, html } from '#services/kit/mail/html.ts';
import type { Order, OrderLine } from '../order-store.ts';
import { printPage } from './print-page.ts';

type Printer = { market: Market; t: Text; /** As 2026-W10. */ week: string };

function byDay(orders: Order[]): [day: string, orders: Order[]][] {
  return [...Map.groupBy(orders, ({ deliveryDay }) => deliveryDay ?? '')].toSorted(([a], [b]) => a.localeCompare(b));
}

function addressOf({ person }: Order): string[] {
  if (!person) return [];
  const { name, company, street, houseNumber, postCode, city } = person;
  return [name, company, `${street} ${houseNumber}`, `${postCode} ${city}`].filter((line) => line.trim() !== '');
}

/** What goes into a box; vouchers travel otherwise. */
function packed(lines: OrderLine[]): OrderLine[] {
  return lines.filter(({ kind }) => kind !== 'voucher');
}

export function packingPage({ market, t, week }: Printer, orders: Order[]): string {
  const days = byDay(orders).map(
    ([day, ofDay]) =>
      html`<h2>${longDate(day, market)}</h2>
        ${ofDay.map((order) => packingOrder(t, order))}`,
  );
  const title = `${t('shop:orders.print.packing')} ${week} ${market.code.toUpperCase()}`;
  return printPage(market, { title, body: html`${days}` });
}

function packingOrder(t: Text, order: Order): Html {
  const remarks = [
    order.note && `${t('shop:orders.print.note')}: ${order.note}`,
    order.isGift && `${t('shop:orders.print.gift')}: ${order.giftMessage ?? ''}`,
  ].filter((remark) => remark);
  return html`<div class="order">
    <h3>${order.number}</h3>
    <p>${addressOf(order).join(', ')}</p>
    ${remarks.map((remark) => html`<p><b>${remark}</b></p>`)}
    <table>
      ${packed(order.lines).map(
        ({ quantity, name, choice, farmer }) =>
          html`<tr>
            <td class="tick"><span></span></td>
            <td class="number">${quantity} ×</td>
            <td>${name}${choice !== '' && html`<br />${choice}`}</td>
            <td>${farmer}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

export function labelsPage({ market, t, week }: Printer, orders: Order[]): string {
  const labels = byDay(orders).flatMap(([day, ofDay]) =>
    ofDay.map(
      (order) =>
        html`<div class="label">
          <p>${addressOf(order).join('\n')}</p>
          <p class="small">
            ${order.number} · ${longDate(day, market)}${order.person?.phone ? ` · ${order.person.phone}` : ''}
          </p>
          ${order.note && html`<p class="small">${order.note}</p>`}
        </div>`,
    ),
  );
  const title = `${t('shop:orders.print.labels')} ${week} ${market.code.toUpperCase()}`;
  return printPage(market, { title, body: html`<div class="labels">${labels}</div>` });
}

/** Packs of each cut, all orders together. */
function packsOf(orders: Order[]): { title: string; packs: number }[] {
  const packs = new Map<string, number>();
  for (const { lines } of orders)
    for (const { contents, quantity } of packed(lines))
      for (const cut of contents) packs.set(cut.title, (packs.get(cut.title) ?? 0) + cut.packs * quantity);
  return [...packs]
    .map(([title, count]) => ({ title, packs: count }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

export function productionPage({ market, t, week }: Printer, orders: Order[]): string {
  const table = html`<table>
    <tr>
      <th>${t('shop:orders.print.cut')}</th>
      <th class="number">${t('shop:orders.print.packs')}</th>
    </tr>
    ${packsOf(orders).map(
      ({ title, packs }) =>
        html`<tr>
          <td>${title}</td>
          <td class="number">${packs}</td>
        </tr>`,
    )}
  </table>`;
  const title = `${t('shop:orders.print.production')} ${week} ${market.code.toUpperCase()}`;
  return printPage(market, { title, body: table });
}
