/** Stripe: the buyer pays on its hosted Checkout. */
import { Stripe } from 'stripe';
import type { ReportState } from '#rules/payments/attempt.ts';
import { failureOf, type Provider, ProviderError, type RefundReport, type ReturnedThere, within } from './provider.ts';

type Settings = {
  key: string;
  /** What it signs its reports with; null where nobody said, and a report is then no more than a hint. */
  hookSecret: string | null;
  deadlineMs: number;
  /** Of its API; Stripe's own unless said. */
  apiUrl: string | null;
};

export function createStripe({ key, hookSecret, deadlineMs, apiUrl }: Settings): Provider {
  const client = new Stripe(key, {
    timeout: deadlineMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiUrl !== null && addressOf(apiUrl)),
  });
  const ask = <T>(call: () => Promise<T>) => within(deadlineMs, call, errorOf);

  /** The payment of a session; null while nobody has paid. */
  async function paymentOf(sessionId: string): Promise<string | null> {
    const { payment_intent: intent } = await client.checkout.sessions.retrieve(sessionId);
    return typeof intent === 'string' ? intent : (intent?.id ?? null);
  }

  return {
    name: 'stripe',

    start: ({ id, number, amount, currency, langTag, email, returnUrl }) =>
      ask(async () => {
        const unit = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: number } };
        const session = await client.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ quantity: 1, price_data: unit }],
            client_reference_id: number,
            metadata: { attempt: id },
            payment_intent_data: { description: number, metadata: { attempt: id } },
            success_url: returnUrl,
            cancel_url: `${returnUrl}&left=1`,
            locale: localeOf(langTag),
            ...(email !== null && { customer_email: email }),
          },
          { idempotencyKey: id },
        );
        if (!session.url) throw new ProviderError('away', 'a session without a page to pay on');
        return { providerId: session.id, url: session.url };
      }),

    look: (providerId) =>
      ask(async () => {
        const session = await client.checkout.sessions.retrieve(providerId, { expand: ['payment_intent'] });
        const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
        return {
          state: stateOf(session, intent),
          amount: session.amount_total ?? 0,
          currency: (session.currency ?? '').toUpperCase(),
          url: session.status === 'open' ? session.url : null,
          method: intent?.payment_method_types[0] ?? session.payment_method_types?.[0] ?? null,
        };
      }),

    refund: ({ id, providerId, amount }) =>
      ask(async () => {
        const intent = await paymentOf(providerId);
        if (intent === null) throw new ProviderError('refused', 'nothing was paid');
        const refund = await client.refunds.create(
          { payment_intent: intent, amount, metadata: { refund: id } },
          { idempotencyKey: id },
        );
        return reportOf(refund.status);
      }),

    lookRefund: ({ id, providerId }) =>
      ask(async () => {
        const intent = await paymentOf(providerId);
        if (intent === null) return null;
        const { data } = await client.refunds.list({ payment_intent: intent, limit: 100 });
        const ours = data.find(({ metadata }) => metadata?.refund === id);
        return ours ? reportOf(ours.status) : null;
      }),

    returned: () =>
      ask(async () => {
        // The payment knows which attempt of ours it is; refunds and disputes made there know the payment.
        const newest = { limit: 100, expand: ['data.payment_intent'] };
        const [refunds, disputes] = [await client.refunds.list(newest), await client.disputes.list(newest)];
        return [
          ...refunds.data.flatMap(({ id, payment_intent: intent, amount, currency, status, metadata }) => {
            const isBack = reportOf(status).state === 'failed';
            const refundId = metadata?.refund ?? null;
            return whatWent(intent, { kind: 'refund', id, amount, currency, isBack, refundId });
          }),
          ...disputes.data.flatMap(({ id, payment_intent: intent, amount, currency, status }) =>
            disputed.has(status)
              ? whatWent(intent, {
                  kind: 'chargeback',
                  id,
                  amount,
                  currency,
                  isBack: status === 'won',
                  refundId: null,
                })
              : [],
          ),
        ];
      }),

    methods: () =>
      ask(async () => {
        const { data } = await client.paymentMethodConfigurations.list({ limit: 100 });
        const own = data.find(({ is_default: isDefault, active }) => isDefault && active) ?? data[0];
        return Object.entries(own ?? {}).flatMap(([method, setting]: [string, unknown]) =>
          isAvailable(setting) ? [method] : [],
        );
      }),

    readHook: ({ body, signature }) => {
      try {
        const event =
          hookSecret === null
            ? (JSON.parse(body) as Stripe.Event)
            : client.webhooks.constructEvent(body, signature ?? '', hookSecret);
        const { id } = event.data.object as { id?: unknown };
        return typeof id === 'string' && /^cs_\w{4,200}$/.test(id) ? id : null;
      } catch {
        return null;
      }
    },
  };
}

/** Those for which money was fetched; an inquiry of the bank (`warning_…`) takes none. */
const disputed: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost', 'won']);

/** Nothing for what was not paid by a session of ours. */
function whatWent(
  intent: Stripe.PaymentIntent | string | null,
  { currency, ...gone }: Omit<ReturnedThere, 'payment'>,
): ReturnedThere[] {
  const attemptId = typeof intent === 'string' ? undefined : intent?.metadata.attempt;
  return attemptId === undefined ? [] : [{ ...gone, currency: currency.toUpperCase(), payment: { attemptId } }];
}

function addressOf(apiUrl: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isOpen = protocol === 'http:';
  return { host: hostname, port: port || (isOpen ? '80' : '443'), protocol: isOpen ? 'http' : 'https' };
}

/** Its pages speak British English by the name of the country, and others by that of the language. */
function localeOf(langTag: string): Stripe.Checkout.SessionCreateParams.Locale {
  const locales = { nl: 'nl', fr: 'fr', de: 'de', en: 'en-GB' } as const;
  const [language = ''] = langTag.split('-');
  return language in locales ? locales[language as keyof typeof locales] : 'auto';
}

/** A session is complete when the buyer is done; some ways to pay take days from then on, and may still fail. */
function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): ReportState {
  if (session.payment_status !== 'unpaid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return 'open';
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'pending';
}

function reportOf(status: string | null): RefundReport {
  if (status === 'succeeded') return { state: 'done' };
  return { state: status === 'failed' || status === 'canceled' ? 'failed' : 'accepted' };
}

function isAvailable(setting: unknown): boolean {
  return typeof setting === 'object' && setting !== null && 'available' in setting && setting.available === true;
}

function errorOf(error: unknown): ProviderError {
  const { statusCode, message } = error as Stripe.errors.StripeError;
  return new ProviderError(failureOf(statusCode), message, error);
}
