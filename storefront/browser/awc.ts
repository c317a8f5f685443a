import { awcCookie, awcGone } from '#rules/visit/cookies.ts';

const place = () => ({
  // The path of the cookie, a value of the market.
  path: document.documentElement.dataset.awc ?? '/',
  isSecure: window.location.protocol === 'https:',
});

/** Keeps the code an affiliate partner sent the visitor with. */
export function keepAwc(search = window.location.search): void {
  const cookie = awcCookie(search, place());
  if (cookie !== null) document.cookie = cookie;
}

/** For a visitor who no longer agrees. */
export function dropAwc(): void {
  document.cookie = awcGone(place());
}
