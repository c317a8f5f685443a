import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import {
  checkoutFields,
  type CalendarWeek,
  type CheckoutField,
  type CheckoutPage,
  type CheckoutProblem,
  type CheckoutTexts,
  type CheckoutValues,
  type ShopBasket,
} from '#contract/selling/shop-page.ts';
import { formatPrice } from '#rules/money/price.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { calendarWeeks } from '#rules/time/calendar.ts';
import { type Change, type Offer, seenOf, type Short } from '#services/orders/offer.ts';
import type { FieldProblem } from '#services/orders/order-form.ts';
import { writeSeen } from './checkout-form.ts';
import { longDay, shortMonth, weekdayNames } from './day-words.ts';

type Place = { market: Market; t: Text };
type Shown = {
  offer: Offer;
  basket: ShopBasket;
  values: CheckoutValues;
  formKey: string;
  isDemo: boolean;
  problems?: CheckoutProblem[];
  changes?: string[];
};

export function checkoutPage(place: Place, shown: Shown): CheckoutPage {
  const { market } = place;
  const { offer, basket, values, formKey, isDemo, problems = [], changes = [] } = shown;
  const { orders, alcohol } = market;
  return {
    kind: 'checkout',
    basket,
    values,
    problems,
    changes,
    hidden: { formKey, seen: writeSeen(seenOf(offer)) },
    weeks: weeksOf(offer, market),
    weekdays: weekdayNames(market),
    needsAddress: offer.days.length > 0,
    hasHouseNumber: orders.houseNumber === 'apart',
    postCodeExample: orders.postCode.example,
    country: new Intl.DisplayNames(market.langTag, { type: 'region' }).of(market.langTag.slice(-2)) ?? '',
    minimumAge: offer.hasWine ? alcohol.minimumAge : null,
    texts: checkoutTexts(place),
    paths: {
      terms: pathTo(market, 'staticPage', { slug: orders.legalPages.terms }),
      withdrawal: pathTo(market, 'staticPage', { slug: orders.legalPages.withdrawal }),
    },
    isDemo,
  };
}

export function checkoutTexts({ t }: Pick<Place, 't'>): CheckoutTexts {
  return {
    button: t('selling:checkout.button'),
    terms: t('selling:checkout.terms'),
    withdrawal: t('selling:checkout.withdrawal'),
  };
}

function weeksOf({ days }: Offer, market: Market): CalendarWeek[] {
  return calendarWeeks(days).map(({ week, days: ofWeek }, index) => ({
    week,
    days: ofWeek.map(({ date, is }, place) => ({
      date,
      is,
      day: String(Number(date.slice(8))),
      month: date.endsWith('-01') || (index === 0 && place === 0) ? shortMonth(date, market) : null,
      long: longDay(date, market),
    })),
  }));
}

/** What is wrong with each field, in words, in the order of the page. The key of a form is nothing a buyer can mend. */
export function problemTexts({ market, t }: Place, problems: FieldProblem[], offer: Offer): CheckoutProblem[] {
  const texts = problems.flatMap(({ field, problem }) =>
    field === 'formKey' ? [] : [{ field, text: problemText({ market, t }, { field, problem }, offer) }],
  );
  const placeOf = ({ field }: CheckoutProblem) => checkoutFields.indexOf(field);
  return texts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function problemText(
  { market, t }: Place,
  { field, problem }: { field: CheckoutField; problem: FieldProblem['problem'] },
  { days }: Offer,
): string {
  if (problem === 'tooLong') return t('selling:problem.tooLong');
  if (field === 'postCode' && problem === 'wrong')
    return t('selling:problem.postCodeWrong', { example: market.orders.postCode.example });
  if (field === 'deliveryDay' && problem === 'wrong')
    return t('selling:problem.dayGone', { day: longDay(days[0] ?? '1970-01-01', market) });
  if (field === 'isOfAge') return t('selling:problem.isOfAgeMissing', { age: market.alcohol.minimumAge });
  return t.find(`selling:problem.${field}${problem === 'wrong' ? 'Wrong' : 'Missing'}`) ?? t('selling:problem.missing');
}

export function changeTexts({ market, t }: Place, changes: Change[]): string[] {
  const price = (amount: number) => formatPrice(amount / 100, market) ?? '';
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

export function shortTexts({ t }: Pick<Place, 't'>, short: Short[]): string[] {
  return short.map(({ name, left }) =>
    left === 0 ? t('selling:changed.soldOut', { title: name }) : t('selling:changed.left', { title: name, left }),
  );
}
