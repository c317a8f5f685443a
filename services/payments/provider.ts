/** What a payment provider is asked for, whichever one it is. Amounts are in the currency's smallest unit. */
import type { Report, Returned } from '#rules/payments/attempt.ts';
import type { ProviderName } from '#rules/payments/provider-key.ts';
import { TimeoutError, withTimeout } from '#contract/with-timeout.ts';

export type ToPay = {
  /** Ours: asked twice with the same one, one payment is made. */
  id: string;
  /** Of the order; the buyer reads it on the statement of their bank. */
  number: string;
  amount: number;
  currency: string;
  /** Such as `nl-NL`. */
  langTag: string;
  email: string | null;
  returnUrl: string;
  /** Null where the provider could not reach it. */
  hookUrl: string | null;
};

export type Started = { providerId: string; url: string };
export type Known = Report & { url: string | null; method: string | null };
export type RefundReport = { state: 'accepted' | 'done' | 'failed' };
export type ToRefund = { id: string; providerId: string; amount: number; currency: string; number: string };
/** Of one payment: as its provider names it, or by the id of ours that was handed in with it. */
export type ReturnedThere = Returned & {
  /** The provider's own. */
  id: string;
  payment: { providerId: string } | { attemptId: string };
  currency: string;
  /** The refund of ours that it is; null for one that was made there. */
  refundId: string | null;
};
/** A report as it arrived: read, and believed by nobody before the provider was asked. */
export type Hook = { body: string; signature: string | null };

export type Provider = {
  name: ProviderName;
  start: (pay: ToPay) => Promise<Started>;
  look: (providerId: string) => Promise<Known>;
  refund: (refund: ToRefund) => Promise<RefundReport>;
  /** Null: it was never asked for. */
  lookRefund: (refund: Pick<ToRefund, 'id' | 'providerId'>) => Promise<RefundReport | null>;
  /** The newest of all that went back, whoever asked for it. */
  returned: () => Promise<ReturnedThere[]>;
  /** What can be paid with, as the provider names it. */
  methods: (currency: string) => Promise<string[]>;
  /** Which payment a report is about; null for what is none, or is not signed as it should be. */
  readHook: (hook: Hook) => string | null;
};

/**
 * `key`: it is wrong, or may not do this. `busy`: too much was asked in too short a time. `away`: no answer, or one that says nothing; what
 * was asked for may have happened. `refused`: it has not.
 */
export type ProviderFailure = 'key' | 'busy' | 'away' | 'refused';

export class ProviderError extends Error {
  override name = 'ProviderError';
  kind: ProviderFailure;
  constructor(kind: ProviderFailure, words: string, cause?: unknown) {
    super(words, { cause });
    this.kind = kind;
  }
}

export function failureOf(status: number | undefined): ProviderFailure {
  if (status === 401 || status === 403) return 'key';
  if (status === 429) return 'busy';
  return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'away';
}

/** Every call has an end, and every failure is one of ours. */
export async function within<T>(
  deadlineMs: number,
  call: () => Promise<T>,
  errorOf: (error: unknown) => ProviderError,
): Promise<T> {
  try {
    return await withTimeout(call, deadlineMs);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw error instanceof TimeoutError ? new ProviderError('away', error.message, error) : errorOf(error);
  }
}
