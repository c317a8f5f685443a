/** Mollie: the buyer pays on its own pages. */
import { createMollieClient, type Locale, type MollieApiError, PaymentStatus } from '@mollie/api-client';
import { cents, centsOf, decimalText } from '#rules/money/cents.ts';
import type { ReportState } from '#rules/payments/attempt.ts';
import { failureOf, type Provider, ProviderError, type RefundReport, within } from './provider.ts';

type Settings = { key: string; deadlineMs: number; /** Of its API; Mollie's own unless said. */ apiUrl: string | null };

const states: Record<PaymentStatus, ReportState> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'pending',
  [PaymentStatus.authorized]: 'pending',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
};

/** They want the lines and the address of an order before anybody pays, which is more than is handed out here. */
const asksMore = /^(?:klarna|in3|riverty|billie|alma|voucher|directdebit|pointofsale)/;
/** Methods are listed for an amount; this one is neither small nor large. */
const usualAmount = cents(50_00);

/** As many as it tells at once. */
const newest = 250;

const langOf = (langTag: string) => langTag.replace('-', '_') as Locale;
const amountIn = (currency: string, amount: number) => ({ currency, value: decimalText(cents(amount)) });

export function createMollie({ key, deadlineMs, apiUrl }: Settings): Provider {
  const client = createMollieClient({ apiKey: key, ...(apiUrl !== null && { apiEndpoint: `${apiUrl}/v2/` }) });
  const ask = <T>(call: () => Promise<T>) => within(deadlineMs, call, errorOf);
  return {
    name: 'mollie',

    start: ({ id, number, amount, currency, langTag, returnUrl, hookUrl }) =>
      ask(async () => {
        const payment = await client.payments.create({
          amount: amountIn(currency, amount),
          description: number,
          redirectUrl: returnUrl,
          ...(hookUrl !== null && { webhookUrl: hookUrl }),
          locale: langOf(langTag),
          metadata: { attempt: id },
          idempotencyKey: id,
        });
        const url = payment.getCheckoutUrl();
        if (!url) throw new ProviderError('away', 'a payment without a page to pay on');
        return { providerId: payment.id, url };
      }),

    look: (providerId) =>
      ask(async () => {
        const payment = await client.payments.get(providerId);
        return {
          state: states[payment.status],
          amount: centsOf(payment.amount.value),
          currency: payment.amount.currency,
          url: payment.getCheckoutUrl() ?? null,
          method: payment.method ?? null,
        };
      }),

    refund: ({ id, providerId, amount, currency, number }) =>
      ask(async () => {
        const refund = await client.paymentRefunds.create({
          paymentId: providerId,
          amount: amountIn(currency, amount),
          description: number,
          metadata: { refund: id },
          idempotencyKey: id,
        });
        return reportOf(refund.status);
      }),

    lookRefund: ({ id, providerId }) =>
      ask(async () => {
        const refunds = await client.paymentRefunds.page({ paymentId: providerId });
        const ours = refunds.find(({ metadata }) => refundIdIn(metadata) === id);
        return ours ? reportOf(ours.status) : null;
      }),

    returned: () =>
      ask(async () => {
        const [refunds, chargebacks] = await Promise.all([
          client.refunds.page({ limit: newest }),
          client.chargebacks.page({ limit: newest }),
        ]);
        return [
          ...refunds.map(({ id, paymentId, amount, status, metadata }) => ({
            ...whatWent(id, paymentId, amount),
            kind: 'refund' as const,
            isBack: reportOf(status).state === 'failed',
            refundId: refundIdIn(metadata),
          })),
          ...chargebacks.map(({ id, paymentId, amount, reversedAt }) => ({
            ...whatWent(id, paymentId, amount),
            kind: 'chargeback' as const,
            isBack: Boolean(reversedAt),
            refundId: null,
          })),
        ];
      }),

    methods: (currency) =>
      ask(async () => {
        const found = await client.methods.list({
          amount: amountIn(currency, usualAmount),
          includeWallets: 'applepay',
        });
        return found.map(({ id }) => id as string).filter((method) => !asksMore.test(method));
      }),

    readHook: ({ body }) => {
      const id = new URLSearchParams(body).get('id') ?? '';
      return /^tr_\w{4,60}$/.test(id) ? id : null;
    },
  };
}

/** Ours is handed in with every refund we ask for. */
function refundIdIn(metadata: unknown): string | null {
  const id = (metadata as { refund?: unknown } | null)?.refund;
  return typeof id === 'string' ? id : null;
}

function whatWent(id: string, paymentId: string, { value, currency }: { value: string; currency: string }) {
  return { id, payment: { providerId: paymentId }, amount: centsOf(value), currency };
}

function reportOf(status: string): RefundReport {
  if (status === 'refunded') return { state: 'done' };
  return { state: status === 'failed' || status === 'canceled' ? 'failed' : 'accepted' };
}

function errorOf(error: unknown): ProviderError {
  const { statusCode, message } = error as MollieApiError;
  return new ProviderError(failureOf(statusCode), message, error);
}
