/** Stripe as its published API describes it, as far as the shop asks for it: Checkout sessions, refunds, methods, and the hosted page. */
import { createServer } from 'node:http';
import { type Answer, type Asked, closed, hostedPage, listen, listener, type Way } from './double-server.ts';

export const stripeKey = 'sk_test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';

type Session = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  intent: string;
  attempt: string;
};
type Dispute = { id: string; intent: string; status: string; amount: number };
type Refund = { id: string; intent: string; status: string; amount: number; metadata: Record<string, string> };

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

const outcomes: Record<string, Partial<Session> & { intent?: string }> = {
  paid: { status: 'complete', payment_status: 'paid', intent: 'succeeded' },
  pending: { status: 'complete', payment_status: 'unpaid', intent: 'processing' },
  failed: { status: 'complete', payment_status: 'unpaid', intent: 'requires_payment_method' },
  expired: { status: 'expired', payment_status: 'unpaid', intent: '' },
  left: {},
};

export async function openStripeDouble() {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const answered = new Map<string, Answer>();
  const asked: string[] = [];
  let way: Way = 'answer';
  let origin = '';

  const problem = (status: number, message: string): Answer => ({
    status,
    body: { error: { type: status === 401 ? 'authentication_error' : 'invalid_request_error', message } },
  });
  const intentId = ({ id }: Session) => `pi_${id.slice(3)}`;
  const shown = (session: Session, isWhole: boolean) => ({
    object: 'checkout.session',
    ...session,
    url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
    payment_method_types: ['card'],
    payment_intent:
      session.intent === ''
        ? null
        : isWhole
          ? { id: intentId(session), object: 'payment_intent', status: session.intent, payment_method_types: ['card'] }
          : intentId(session),
  });

  /** As it is shown where the payment is asked for with it. */
  const withIntent = <T extends { intent: string }>(of: T) => {
    const session = [...sessions.values()].find((one) => intentId(one) === of.intent);
    const intent = { id: of.intent, object: 'payment_intent', metadata: { attempt: session?.attempt ?? '' } };
    return { ...of, currency: 'eur', payment_intent: intent };
  };

  function create(fields: URLSearchParams): Answer {
    const id = `cs_test_${String(sessions.size + 1).padStart(8, 'a')}`;
    const session: Session = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: fields.get('line_items[0][price_data][currency]') ?? '',
      success_url: fields.get('success_url') ?? '',
      cancel_url: fields.get('cancel_url') ?? '',
      intent: '',
      attempt: fields.get('payment_intent_data[metadata][attempt]') ?? '',
    };
    sessions.set(id, session);
    return { status: 200, body: shown(session, false) };
  }

  function refund(fields: URLSearchParams): Answer {
    const intent = fields.get('payment_intent') ?? '';
    const made = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      intent,
      status: 'succeeded',
      amount: Number(fields.get('amount')),
      metadata: { refund: fields.get('metadata[refund]') ?? '' },
    };
    refunds.push(made);
    return { status: 200, body: made };
  }

  function api({ method, url, headers, body }: Asked): Answer | null {
    asked.push(`${method} ${url.pathname}`);
    if (way === 'slow') return null;
    if (way === 'error') return problem(500, 'Something went wrong');
    if (way === 'busy') return problem(429, 'Too many requests');
    if (headers.authorization !== `Bearer ${stripeKey}`) return problem(401, 'Invalid API Key provided');
    const idempotency = String(headers['idempotency-key'] ?? '');
    const before = answered.get(idempotency);
    if (method === 'POST' && before) return before;
    const keep = (answer: Answer) => {
      answered.set(idempotency, answer);
      return answer;
    };
    const fields = new URLSearchParams(body);
    const [, , what = '', ...rest] = url.pathname.split('/');
    if (what === 'payment_method_configurations') {
      const own = {
        id: 'pmc_1',
        active: true,
        is_default: true,
        card: { available: true },
        paypal: { available: false },
      };
      return { status: 200, body: { object: 'list', data: [{ ...own, ideal: { available: true } }], has_more: false } };
    }
    if (what === 'refunds' && method === 'POST') return keep(refund(fields));
    const isOf = ({ intent }: { intent: string }) => intent === (url.searchParams.get('payment_intent') ?? intent);
    if (what === 'disputes')
      return { status: 200, body: { object: 'list', data: disputes.filter(isOf).map(withIntent), has_more: false } };
    if (what === 'refunds') {
      const data = refunds.filter(isOf).map(withIntent);
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    if (rest.length === 1) return keep(create(fields));
    const session = sessions.get(rest[1] ?? '');
    const isWhole = url.searchParams.get('expand[0]') === 'payment_intent';
    return session ? { status: 200, body: shown(session, isWhole) } : problem(404, 'No such checkout.session');
  }

  function answer(request: Asked): Answer | null {
    const { method, url, body } = request;
    if (!url.pathname.startsWith('/pay/')) return api(request);
    const session = sessions.get(url.pathname.split('/')[2] ?? '');
    if (!session) return { status: 404, body: 'no such session' };
    if (method === 'GET') return { status: 200, body: hostedPage(url.pathname, Object.keys(outcomes)) };
    const chosen = new URLSearchParams(body).get('state') ?? 'left';
    Object.assign(session, outcomes[chosen]);
    const location = chosen === 'left' ? session.cancel_url : session.success_url;
    return { status: 303, body: '', headers: { location } };
  }

  const server = createServer(listener(answer));
  origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    url: origin,
    asked,
    sessions,
    refunds,
    behave: (next: Way) => void (way = next),
    set(id: string, outcome: keyof typeof outcomes): void {
      Object.assign(sessions.get(id) ?? {}, outcomes[outcome]);
    },
    /** Somebody pays back on the provider's own pages. */
    refundThere(id: string, amount: number): Refund {
      refunds.push({
        id: `re_there${refunds.length + 1}`,
        intent: `pi_${id.slice(3)}`,
        status: 'succeeded',
        amount,
        metadata: {},
      });
      return refunds.at(-1) as Refund;
    },
    /** The buyer's bank fetches money, or asks about it. */
    dispute(id: string, amount: number, status = 'needs_response'): Dispute {
      disputes.push({ id: `du_${disputes.length + 1}`, intent: `pi_${id.slice(3)}`, status, amount });
      return disputes.at(-1) as Dispute;
    },
    lastId: () => [...sessions.keys()].at(-1) ?? '',
    close: () => closed(server),
  };
}
