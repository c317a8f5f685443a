/** The studio in front of the shop: who may see it, what it refuses, and whom its pages may ask. */
import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Market } from '#contract/market.ts';
import { defaultMarket } from '#markets/index.ts';
import { type StudioLanguage, studioLanguages } from '#rules/people/roles.ts';
import { readBuiltFiles } from '#server/http/built-files.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { requestUrl } from '#server/http/request-url.ts';
import { createStaticFiles } from '#server/http/static-files.ts';
import type { StudioContext } from '#studio/ports/studio-context.ts';
import { createPorts, type PortParts } from './create-ports.ts';
import { deviceName } from './device-name.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { fieldsToCarry, limitOf, readBody } from './studio-body.ts';
import type { StudioPages } from './studio-pages.ts';
import { hasStudio, isStudioHost, isStudioPath, studioPath } from './studio-place.ts';
import { isForeign, isLook, lookHeaders, studioHeaders } from './studio-policy.ts';

type Parts = PortParts & { pages: StudioPages | null };

export function createStudio({ pages, ...parts }: Parts): MiddlewareHandler {
  if (!pages) return async (_, next) => next();
  const draw = pages;
  const { config, markets, clock, log } = parts;
  const ports = createPorts(parts);
  const { people } = ports;
  const files = createStaticFiles(readBuiltFiles(builtFolder));
  const addressOf = clientAddress(config);

  const marketOf = (asked: string | null): Market => {
    const find = (wanted: string | null) => markets.find(({ code }) => code === wanted);
    return find(asked) ?? find(defaultMarket.code) ?? defaultMarket;
  };

  async function answer(c: Context, url: URL): Promise<Response> {
    const scriptMark = randomBytes(16).toString('base64url');
    const request = c.req.raw;
    if (isForeign(request, url)) return refused(c, 403, 'This can only be done from the studio itself.');
    const token = readSessionCookie(request.headers.get('cookie'), url);
    const found = token === null ? null : await people.sessions.find(token);
    const isChange = request.method === 'POST';
    const body = isChange ? await readBody(request, limitOf(url.pathname, found !== null)) : undefined;
    if (body === null) return tooLarge(c, url);
    // The address the browser used: behind a proxy the request itself names another, and actions compare the two.
    const asked = () =>
      new Request(routedUrl(url), { method: request.method, headers: request.headers, signal: request.signal, body });
    if (found?.isEnded && isChange && !isDoor(url.pathname)) {
      const carried = await fieldsToCarry(asked(), pageOf(url));
      if (carried) await people.sessions.carry(found.session.id, carried);
    }
    const person = found && !found.isEnded ? found.person : null;
    if (found && person && isChange && found.session.carried) await people.sessions.carry(found.session.id, null);
    const language = person?.language ?? languageOf(request.headers.get('accept-language'));
    const context: StudioContext = {
      now: clock(),
      market: marketOf(url.searchParams.get('market')),
      markets,
      language,
      person,
      session: found && person ? { id: found.session.id, carried: found.session.carried } : null,
      visitor: { address: addressOf(c), device: deviceName(request.headers.get('user-agent')), token },
      origin: url.origin,
      sessionCookie: (next) => writeSessionCookie(next, url),
      ...ports,
      scriptMark,
      log,
    };
    const response = await draw(asked(), context);
    const headers = new Headers(response.headers);
    const told = isLook(url.pathname) ? lookHeaders() : studioHeaders(scriptMark);
    for (const [name, value] of Object.entries(told)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  }

  return async function studio(c, next) {
    const url = requestUrl(c.req.raw, config);
    const isHere = hasStudio(url, addressOf(c), config);
    if (isHere && url.pathname === '/' && isStudioHost(url, config)) return c.redirect(studioPath, 302);
    if (!isHere || !isStudioPath(url.pathname)) return next();
    if (url.pathname.startsWith(`${studioPath}/assets/`)) {
      const file = new URL(url.pathname.slice(studioPath.length), url);
      return files.fetch(new Request(file, { headers: c.req.raw.headers }));
    }
    return answer(c, url);
  };
}

const builtFolder = new URL('../../build/studio/client', import.meta.url).pathname;

/** The pages in front of the book, where nothing is carried from. */
function isDoor(path: string): boolean {
  return /^\/studio\/(?:sign-in|sign-out|set-up|enter)(?:\.data)?$/.test(path);
}

/** The application begins at /studio/: with the slash, which nobody types. */
function routedUrl(url: URL): URL {
  return url.pathname === studioPath ? new URL(`${studioPath}/${url.search}`, url) : url;
}

/** The page itself, also where the browser asked for its data. */
function pageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const name of ['_routes', 'index']) query.delete(name);
  const path = pathname.replace(/(?:\/_?root)?\.data$/, '');
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
}

const pagesThatSayIt = new Set(['bank', 'pictures'].map((page) => `${studioPath}/${page}`));

/** An upload of a statement or of pictures is answered with its page, which says so in the language of the person. */
function tooLarge(c: Context, url: URL): Response {
  if (!pagesThatSayIt.has(url.pathname)) return refused(c, 413, 'That is more than the studio reads.');
  const market = url.searchParams.get('market');
  const query = new URLSearchParams({ ...(market && { market }), 'too-big': '1' });
  return c.redirect(`${url.pathname}?${query}`, 303);
}

function refused(c: Context, status: 403 | 413, words: string): Response {
  return c.text(words, status, { 'cache-control': 'no-store' });
}

function languageOf(accepted: string | null): StudioLanguage {
  const asked = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return asked.flatMap((tag) => studioLanguages.find((each) => each === tag) ?? [])[0] ?? 'nl';
}
