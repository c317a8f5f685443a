import { data } from 'react-router';
import { honeypotField, isFilled } from '#contract/honeypot.ts';
import { momentWords } from '#rules/time/day-words.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { readForm } from '#storefront/selling/read-form.server.ts';
import { shopContext } from '#storefront/selling/shop-context.server.ts';
import { type SentWithdrawal, withdrawalValues } from './withdrawal-fields.ts';
import type { Route } from './+types/page';

const WithdrawalScreen = onlyScreen(async () => (await import('./view.tsx')).WithdrawalScreen);

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, market } = shopContext(context);
  const fields = await readForm(request);
  const values = withdrawalValues(fields);
  const again = (status: number, part: Partial<Extract<SentWithdrawal, { values: object }>>) =>
    data<SentWithdrawal>({ values, problems: [], reason: null, ...part }, { status });
  if (shop.isForeign) return again(422, {});
  if (isFilled(fields.get(honeypotField))) return again(422, { reason: 'unknown' });
  const withdrawn = await shop.orders.withdraw(values);
  if (withdrawn.result === 'wrong') return again(422, { problems: withdrawn.problems });
  if (withdrawn.result !== 'done')
    return again(withdrawn.result === 'tooMany' ? 429 : 422, { reason: withdrawn.result });
  const { number, at, isMailed } = withdrawn;
  return data<SentWithdrawal>({ number, when: momentWords(at, market), hasMail: isMailed });
}

export default function WithdrawalPage({ actionData }: Route.ComponentProps) {
  return <WithdrawalScreen sent={actionData} />;
}
