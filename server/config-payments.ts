/** Keys of payment providers in the environment: one of them a market. */
import { z } from 'zod';
import { isHookSecret, type ProviderName, readProviderKey } from '#rules/payments/provider-key.ts';
import { marketList } from '#markets/index.ts';
import type { GivenKey, Online } from '#services/payments/online.ts';

const keyFrom = (provider: ProviderName, beginnings: string) =>
  z
    .string()
    .refine((key) => readProviderKey(key)?.provider === provider, `must be a key that begins with ${beginnings}`);

export const keySettings = {
  MOLLIE_KEY: keyFrom('mollie', 'live_ or test_'),
  STRIPE_KEY: keyFrom('stripe', 'sk_live_, sk_test_, rk_live_ or rk_test_'),
  STRIPE_HOOK_SECRET: z.string().refine(isHookSecret, 'must begin with whsec_'),
};

type Given = Record<string, string | undefined>;

export function twoKeys(code: string, given: Given): { path: string[]; message: string }[] {
  const [mollie, stripe] = [`MOLLIE_KEY_${code.toUpperCase()}`, `STRIPE_KEY_${code.toUpperCase()}`];
  const areBoth = given[mollie] !== undefined && given[stripe] !== undefined;
  return areBoth
    ? [{ path: [stripe], message: `is one too many: ${mollie} is set, and a market has one provider` }]
    : [];
}

function keyOf(code: string, given: Given): GivenKey | null {
  const setting = (name: string) => given[`${name}_${code.toUpperCase()}`] ?? null;
  const key = setting('MOLLIE_KEY') ?? setting('STRIPE_KEY');
  return key === null ? null : { key, hookSecret: setting('STRIPE_HOOK_SECRET') };
}

type Payments = {
  keys: Record<string, GivenKey | null>;
  /** What can be paid with at once by market: the environment knows nothing of that (server/settings/live-markets.ts). */
  online: Record<string, Online | null>;
  /** Where the APIs are, if not where they always are. */
  apiUrls: Record<ProviderName, string | null>;
};

export function paymentsIn(given: Given, apiUrls: Payments['apiUrls']): Payments {
  return { keys: Object.fromEntries(marketList.map(({ code }) => [code, keyOf(code, given)])), online: {}, apiUrls };
}
