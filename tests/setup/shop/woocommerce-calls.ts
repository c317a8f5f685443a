/** The calls of the storefront that no public plugin has, as they were recorded (91 to 98, 110 to 115). */
import type { ShopRequest, ShopResponse } from './woocommerce-exchange.ts';

type Options = { codes: ReadonlyMap<string, number> };

export function createShopCalls({ codes }: Options) {
  const known = new Set<string>();
  let message: string | null = null;
  const answered = (status: number, body: object): ShopResponse => ({
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(body),
  });

  return {
    signUp(list: string, form: Map<string, string>): ShopResponse {
      const email = form.get('email');
      if (email === undefined) {
        const code = 'rest_missing_callback_param';
        const data = { status: 400, params: ['email'] };
        return answered(400, { code, message: 'Missing parameter(s): email', data });
      }
      if (!/^\S+@\S+\.\S+$/.test(email)) return answered(200, { result: 'error' });
      const key = [list, email.toLowerCase(), form.get('slug')].filter((part) => part !== undefined).join(' ');
      const result = known.has(key) ? 'duplicate' : 'success';
      known.add(key);
      return answered(200, message === null || result === 'duplicate' ? { result } : { result, msg: message });
    },
    /** How much a code takes off; null for one that nobody knows. */
    percentOf: ({ fields }: ShopRequest): number | null =>
      codes.get((new Map(fields).get('couponcode') ?? '').toLowerCase()) ?? null,
    couponAnswer: (isApplied: boolean): ShopResponse => ({
      status: 200,
      headers: { 'content-type': 'text/html;charset=UTF-8' },
      body: JSON.stringify({ status: isApplied ? 'success' : 'failed' }),
    }),
    /** Lists with the addresses on them. */
    signUps: () => [...known],
    /** What the shop says of its own to the next who signs up. */
    say: (text: string | null) => (message = text),
    reset() {
      known.clear();
      message = null;
    },
  };
}
