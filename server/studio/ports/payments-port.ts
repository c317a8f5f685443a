/** Paying at once as the screens ask for it. What is done is written down; keys are in no line of it. */
import type { Payments } from '#services/payments/payments.ts';
import type { Audit } from '#services/people/audit.ts';
import type { PaymentsPort } from '#studio/ports/payments.ts';

export function createPaymentsPort({ payments, audit }: { payments: Payments; audit: Audit }): PaymentsPort {
  return {
    ofOrder: (number, due) => payments.ofOrder(number, due),
    problems: (market) => payments.problems(market),
    account: (market) => payments.describe(market),

    async refund(number, by) {
      const refunded = await payments.refund({ number, by });
      if (refunded.outcome === 'nothing' || refunded.outcome === 'unknown')
        return { problem: refunded.outcome, words: '' };
      if (refunded.outcome === 'failed') return { problem: refunded.kind, words: refunded.words };
      return { done: await audit.record({ personId: by.id, what: 'orders.refundOnline', about: { number } }) };
    },

    async markSeen(number, by) {
      await payments.markSeen(number);
      return audit.record({ personId: by.id, what: 'orders.seenPayment', about: { number } });
    },

    async saveKey({ code, currency }, key, by) {
      const saved = await payments.saveKey(code, key, currency);
      if (saved.outcome === 'noKey') return { problem: 'noKey' };
      if (saved.outcome === 'failed') return { problem: saved.kind };
      return { done: await audit.record({ personId: by.id, what: 'settings.online', about: { market: code } }) };
    },

    async removeKey({ code }, by) {
      await payments.removeKey(code);
      return audit.record({ personId: by.id, what: 'settings.onlineAway', about: { market: code } });
    },
  };
}
