/** What is printed to pack a week: a list by day, labels, and how many packs of each cut it takes. */
import { cents, formatCents } from '#rules/money/cents.ts';
import { sharersOf } from '#rules/orders/boxes/shared-order.ts';
import { longDate } from '#rules/time/long-date.ts';
import { type Html, html } from '#services/kit/mail/html.ts';
import type { Order } from '../order-store.ts';
import { boxesOf, packed } from './boxes.ts';
import { type Content, printPage } from './print-page.ts';
import {
  addressOf,
  byDay,
  contentsOf,
  isWithdrawn,
  kilosWords,
  originOf,
  type Printer,
  tagSpans,
  titleOf,
} from './print-parts.ts';
import { productionOf } from './production.ts';

export function packingPage(printer: Printer, orders: Order[]): string {
  return printPage(printer, packingContent(printer, orders));
}

function packingContent(printer: Printer, orders: Order[]): Content {
  const { market, t } = printer;
  const days = byDay(orders).map(
    ([day, ofDay]) =>
      html`<h2>${longDate(day, market)}</h2>
        ${ofDay.map((order) => packingOrder(printer, order))}`,
  );
  const boxes = orders.reduce((sum, order) => sum + boxesOf(order).length, 0);
  const total = t('shop:orders.print.total', { orders: String(orders.length), boxes: String(boxes) });
  return {
    title: titleOf(printer, 'packing'),
    body: html`${days}
      <p>${total}</p>`,
  };
}

function packingOrder(printer: Printer, order: Order): Html {
  return html`<div class="order">
    <h3>${headOf(printer, order)}</h3>
    <p>${[...addressOf(order), order.person?.phone ?? ''].filter((part) => part !== '').join(', ')}</p>
    ${packingLines(printer, order)}
  </div>`;
}

/** One order a sheet, to lay into the box. */
export function slipsPage(printer: Printer, orders: Order[]): string {
  const slips = byDay(orders).flatMap(([day, ofDay]) => ofDay.map((order) => slipOf(printer, { order, day })));
  return printPage(printer, { title: titleOf(printer, 'packing'), isBare: true, body: html`${slips}` });
}

function slipOf(printer: Printer, { order, day }: { order: Order; day: string }): Html {
  const { market } = printer;
  const to = [...addressOf(order), order.person?.phone ?? ''].filter((part) => part !== '');
  return html`<section class="slip">
    <header>
      <p class="to">${to.join('\n')}</p>
      <p class="about">${[market.brand, longDate(day, market) ?? '', market.phone].join('\n')}</p>
    </header>
    <h2>${headOf(printer, order)}</h2>
    ${packingLines(printer, order)}
  </section>`;
}

function packingLines(printer: Printer, order: Order): Html {
  const { market, t } = printer;
  const owed = order.total - order.paid;
  const remarks = [
    isWithdrawn(order) && t('shop:orders.print.withdrawn'),
    owed > 0 && `${t('shop:orders.print.owes')}: ${formatCents(cents(owed), market)}`,
    sharersOf(order) && t('shop:orders.print.shared', { names: sharersOf(order)?.join(' + ') ?? '' }),
    order.note && `${t('shop:orders.print.note')}: ${order.note}`,
    order.isGift && [t('shop:orders.print.gift'), order.giftMessage].filter(Boolean).join(': '),
  ].filter((remark) => remark);
  return html`${remarks.map((remark) => html`<p><b>${remark}</b></p>`)}
    <table>
      ${packed(order.lines).map(
        (line) =>
          html`<tr>
            <td class="tick"><span></span></td>
            <td class="number">${line.quantity} ×</td>
            <td>${line.name}${line.kind === 'package' && html`<br />${contentsOf(line)}`}</td>
            <td>${line.farmer ?? ''}${line.farmer && html`<br />`}${tagSpans([line])}</td>
            <td class="number">${kilosWords(printer, [line])}</td>
          </tr>`,
      )}
    </table>
    ${hasPaper(order) && order.vouchers.map(({ code }) => html`<p>${code}</p>`)}`;
}

function headOf(printer: Printer, order: Order): string {
  const boxes = `${printer.t('shop:orders.print.boxes')}: ${boxesOf(order).length}`;
  return [order.number, boxes, kilosWords(printer, packed(order.lines))].filter((part) => part !== '').join(' · ');
}

/** Codes are written on paper where a voucher is posted. */
function hasPaper({ lines }: Order): boolean {
  return lines.some(({ isPosted }) => isPosted);
}

/** Vouchers to post, with where to. */
export function postPage(printer: Printer, orders: Order[]): string {
  const title = titleOf(printer, 'post');
  return printPage(printer, { title, body: html`${orders.map((order) => packingOrder(printer, order))}` });
}

/** Where the driver stops, by post code. */
export function stopsPage(printer: Printer, orders: Order[]): string {
  return printPage(printer, stopsContent(printer, orders));
}

function stopsContent(printer: Printer, orders: Order[]): Content {
  const { market, t } = printer;
  const days = byDay(orders).map(
    ([day, ofDay]) =>
      html`<h2>${longDate(day, market)}</h2>
        <table>
          ${byPostCode(ofDay).map(
            (order, index) =>
              html`<tr>
                <td class="tick"><span></span></td>
                <td class="number">${index + 1}</td>
                <td class="lines"><b>${order.person?.postCode ?? ''}</b> ${addressOf(order).join('\n')}</td>
                <td class="tag">${order.person?.phone ?? ''}</td>
                <td class="lines">${[order.number, order.note ?? ''].filter((part) => part !== '').join('\n')}</td>
                <td class="number">${`${t('shop:orders.print.boxes')}: ${boxesOf(order).length}`}</td>
              </tr>`,
          )}
        </table>`,
  );
  return { title: titleOf(printer, 'stops'), body: html`${days}` };
}

/** Who has no address gets nothing brought. */
export function byPostCode(orders: Order[]): Order[] {
  const codeOf = ({ person }: Order) => person?.postCode ?? '';
  return orders.filter((order) => codeOf(order) !== '').toSorted((a, b) => codeOf(a).localeCompare(codeOf(b)));
}

/** One box, one animal: packs are counted for each animal and its farmer, and never over animals. */
export function productionPage(printer: Printer, orders: Order[]): string {
  return printPage(printer, productionContent(printer, orders));
}

function productionContent(printer: Printer, orders: Order[]): Content {
  const { t } = printer;
  const withdrawn = orders.filter(isWithdrawn).map(({ number }) => number);
  const tables = productionOf(orders.flatMap(({ lines }) => packed(lines))).map(
    ({ animals, farmer, name, packs }) =>
      html`<h2>${originOf(farmer, name ?? t('shop:orders.print.pieces'))}</h2>
        ${animals.length > 0 && html`<p>${`${t('shop:orders.print.animal')}: ${animals.join(', ')}`}</p>`}
        <table>
          <thead>
            <tr>
              <th>${t('shop:orders.print.cut')}</th>
              <th class="number">${t('shop:orders.print.packs')}</th>
            </tr>
          </thead>
          ${packs.map(
            ({ title, packs: count }) =>
              html`<tr>
                <td>${title}</td>
                <td class="number">${count}</td>
              </tr>`,
          )}
        </table>`,
  );
  const remark =
    withdrawn.length > 0 && html`<p><b>${`${t('shop:orders.print.withdrawn')}: ${withdrawn.join(', ')}`}</b></p>`;
  return { title: titleOf(printer, 'production'), body: html`${remark}${tables}` };
}

/** The three lists of a day behind each other, each on paper of its own. */
export function listsPage(printer: Printer, orders: Order[]): string {
  const lists = [productionContent, packingContent, stopsContent].map((write) => write(printer, orders));
  const body = lists.map(
    (list) =>
      html`<section class="list">
        <h1>${list.title}</h1>
        ${list.body}
      </section>`,
  );
  return printPage(printer, { title: lists[1]?.title ?? '', body: html`${body}`, isBare: true });
}
