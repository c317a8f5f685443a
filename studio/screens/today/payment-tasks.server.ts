/** Payments and refunds at a provider that nobody but the owner can put right. */
import { cents, formatCents } from '#rules/money/cents.ts';
import { providerTitles } from '#rules/payments/provider-key.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { onlineTexts } from '../../texts/online/online.ts';
import { textsIn } from '../../texts/text-table.ts';
import type { Task } from './task.ts';

const problemWords = {
  mismatch: 'mismatch',
  refund: 'refundFailed',
  elsewhere: 'refundElsewhere',
  chargeback: 'refundChargeback',
  unbooked: 'refundUnbooked',
} as const;

type PaymentContext = Pick<StudioContext, 'payments' | 'market' | 'language'>;

export async function paymentTasks({ payments, market, language }: PaymentContext): Promise<Task[]> {
  const text = textsIn(onlineTexts, language);
  const { failure, list } = await payments.problems(market.code);
  const account = failure === 'key' ? await payments.account(market.code) : null;
  const tasks: Task[] = [];
  if (account)
    tasks.push({
      id: 'providerKey',
      icon: 'alert',
      tone: 'bad',
      title: text('keyProblem', { provider: providerTitles[account.provider] }),
      lines: [],
      way: { words: text('toSettings'), to: '/settings#online' },
    });
  const [first] = list;
  if (first)
    tasks.push({
      id: 'payments',
      icon: 'alert',
      tone: 'bad',
      title: text('problems', { count: list.length }),
      lines: list.slice(0, 5).map(({ kind, number, amount }) => ({
        order: number,
        words: `${formatCents(cents(amount), market)}, ${text(problemWords[kind])}`,
      })),
      way: null,
    });
  return tasks;
}
