import { cents, formatCents } from '#rules/money/cents.ts';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { formatPrice } from '#rules/money/price.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { payUntil } from '#rules/orders/delivery-days.ts';
import { cancelling } from '#rules/promises/promises.ts';
import { heldBy, isBeyondBounds, isLargeOrder } from '#rules/money/unpaid-bounds.ts';
import { calendarWeeks } from '#rules/time/calendar.ts';
import { longDay } from '#rules/time/day-words.ts';
import { localDate } from '#rules/time/local-time.ts';
import { type Change, type Offer, seenOf, type Short } from '#rules/orders/offer.ts';
import type { FieldProblem } from '#rules/orders/order-fields.ts';
import { shopDay, shortMonth, weekdayNames } from '#storefront/selling/day-words.ts';
import { checkoutFields, type CheckoutField, type CheckoutProblem } from './checkout-fields.ts';
import { writeSeen } from './seen-text.ts';

type CheckoutContext = { market: Market; t: Text };

/** What stands beside the button; the order keeps it word for word. */
export type CheckoutTexts = ReturnType<typeof checkoutTexts>;
export type CalendarWeek = ReturnType<typeof weeksOf>[number];
export type CalendarDay = CalendarWeek['days'][number];

/** What the page of the checkout says of what is ordered, and asks for. Days are in words already. */
export function checkoutView(
  place: CheckoutContext,
  { now, offer, isDemo }: { now: Date; offer: Offer; isDemo: boolean },
) {
  const { market } = place;
  const { orders, alcohol } = market;
  return {
    /** What is not as with other orders. */
    notes: isDemo ? [] : noteTexts(place, offer, now),
    /** Sent along unseen. */
    seen: writeSeen(seenOf(offer)),
    weeks: weeksOf(offer, market),
    /** The days that can be chosen, as leaves. */
    leaves: offer.days.map((date) => shopDay(date, market)),
    weekdays: weekdayNames(market),
    needsAddress: offer.needsAddress,
    hasHouseNumber: orders.houseNumber === 'apart',
    postCodeExample: orders.postCode.example,
    vatNumberExample: orders.invoice.vatNumber.example,
    country: new Intl.DisplayNames(market.langTag, { type: 'region' }).of(market.langTag.slice(-2)) ?? '',
    minimumAge: offer.hasWine ? alcohol.minimumAge : null,
    /** What the total holds; empty where there is neither VAT nor delivery. */
    inTotal: inTotal(place.t, offer),
    texts: checkoutTexts(place),
    paths: {
      terms: pathTo(market, 'staticPage', { slug: orders.legalPages.terms }),
      withdrawal: pathTo(market, 'staticPage', { slug: orders.legalPages.withdrawal }),
    },
  };
}

function inTotal(t: Text, { needsDay, vat }: Offer): string {
  if (vat.length === 0) return needsDay ? t('selling:checkout.withDeliveryOnly') : '';
  return t(needsDay ? 'selling:checkout.withDelivery' : 'selling:basket.withVat');
}

export function checkoutTexts(place: CheckoutContext) {
  const { t } = place;
  return {
    button: t('selling:checkout.button'),
    terms: t('selling:checkout.terms'),
    withdrawal: `${t('selling:checkout.withdrawal')} ${cancelling(place)}`,
  };
}

function weeksOf({ days }: Offer, market: Market) {
  return calendarWeeks(days).map(({ week, days: ofWeek }) => ({
    week,
    days: ofWeek.map(({ date, is }) => ({
      date,
      is,
      day: String(Number(date.slice(8))),
      month: shortMonth(date, market),
      long: longDay(date, market),
    })),
  }));
}

/** What is wrong with each field, in words, in the order of the page. The key of a form is nothing a buyer can mend. */
export function problemTexts(
  { market, t }: CheckoutContext,
  problems: FieldProblem[],
  offer: Offer,
): CheckoutProblem[] {
  const texts = problems.flatMap(({ field, problem }) =>
    field === 'formKey' ? [] : [{ field, text: problemText({ market, t }, { field, problem }, offer) }],
  );
  const placeOf = ({ field }: CheckoutProblem) => checkoutFields.indexOf(field);
  return texts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function problemText(
  { market, t }: CheckoutContext,
  { field, problem }: { field: CheckoutField; problem: FieldProblem['problem'] },
  { days }: Offer,
): string {
  if (problem === 'tooLong') return t('selling:problem.tooLong');
  if (field === 'postCode' && problem === 'wrong')
    return t('selling:problem.postCodeWrong', { example: market.orders.postCode.example });
  if (field === 'vatNumber')
    return t('selling:problem.vatNumberWrong', { example: market.orders.invoice.vatNumber.example });
  if (problem === 'unserved') return t('selling:problem.postCodeUnserved');
  if (field === 'deliveryDay' && days[0] === undefined) return t('selling:problem.noDay');
  if (field === 'deliveryDay' && problem === 'wrong')
    return t('selling:problem.dayGone', { day: longDay(days[0] ?? '', market) });
  if (field === 'isOfAge') return t('selling:problem.isOfAgeMissing', { age: market.alcohol.minimumAge });
  return t.find(`selling:problem.${field}${problem === 'wrong' ? 'Wrong' : 'Missing'}`) ?? t('selling:problem.missing');
}

export function changeTexts({ market, t }: CheckoutContext, changes: Change[]): string[] {
  const price = (amount: number) => formatCents(cents(amount), market);
  const said = changes.map(({ name, kind, before, now }) => {
    if (kind === 'price')
      return t('selling:changed.price', { title: name, before: price(before ?? 0), now: price(now) });
    return kind === 'quantity'
      ? t('selling:changed.quantity', { title: name, before: before ?? 0, now })
      : t('selling:changed.added', { title: name });
  });
  // What is gone from the basket, or the price of delivery, shows in the total only.
  return said.length === 0 ? [t('selling:changed.other')] : said;
}

/** What a large order has to know beforehand: that it waits for a short time only, or that it is one for the telephone. */
function noteTexts(place: CheckoutContext, { lines }: Offer, now: Date): string[] {
  const { market, t } = place;
  const held = heldBy(lines);
  if (isBeyondBounds(held, market.orders.unpaidMost.address)) return [heldUnpaidText(place)];
  if (!isLargeOrder(held.amount, market)) return [];
  const last = new Date(payUntil({ placedAt: now, deliveryDay: null, isLarge: true, market }).getTime() - 1);
  return [t('selling:checkout.large', { day: longDay(localDate(last, market.timeZone), market) })];
}

export function heldUnpaidText({ market, t }: CheckoutContext): string {
  const { amount, packages, pieces } = market.orders.unpaidMost.address;
  return t('selling:changed.heldUnpaid', { amount: formatPrice(amount, market) ?? '', packages, pieces });
}

export function shortTexts({ t }: Pick<CheckoutContext, 't'>, short: Short[]): string[] {
  return short.map(({ name, left }) =>
    left === 0 ? t('selling:changed.soldOut', { title: name }) : t('selling:changed.left', { title: name, left }),
  );
}
