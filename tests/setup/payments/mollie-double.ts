/**
 * Mollie as its published API describes it, as far as the shop asks for it: payments, refunds, methods, and the page on which buyers pay. Its
 * client speaks https alone, so the API does; the page is http, for browsers that know no certificate of ours.
 */
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import tls from 'node:tls';
import { selfSigned } from '#tests/setup/process/self-signed.ts';
import { type Answer, type Asked, closed, hostedPage, listen, listener, type Way } from './double-server.ts';

export const mollieKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';

type Money = { currency: string; value: string };
type Payment = {
  id: string;
  status: string;
  amount: Money;
  description: string;
  redirectUrl: string;
  webhookUrl?: string;
  metadata: unknown;
  method: string | null;
};
type Refund = { id: string; paymentId: string; status: string; amount: Money; metadata: unknown };
type Chargeback = { id: string; paymentId: string; amount: Money; reversedAt: string | null };

export type MollieDouble = Awaited<ReturnType<typeof openMollieDouble>>;

const states = ['paid', 'pending', 'failed', 'canceled', 'expired'];

/** For this process: the client of Mollie knows the certificates it came with and no others, and the double's is nobody's. */
export function trustDoubles(): void {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  tls.createSecureContext = createContextOnce;
}

const createContext = tls.createSecureContext;
let clientContext: tls.SecureContext | undefined;
/** Its client reads all its certificates anew for each connection, which took most of the time of the tests that pay. */
function createContextOnce(options: tls.SecureContextOptions = {}): tls.SecureContext {
  if (typeof options.ca !== 'string' || options.cert || options.key) return createContext(options);
  return (clientContext ??= createContext(options));
}

export async function openMollieDouble({ methods = ['ideal', 'creditcard', 'paypal', 'klarna'] } = {}) {
  const payments = new Map<string, Payment>();
  const refunds: Refund[] = [];
  const chargebacks: Chargeback[] = [];
  const answered = new Map<string, Answer>();
  const asked: string[] = [];
  let [way, refundStatus]: [Way, string] = ['answer', 'pending'];
  let beforeRefund = async () => {};
  let pageOrigin = '';

  const shown = (payment: Payment) => ({
    resource: 'payment',
    mode: 'test',
    createdAt: '2026-03-02T08:00:00+00:00',
    isCancelable: false,
    locale: 'nl_NL',
    profileId: 'pfl_test',
    sequenceType: 'oneoff',
    ...payment,
    _links: {
      self: { href: `https://api.mollie.com/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(payment.status === 'open' && {
        checkout: { href: `${pageOrigin}/checkout/${payment.id}`, type: 'text/html' },
      }),
    },
  });
  const shownRefund = (refund: Refund) => ({ resource: 'refund', description: '', _links: {}, ...refund });
  const problem = (status: number, title: string): Answer => ({
    status,
    body: { status, title, detail: title, _links: {} },
  });

  const listed = (name: string, list: object[]): Answer => ({
    status: 200,
    body: { count: list.length, _embedded: { [name]: list }, _links: {} },
  });

  function create(body: string): Answer {
    const { amount, description, redirectUrl, webhookUrl, metadata } = JSON.parse(body) as Payment;
    const id = `tr_${String(payments.size + 1).padStart(10, 'a')}`;
    const payment = { id, status: 'open', amount, description, redirectUrl, metadata, method: null };
    payments.set(id, { ...payment, ...(webhookUrl !== undefined && { webhookUrl }) });
    return { status: 201, body: shown(payment) };
  }

  function refund(payment: Payment, body: string): Answer {
    const { amount, metadata } = JSON.parse(body) as Refund;
    const gone = refunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed');
    const sum = gone.reduce((all, one) => all + Number(one.amount.value), Number(amount.value));
    if (payment.status !== 'paid' || sum > Number(payment.amount.value))
      return problem(422, 'The amount is higher than the maximum');
    const made = { id: `re_${refunds.length + 1}`, paymentId: payment.id, status: refundStatus, amount, metadata };
    refunds.push(made);
    return { status: 201, body: shownRefund(made) };
  }

  function api({ method, url, headers, body }: Asked): Answer | null {
    asked.push(`${method} ${url.pathname}`);
    if (way === 'slow') return null;
    if (way === 'error') return problem(500, 'Internal Server Error');
    if (way === 'busy') return problem(429, 'Too Many Requests');
    if (headers.authorization !== `Bearer ${mollieKey}`) return problem(401, 'Unauthorized Request');
    const idempotency = String(headers['idempotency-key'] ?? '');
    const before = answered.get(idempotency);
    if (method === 'POST' && before) return before;
    const keep = (answer: Answer) => {
      answered.set(idempotency, answer);
      return answer;
    };
    if (url.pathname === '/v2/methods') {
      const list = methods.map((id) => ({ resource: 'method', id, description: id, image: {}, _links: {} }));
      return listed('methods', list);
    }
    // All of the account, the newest first.
    if (url.pathname === '/v2/refunds') return listed('refunds', refunds.toReversed().map(shownRefund));
    if (url.pathname === '/v2/chargebacks') {
      const list = chargebacks
        .toReversed()
        .map((one) => ({ resource: 'chargeback', reason: null, _links: {}, ...one }));
      return listed('chargebacks', list);
    }
    const [, , , id = '', below] = url.pathname.split('/');
    if (id === '') return keep(create(body));
    const payment = payments.get(id);
    if (!payment) return problem(404, 'No payment exists with token ' + id);
    if (below !== 'refunds') return { status: 200, body: shown(payment) };
    if (method === 'POST') return keep(refund(payment, body));
    return listed('refunds', refunds.filter(({ paymentId }) => paymentId === id).map(shownRefund));
  }

  function page({ method, url, body }: Asked): Answer {
    const payment = payments.get(url.pathname.split('/')[2] ?? '');
    if (!payment) return { status: 404, body: 'no such payment' };
    if (method === 'GET') return { status: 200, body: hostedPage(url.pathname, states) };
    payment.status = new URLSearchParams(body).get('state') ?? 'open';
    payment.method = 'ideal';
    return { status: 303, body: '', headers: { location: payment.redirectUrl } };
  }

  const server = createSecureServer(
    selfSigned('127.0.0.1'),
    listener(async (asking) => {
      if (asking.method === 'POST' && asking.url.pathname.endsWith('/refunds')) await beforeRefund();
      return api(asking);
    }),
  );
  const pages = createServer(listener(page));
  const url = `https://127.0.0.1:${await listen(server)}`;
  pageOrigin = `http://127.0.0.1:${await listen(pages)}`;
  return {
    url,
    /** All that was asked of its API. */
    asked,
    payments,
    refunds,
    chargebacks,
    behave: (next: Way) => void (way = next),
    /** What happens elsewhere before a refund that was asked for is looked at. */
    whenRefunding: (meanwhile: () => Promise<void>) => void (beforeRefund = meanwhile),
    /** What becomes of refunds from now on. */
    refundWith: (status: string) => void (refundStatus = status),
    /** Something happened to a payment. */
    set(id: string, fields: Partial<Payment>): void {
      const payment = payments.get(id);
      if (!payment) throw new Error(`there is no payment ${id}`);
      Object.assign(payment, { method: 'ideal', ...fields });
    },
    /** Somebody pays back on the provider's own pages. */
    refundThere(paymentId: string, value: string): Refund {
      const made = { id: `re_there${refunds.length + 1}`, paymentId, status: 'pending', metadata: null };
      refunds.push({ ...made, amount: { currency: 'EUR', value } });
      return refunds.at(-1) as Refund;
    },
    /** The buyer's bank fetches money. */
    chargeBack(paymentId: string, value: string): Chargeback {
      chargebacks.push({
        id: `chb_${chargebacks.length + 1}`,
        paymentId,
        amount: { currency: 'EUR', value },
        reversedAt: null,
      });
      return chargebacks.at(-1) as Chargeback;
    },
    lastId: () => [...payments.keys()].at(-1) ?? '',
    close: () => Promise.all([closed(server), closed(pages)]),
  };
}
