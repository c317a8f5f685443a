import { awcCookie, awcGone } from '#rules/cookies.ts';

const isSecure = () => window.location.protocol === 'https:';

/** Keeps the code an affiliate partner sent the visitor with. */
export function keepAwc(search = window.location.search): void {
  const cookie = awcCookie(search, isSecure());
  if (cookie !== null) document.cookie = cookie;
}

/** For a visitor who no longer agrees. */
export function dropAwc(): void {
  document.cookie = awcGone(isSecure());
}
