import { awcCookie } from '#rules/cookies.ts';

/** Keeps the code an affiliate partner sent the visitor with. */
export function keepAwc(): void {
  const cookie = awcCookie(window.location.search, window.location.protocol === 'https:');
  if (cookie !== null) document.cookie = cookie;
}
