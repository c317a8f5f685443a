import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { upstreamAnswers } from '#services/shop/proxy/upstream-answers.ts';
import { createContentPolicy, securityHeaders } from './security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the content policy allows the scripts we wrote, and none that got into the page', () => {
  const html = '<script>one()</script><script>alert(document.domain)</script>';
  const policy = createContentPolicy({ ...settings, frameHosts: [], imageHosts: [] });
  const answer = policy(new Response(html, { headers: { 'content-type': 'text/html' } }), ['one()', 'two()', 'one()']);
  expect(/script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]).toBe(
    `'self' ${hash('one()')} ${hash('two()')}`,
  );
});

const settings = {
  environment: 'production',
  frameHosts: ['forms.test'],
  imageHosts: ['images.test'],
  contentApi: { useDev: false, production: 'https://content.test/base', staging: null, local: null, dev: null },
  mailing: { urls: {}, way: 'proxy' },
  tagManagerId: null,
} as const;

async function policyOf(more: Partial<Parameters<typeof createContentPolicy>[0]> = {}) {
  const policy = createContentPolicy({
    ...settings,
    frameHosts: [...settings.frameHosts],
    imageHosts: [...settings.imageHosts],
    ...more,
  });
  const page = new Response('<script>one()</script>', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  const answer = policy(page, ['one()']);
  expect(answer.status).toBe(404);
  const text = answer.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

test('the content policy: own origin, own scripts, known frames and pictures', async () => {
  const policy = await policyOf();
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'", hash('one()')]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'images.test', 'https://content.test']);
  expect(policy['frame-src']).toContain('https://www.youtube.com');
  expect(policy['frame-src']).toContain('https://player.vimeo.com');
  expect(policy['frame-src']).toContain('https://feedback.example');
  expect(policy['frame-src']).toContain('forms.test');
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
});

test('in development pages may load what Vite puts into them, and data is shown as little as ever', async () => {
  const app = new Hono();
  const policy = createContentPolicy({ ...settings, environment: 'development', frameHosts: [], imageHosts: [] });
  app.use(securityHeaders(() => false));
  app.get('/page', (c) => policy(c.html('<script src="/@vite/client"></script>')));
  app.get('/data', (c) => policy(c.json({})));
  const policyAt = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
  expect(await policyAt('/page')).toBe("frame-ancestors 'self'");
  expect(await policyAt('/data')).toContain("default-src 'none'");
});

test('a mailing service that answers with scripts, and a tag manager, are let in by name', async () => {
  const policy = await policyOf({
    mailing: { urls: { nl: 'https://mail.test/subscribe' }, way: 'jsonp' },
    tagManagerId: 'GTM-1',
  });
  expect(policy['script-src']).toContain('https://mail.test');
  expect(policy['script-src']).toContain('https://www.googletagmanager.com');
});

test('data has a policy that allows nothing', async () => {
  const json = new Response('{}', { headers: { 'content-type': 'application/json' } });
  const policy = createContentPolicy({ ...settings, frameHosts: [], imageHosts: [] });
  expect(policy(json).headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('SHP-2 a real shop says itself what its pages, data and pictures may do', async () => {
  const ofShop = (type: string) => () => {
    const answer = new Response('x', { headers: { 'content-type': type } });
    upstreamAnswers.add(answer);
    return answer;
  };
  const app = new Hono()
    .use(securityHeaders(() => true))
    .get('/page', ofShop('text/html'))
    .get('/image', ofShop('image/png'));
  for (const path of ['/page', '/image']) {
    const { headers } = await app.request(path);
    for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'content-security-policy'])
      expect(headers.has(name)).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
});

test('every answer has the security headers, and keeps those it brings', async () => {
  const app = new Hono()
    .use(securityHeaders(({ url }) => url.startsWith('https:')))
    .get('/a', (c) => c.text('a'))
    .get('/b', (c) => c.text('b', 200, { 'x-frame-options': 'DENY' }));
  const { headers } = await app.request('/a');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await app.request('/b')).headers.get('x-frame-options')).toBe('DENY');
  expect(headers.has('strict-transport-security')).toBe(false);
  const secure = await app.request('https://www.kudde.example/a');
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(secure.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('an answer that is called HTML and has no policy of its own is no page: it cannot be framed, and runs nothing', async () => {
  const app = new Hono().use(securityHeaders(() => false)).get('/a', (c) => c.html('0'));
  expect((await app.request('/a')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
