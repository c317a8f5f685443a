/** The cookie of the studio. On plain http, which is this machine only, without what browsers would refuse there. */
import { sessionLimits } from '#services/people/sessions.ts';

const plainName = 'kudde-studio';

const nameFor = (url: URL) => (url.protocol === 'https:' ? `__Host-${plainName}` : plainName);

export function readSessionCookie(header: string | null, url: URL): string | null {
  const name = nameFor(url);
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const token = found?.slice(name.length + 1) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** It outlives the session, so that what is sent with an ended one can be kept for the person who typed it. */
export function writeSessionCookie(token: string | null, url: URL): string {
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  const seconds = token === null ? 0 : (2 * sessionLimits.longestMs) / 1000;
  return `${nameFor(url)}=${token ?? ''}; Path=/; Max-Age=${seconds}${secure}; HttpOnly; SameSite=Strict`;
}
