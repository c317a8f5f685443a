import { expect, test } from 'vitest';
import { markets, type MarketCode } from '#markets/index.ts';
import { awcCookie, cookieText, type Dismissal, dismissalCookie, isPopupDue, readCookie } from './cookies.ts';

test('SGN-19 a cookie lasts 1 day when no duration is stated', () => {
  expect(cookieText({ name: 'a', value: 'b c;d', path: '/nl', isSecure: false })).toBe(
    'a=b%20c%3Bd; Max-Age=86400; Path=/nl; SameSite=Lax',
  );
  expect(cookieText({ name: 'a', value: 'b', path: '/', days: 2, isSecure: true })).toBe(
    'a=b; Max-Age=172800; Path=/; SameSite=Lax; Secure',
  );
});

test.each<[MarketCode, Dismissal, string]>([
  ['nl', 'dismissed', 'newsletter_popup=dismissed; Max-Age=86400; Path=/nl; SameSite=Lax'],
  ['nl', 'closed', 'newsletter_popup=closed; Max-Age=2592000; Path=/nl; SameSite=Lax'],
  ['nl', 'signed-up', 'newsletter_popup=signed-up; Max-Age=31536000; Path=/nl; SameSite=Lax'],
  ['de', 'closed', 'newsletter_popup=closed; Max-Age=2592000; Path=/de; SameSite=Lax'],
])('SGN-19, SGN-20, SGN-21 in %s the popup that was %s stores %s', (code, dismissal, cookie) => {
  expect(dismissalCookie(markets[code], { dismissal, cookies: '', isSecure: false })).toBe(cookie);
});

test.each<[Dismissal, Dismissal, string | null]>([
  ['closed', 'signed-up', '31536000'],
  ['signed-up', 'closed', null],
  ['signed-up', 'dismissed', null],
  ['closed', 'dismissed', null],
  ['closed', 'closed', '2592000'],
  ['signed-up', 'signed-up', '31536000'],
  ['dismissed', 'closed', '2592000'],
])('SGN-20, SGN-21 after %s, %s stores %s s and never less than there was', (stored, dismissal, maxAge) => {
  const cookies = `other=1; newsletter_popup=${stored}`;
  const written = dismissalCookie(markets.nl, { dismissal, cookies, isSecure: true });
  expect(/Max-Age=(\d+)/.exec(written ?? '')?.[1] ?? null).toBe(maxAge);
});

test.for<[number, string, boolean, boolean]>([
  [14_999, '', false, false],
  [15_000, '', false, true],
  [15_000, 'newsletter_popup=closed', false, false],
  [15_000, 'a=b; newsletter_popup=1', false, false],
  [15_000, 'my_newsletter_popup=1', false, true],
  [20_000, '', true, false],
  [20_000, '', false, true],
])(
  'SGN-17, SGN-18 %i ms after load with cookies %j (modal open: %s) the popup shows: %s',
  ([msSinceLoad, cookies, hasOpenModal, isDue]) => {
    expect(isPopupDue(markets.nl, { msSinceLoad, cookies, hasOpenModal })).toBe(isDue);
  },
);

test.each<[string, string | null]>([
  ['?awc=123_456', 'awc=123_456; Max-Age=604800; Path=/de; SameSite=Lax; Secure'],
  ['?utm_source=x&awc=a%20b', 'awc=a%20b; Max-Age=604800; Path=/de; SameSite=Lax; Secure'],
  ['?awc=', null],
  ['?AWC=1', null],
  ['?xawc=1', null],
  ['', null],
])('STO-6, STO-7 the query %j stores %s', (search, cookie) => {
  expect(awcCookie(search, { path: markets.nl.affiliateCookiePath, isSecure: true })).toBe(cookie);
});

test.each<[string, string, string | null]>([
  ['a=1; b=x%3By; c=', 'b', 'x;y'],
  ['a=1; b=2', 'a', '1'],
  ['a=1; c=', 'c', ''],
  ['a=%E0%A4%A', 'a', null],
  ['aa=1', 'a', null],
  ['', 'a', null],
])('SGN-18 in %j the cookie %s is %j', (cookies, name, value) => {
  expect(readCookie(cookies, name)).toBe(value);
});
