import { plainText } from '#contract/fields/plain-text.ts';

/** What a sign-up service answered; null when it did not: a network failure, a time-out or something unreadable. */
export type SignUpAnswer = { result?: string | null; msg?: string | null } | null;

type SignUpKey =
  | 'newsletter.addressMissing'
  | 'newsletter.success'
  | 'newsletter.error'
  | 'newsletter.duplicate'
  | 'newsletter.subscription_error'
  | 'newsletter.product_success';

/** A text of our own by its key, or the service's as plain text. */
export type SignUpMessage = { tone: 'success' | 'error' } & ({ key: SignUpKey } | { text: string });

/** The message of a form without an address; nothing is sent. */
export const addressMissing: SignUpMessage = { tone: 'error', key: 'newsletter.addressMissing' };

/** Mailing services put the number of a form field in front of their complaint. */
function readText(msg: string | null | undefined): string {
  return plainText(msg).replace(/^\d+ - /, '');
}

function keyOf(result: string | null | undefined): SignUpKey {
  if (result === 'success') return 'newsletter.success';
  return result === 'duplicate' ? 'newsletter.duplicate' : 'newsletter.error';
}

/** For the newsletter form and the newsletter popup. */
export function newsletterMessage(answer: SignUpAnswer): SignUpMessage {
  if (!answer) return { tone: 'error', key: 'newsletter.subscription_error' };
  const tone = answer.result === 'success' ? 'success' : 'error';
  const text = readText(answer.msg);
  return text === '' ? { tone, key: keyOf(answer.result) } : { tone, text };
}

/** For the notice that a package is back. What the service says about a failure is not shown. */
export function soldOutMessage(answer: SignUpAnswer): SignUpMessage {
  if (answer?.result !== 'success') return { tone: 'error', key: 'newsletter.subscription_error' };
  const text = readText(answer.msg);
  return text === '' ? { tone: 'success', key: 'newsletter.product_success' } : { tone: 'success', text };
}
