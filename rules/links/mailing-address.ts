import type { Market } from '#contract/market.ts';

/**
 * Where a sign-up is handed to the mailing service, which only knows script calls. The address of its form is understood as well
 * as that of its script.
 */
export function mailingAddress(
  form: string,
  { mailing }: Pick<Market, 'mailing'>,
  { email, callback }: { email: string; callback: string },
): URL {
  const url = new URL(form);
  url.pathname = url.pathname.replace(/\/post$/, '/post-json');
  url.searchParams.set('EMAIL', email);
  url.searchParams.set(mailing.groupField, mailing.groupValue);
  url.searchParams.set('subscribe', mailing.subscribe);
  url.searchParams.set('c', callback);
  return url;
}
