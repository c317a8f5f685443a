import type { Market } from '#contract/market.ts';
import { type Dismissal, dismissalCookie } from '#rules/visit/cookies.ts';

/** Remembers that the newsletter popup is not wanted again so soon. */
export function keepDismissal(market: Pick<Market, 'code' | 'newsletterCookie'>, dismissal: Dismissal): void {
  const isSecure = window.location.protocol === 'https:';
  const cookie = dismissalCookie(market, { dismissal, cookies: document.cookie, isSecure });
  if (cookie !== null) document.cookie = cookie;
}
