import { changeReadRichText } from '#contract/fields/rich-text-fields.ts';
import type { PageModule } from '#contract/page-modules.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';
import { fillDeliveryDate, fillDeliveryPromise } from '#rules/time/delivery.ts';
import type { LoadContext } from './load-context.ts';

/** Puts the promise and the day of delivery where an editor left room for them, in any text of the module. */
export function withDeliveryTexts<M extends PageModule>(module: M, context: LoadContext): M {
  const { market, now, text, page } = context;
  const promise = text.find('farmshop.deadline_hour', { hour: market.delivery.deadlineHour });
  const deliveryDate = page.package?.deliveryDate ?? null;
  const fill = (html: string) =>
    fillDeliveryDate(markDay(fillDeliveryPromise(html, promise && escapeHtml(promise))), { deliveryDate, now, market });
  return changeReadRichText(module, (html) => (html.includes('{') ? fill(html) : html));
}

/** Marks the day, so that a page that outlives it can hide the sentence (styles/base.css). */
function markDay(html: string): string {
  return html.replaceAll('{estimated_delivery_date}', '<span data-dated="">{estimated_delivery_date}</span>');
}
