import type { Market } from '#contract/market.ts';
import { secondsPerDay } from '#rules/time/ms-per-day.ts';

const awcCookieDays = 7;
const dismissalClosedDays = 30;
/** Used by a dismissal that states no duration. */
const dismissalDefaultDays = 1;
const dismissalSignedUpDays = 365;
export const popupDelayMs = 15_000;

type Cookie = { name: string; value: string; path: string; days?: number; isSecure: boolean };

/** What is assigned to `document.cookie`. */
export function cookieText({ name, value, path, days = dismissalDefaultDays, isSecure }: Cookie): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${days * secondsPerDay}`,
    `Path=${path}`,
    'SameSite=Lax',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** The value of a cookie in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

/**
 * Names the last order of this browser. What was wished for before it, and has not reached the basket as far as its page knows, is
 * not wished for any more; so it lasts as long as such wishes are kept.
 */
export const orderedCookie = 'shop_ordered';
const orderedDays = 1;

export function orderedCookieText(number: string, { market, isSecure }: { market: string; isSecure: boolean }): string {
  return cookieText({ name: orderedCookie, value: number, path: `/${market}`, days: orderedDays, isSecure });
}

/** From the weakest to the strongest; the name is stored, so that a later one can tell what it would shorten. */
const dismissals = ['dismissed', 'closed', 'signed-up'] as const;
export type Dismissal = (typeof dismissals)[number];

const dismissalDays: Record<Dismissal, number | undefined> = {
  dismissed: undefined,
  closed: dismissalClosedDays,
  'signed-up': dismissalSignedUpDays,
};

/** The cookie to write when the newsletter popup goes away; null when what is stored already lasts longer. */
export function dismissalCookie(
  market: Pick<Market, 'code' | 'newsletterCookie'>,
  { dismissal, cookies, isSecure }: { dismissal: Dismissal; cookies: string; isSecure: boolean },
): string | null {
  const stored = readCookie(cookies, market.newsletterCookie);
  const storedRank = dismissals.findIndex((known) => known === stored);
  if (storedRank > dismissals.indexOf(dismissal)) return null;
  const days = dismissalDays[dismissal];
  return cookieText({ name: market.newsletterCookie, value: dismissal, path: `/${market.code}`, days, isSecure });
}

type PopupMoment = {
  /** Since the first page of the visit, not since the last navigation. */
  msSinceLoad: number;
  cookies: string;
  hasOpenModal: boolean;
};

/** Whether the visitor does not want to see the newsletter popup again so soon. */
export function isPopupDismissed({ newsletterCookie }: Pick<Market, 'newsletterCookie'>, cookies: string): boolean {
  return readCookie(cookies, newsletterCookie) !== null;
}

/** Whether the newsletter popup opens now. It waits for another modal to close. */
export function isPopupDue(
  market: Pick<Market, 'newsletterCookie'>,
  { msSinceLoad, cookies, hasOpenModal }: PopupMoment,
): boolean {
  return msSinceLoad >= popupDelayMs && !hasOpenModal && !isPopupDismissed(market, cookies);
}

/** The market's `affiliateCookiePath`. */
type AwcPlace = { path: string; isSecure: boolean };

/** Null when the address carries no code. */
export function awcCookie(search: string, place: AwcPlace): string | null {
  const value = new URLSearchParams(search).get('awc');
  return value ? cookieText({ name: 'awc', value, days: awcCookieDays, ...place }) : null;
}

/** Takes the code away again. */
export function awcGone(place: AwcPlace): string {
  return cookieText({ name: 'awc', value: '', days: 0, ...place });
}
