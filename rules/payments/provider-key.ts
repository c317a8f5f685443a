/** Keys of payment providers: which one made it, and whether money moves. Pure. */
export const providerNames = ['mollie', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

/** As people write it. */
export const providerTitles: Record<ProviderName, string> = { mollie: 'Mollie', stripe: 'Stripe' };

export type ReadKey = { provider: ProviderName; isTest: boolean };

const mollie = /^(test|live)_[A-Za-z\d]{20,100}$/;
/** Secret keys and restricted ones; the public one (pk_) can do nothing here. */
const stripe = /^[sr]k_(test|live)_[A-Za-z\d]{10,250}$/;

/** Null for what is no key that could start a payment. */
export function readProviderKey(key: string): ReadKey | null {
  const [, ofMollie] = mollie.exec(key) ?? [];
  if (ofMollie) return { provider: 'mollie', isTest: ofMollie === 'test' };
  const [, ofStripe] = stripe.exec(key) ?? [];
  return ofStripe ? { provider: 'stripe', isTest: ofStripe === 'test' } : null;
}

/** What Stripe signs its reports with. */
export function isHookSecret(text: string): boolean {
  return /^whsec_[A-Za-z\d+/=]{8,200}$/.test(text);
}
