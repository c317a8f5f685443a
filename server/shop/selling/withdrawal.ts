/** The form with which a buyer goes back on an order, where the law gives the right to. */
import type { Context } from 'hono';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import { type ShopPage, withdrawalFields, type WithdrawalField } from '#contract/selling/shop-page.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import { isEmail } from '#services/kit/email.ts';
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { momentWords } from './day-words.ts';
import { readForm } from './read-form.ts';
import type { SellingDesk } from './selling-desk.ts';

type Page = Extract<ShopPage, { kind: 'withdrawal' }>;
type Values = Record<WithdrawalField, string>;

const longest = 500;

function valuesIn(fields: ReadonlyMap<string, string>): Values {
  // All names are there, which `fromEntries` cannot say.
  return Object.fromEntries(
    withdrawalFields.map((name) => [name, (fields.get(name) ?? '').slice(0, longest)]),
  ) as Values;
}

export function answerWithdrawal({ show }: SellingDesk) {
  return (c: Context): Promise<Response> =>
    show(c, { kind: 'withdrawal', values: valuesIn(new Map()), problems: [], reason: null });
}

export function answerWithdrawalForm({ shop, orders, show, senderOf }: SellingDesk) {
  const { market } = shop;
  return async (c: Context): Promise<Response> => {
    const fields = await readForm(c);
    const values = valuesIn(fields);
    const again = (part: Partial<Page>, status: number) =>
      show(c, { kind: 'withdrawal', values, problems: [], reason: null, ...part }, { status });
    const problems = problemsOf(values);
    if (problems.length > 0 || isForeign(c)) return again({ problems }, 422);
    if (isFilled(fields.get(honeypotField))) return again({ reason: 'unknown' }, 422);
    const withdrawn = await orders.withdraw(market, values, senderOf(c));
    if (withdrawn.result !== 'done')
      return again({ reason: withdrawn.result }, withdrawn.result === 'tooMany' ? 429 : 422);
    const when = momentWords(withdrawn.at, market);
    return show(c, { kind: 'withdrawn', number: withdrawn.number, when, hasMail: orders.hasMail });
  };
}

function problemsOf({ number, name, email }: Values): Page['problems'] {
  const problems: Page['problems'] = [];
  if (number.trim() === '') problems.push({ field: 'number', problem: 'missing' });
  else if (readOrderNumber(number) === null) problems.push({ field: 'number', problem: 'wrong' });
  if (name.trim() === '') problems.push({ field: 'name', problem: 'missing' });
  if (email.trim() === '') problems.push({ field: 'email', problem: 'missing' });
  else if (!isEmail(email.trim())) problems.push({ field: 'email', problem: 'wrong' });
  return problems;
}
