/** Paying at once, at a provider; services/payments answers. Amounts are in the currency's smallest unit. */
import type { Market } from '#contract/market.ts';
import type { AttemptState, RefundState } from '#rules/payments/attempt.ts';
import type { ProviderName } from '#rules/payments/provider-key.ts';
import type { By } from './orders.ts';

export type ProviderFailure = 'key' | 'busy' | 'away' | 'refused';

export type ProviderAccount = {
  provider: ProviderName;
  /** No money moves. */
  isTest: boolean;
  /** It is set here, and not in the environment. */
  isOwn: boolean;
  hasHookSecret: boolean;
  methods: string[];
  failure: ProviderFailure | null;
};

export type OnlinePayments = {
  attempts: {
    id: string;
    provider: ProviderName;
    isTest: boolean;
    amount: number;
    state: AttemptState;
    method: string | null;
    createdAt: Date;
    seenAt: Date | null;
  }[];
  refunds: {
    id: string;
    amount: number;
    state: RefundState;
    failure: string | null;
    changeId: number | null;
    createdAt: Date;
  }[];
  /** How much of what is owed can go back by itself. */
  refundable: number;
};

export type PaymentsPort = {
  ofOrder: (number: string, due: number) => Promise<OnlinePayments>;
  /** All that is owed and came by a provider; `done` is its line in the audit. */
  refund: (
    number: string,
    by: By,
  ) => Promise<{ done: number } | { problem: 'nothing' | 'unknown' | ProviderFailure; words: string }>;
  /** What does not fit was looked at. */
  markSeen: (number: string, by: By) => Promise<number>;
  problems: (market: string) => Promise<{
    failure: ProviderFailure | null;
    list: {
      kind: 'mismatch' | 'refund' | 'elsewhere' | 'chargeback' | 'unbooked';
      number: string;
      provider: ProviderName;
      amount: number;
    }[];
  }>;
  /** Null without a key. The key itself is told to nobody. */
  account: (market: string) => Promise<ProviderAccount | null>;
  saveKey: (
    market: Market,
    key: { key: string; hookSecret: string | null },
    by: By,
  ) => Promise<{ done: number } | { problem: 'noKey' | ProviderFailure }>;
  removeKey: (market: Market, by: By) => Promise<number>;
};
