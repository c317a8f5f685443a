/** What became of paying at once, in words; null where nobody tried. */
import { cents, formatCents } from '#rules/money/cents.ts';
import { providerTitles } from '#rules/payments/provider-key.ts';
import type { OnlinePayments } from '../../ports/payments.ts';
import { onlineTexts } from '../../texts/online/online.ts';
import { textsIn } from '../../texts/text-table.ts';
import { momentWords } from '../../words/moment-words.ts';
import type { Studio } from './studio.ts';

const refundWords = {
  asked: 'refundAsked',
  accepted: 'refundAccepted',
  done: 'refundDone',
  failed: 'refundFailed',
  elsewhere: 'refundElsewhere',
  chargeback: 'refundChargeback',
  reversed: 'refundReversed',
} as const;

export async function loadOnline(
  studio: Pick<Studio, 'payments' | 'language' | 'market' | 'now'>,
  number: string,
  { due, mayMoney }: { due: number; mayMoney: boolean },
) {
  const { attempts, refunds, refundable } = await studio.payments.ofOrder(number, due);
  const [first] = attempts;
  if (!first) return null;
  const text = textsIn(onlineTexts, studio.language);
  const money = (amount: number) => formatCents(cents(amount), studio.market);
  const lines = [
    ...attempts.map(({ id, createdAt, provider, isTest, state, method, amount }) => ({
      id,
      when: createdAt,
      words: [providerTitles[provider], isTest && text('test'), method, text(state)].filter(Boolean).join(', '),
      amount: money(amount),
    })),
    ...refunds.map(({ id, createdAt, state, failure, amount, changeId }) => ({
      id,
      when: createdAt,
      words: [text(changeId === null ? 'refundUnbooked' : refundWords[state]), failure].filter(Boolean).join(': '),
      amount: money(-amount),
    })),
  ];
  const provider = providerTitles[attempts.findLast(({ state }) => state === 'paid')?.provider ?? first.provider];
  return {
    // Written here: a table of words in four languages is not sent to browsers for a few of them.
    words: {
      tries: text('tries'),
      when: text('when'),
      what: text('what'),
      amount: text('amount'),
      final: text('refundFinal'),
      seen: text('seen'),
    },
    lines: lines
      .toSorted((a, b) => a.when.getTime() - b.when.getTime())
      .map(({ when, ...line }) => ({ ...line, at: momentWords(when, studio) })),
    refund: mayMoney && refundable > 0 ? text('refund', { amount: money(refundable), provider }) : null,
    isOdd: mayMoney && isUnseen({ attempts, refunds }),
  };
}

/** Another amount than was asked for, or money that went back at the provider, since somebody last looked. */
function isUnseen({ attempts, refunds }: Pick<OnlinePayments, 'attempts' | 'refunds'>): boolean {
  const seenAt = attempts.reduce((last, one) => Math.max(last, one.seenAt?.getTime() ?? 0), 0);
  return (
    attempts.some((attempt) => attempt.state === 'mismatch' && attempt.seenAt === null) ||
    refunds.some(({ state, createdAt }) => isThere.has(state) && createdAt.getTime() > seenAt)
  );
}

const isThere: ReadonlySet<string> = new Set(['elsewhere', 'chargeback']);
