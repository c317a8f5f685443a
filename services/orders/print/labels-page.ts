/** A label for each box, on A4 or on a roll. */
import { renderSVG } from 'uqr';
import { pathTo } from '#rules/addresses/paths.ts';
import { normalTag } from '#rules/animals/normal-tag.ts';
import { sharersOf } from '#rules/orders/boxes/shared-order.ts';
import { arrivalOf } from '#rules/stock/arrival.ts';
import { longDate } from '#rules/time/long-date.ts';
import { Html, html } from '#services/kit/mail/html.ts';
import type { Order, OrderLine } from '../order-store.ts';
import { boxesOf } from './boxes.ts';
import { printPage } from './print-page.ts';
import { addressOf, byDay, isWithdrawn, originOf, type Printer, tagSpans, tagsOf, titleOf } from './print-parts.ts';
import { animalsOf } from './production.ts';

/** On A4, two beside each other, or one on each 62 × 29 mm of a roll. */
export type LabelPaper = 'a4' | 'roll';

/** One for each box; two where neighbours share it, each with a name. */
export function labelsPage(printer: Printer, orders: Order[], paper: LabelPaper = 'a4'): string {
  const labelOf = paper === 'a4' ? sheetLabel : rollLabel;
  const labels = byDay(orders).flatMap(([day, ofDay]) =>
    ofDay.flatMap((order) => {
      const boxes = boxesOf(order);
      const whose = sharersOf(order) ?? [null];
      return boxes.flatMap((lines, index) => {
        const place = printer.t('shop:orders.print.boxOf', { number: String(index + 1), all: String(boxes.length) });
        const box = { order, lines, place, day: longDate(day, printer.market) ?? '' };
        return whose.map((name) => labelOf(printer, { ...box, half: halfWords(printer, name) }));
      });
    }),
  );
  const isRoll = paper === 'roll';
  return printPage(printer, {
    title: titleOf(printer, 'labels'),
    isBare: isRoll,
    body: isRoll ? html`${labels}` : html`<div class="labels">${labels}</div>`,
  });
}

type Box = {
  order: Order;
  lines: OrderLine[];
  /** "Box 1 of 2". */
  place: string;
  day: string;
  /** "Half for Truus". */
  half: string | null;
};

function halfWords({ t }: Printer, name: string | null): string | null {
  return name === null ? null : t('shop:orders.print.half', { name });
}

function sheetLabel(printer: Printer, { order, lines, place, day, half }: Box): Html {
  const { market, t } = printer;
  const about = [order.number, day, order.person?.phone ?? '', place];
  const tags = tagsOf(lines);
  const remarks = [
    ...new Set(lines.map(({ farmer, name }) => originOf(farmer, name))),
    ...(tags === '' ? [] : [html`${t('shop:orders.print.animal')}: ${tagSpans(lines)}`]),
    ...keepingOf({ market, t }, lines),
    ...(order.note ? [order.note] : []),
    `${t('shop:orders.print.sender')}: ${market.brand} · ${market.phone}`,
  ];
  return html`<div class="label">
    ${codeOf(printer, lines)} ${isWithdrawn(order) && html`<p><b>${t('shop:orders.print.withdrawn')}</b></p>`}
    ${half !== null && html`<p><b>${half}</b></p>`}
    <p>${addressOf(order).join('\n')}</p>
    <p class="small">${about.filter((part) => part !== '').join(' · ')}</p>
    ${remarks.map((remark) => html`<p class="small">${remark}</p>`)}
  </div>`;
}

/** What the law and the driver need, in the space of a thumb. */
function rollLabel(printer: Printer, { order, lines, place, day, half }: Box): Html {
  const { market, t } = printer;
  const { name = '', postCode = '', city = '' } = order.person ?? {};
  const tags = tagsOf(lines);
  const below = [
    [order.number, place, day].join(' · '),
    ...(tags === '' ? [] : [tagSpans(lines)]),
    ...keepingOf({ market, t }, lines),
  ];
  return html`<div class="strip">
    ${codeOf(printer, lines)} ${isWithdrawn(order) && html`<p class="who">${t('shop:orders.print.withdrawn')}</p>`}
    <p class="who">${half ?? name}</p>
    <p>${`${postCode} ${city}`.trim()}</p>
    ${below.map((line) => html`<p>${line}</p>`)}
  </div>`;
}

/** The page of the animal in the box, to be scanned; of several, the page that asks which number is on the pack. */
function codeOf({ market, origin = new URL(market.siteUrl).origin }: Printer, lines: OrderLine[]): Html | null {
  const tags = [...new Set(lines.flatMap(animalsOf))];
  if (tags.length === 0) return null;
  const slug = tags.length === 1 ? normalTag(tags[0] ?? '') : null;
  const path = slug === null ? pathTo(market, 'origin') : pathTo(market, 'animal', { slug });
  const drawing = renderSVG(`${origin}${path}`, { ecc: 'M', border: 4 });
  return html`<span class="code">${new Html(drawing)}</span>`;
}

/** How it is kept, and until when: each pack in it says that by itself. */
function keepingOf({ market, t }: Pick<Printer, 'market' | 't'>, lines: OrderLine[]): string[] {
  const arrival = arrivalOf(lines, market);
  return [
    ...(arrival.includes('frozen') ? [t('shop:orders.print.frozen')] : []),
    ...(arrival.includes('frozen') || arrival.includes('fresh') ? [t('shop:orders.print.durability')] : []),
  ];
}
