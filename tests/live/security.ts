/** What a stranger may try on a running shop. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { visit } from '#tests/faults/seen.ts';
import { createShopper } from '#tests/faults/shopper.ts';
import type { AppProcess } from '#tests/setup/process/app-process.ts';

type How = { headers?: Record<string, string>; method?: string };

/** As it is written: `fetch` would tidy the address and the Host. */
function ask(url: string, path: string, { headers = {}, method = 'GET' }: How = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asking = request({ hostname, port, path, method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asking.on('error', reject).end();
  });
}

export function describeSecurity(app: () => AppProcess) {
  describe('security', () => {
    test.each([
      '/nl',
      '/nl/bestaat-niet',
      '/healthz',
      '/api/v1/nl/nl/faq',
      '/media/fit-340x210/animal-cow.webp',
      '/locales/nl/translation.json',
      '/nl/shop/',
      '/robots.txt',
      '/images/logo-kudde.svg',
    ])('%s tells browsers what not to do', async (path) => {
      const { headers } = await visit(`${app().url}${path}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src '(self|none)'/);
      expect(policy).toMatch(/frame-ancestors '(self|none)'/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      // Promised over http it would mean nothing, and not be allowed.
      expect(headers.has('strict-transport-security')).toBe(false);
    });

    test('every script that stands in a page is named by its hash, and nothing may be embedded or rebased', async () => {
      const { headers } = await visit(`${app().url}/nl`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
    });

    test('what a visitor says about proxies and hosts is not repeated', async () => {
      const { url } = app();
      const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
      for (const path of ['/nl/faq?page=1', '/nl/recepten/', '/sitemap.xml', '/robots.txt', '/nl/shop/']) {
        const answer = await ask(url, path, { headers: lies });
        expect(answer.body.includes('evil.example'), path).toBe(false);
        expect(answer.headers.location ?? '').not.toContain('evil.example');
        expect(answer.headers['strict-transport-security']).toBeUndefined();
      }
    });

    test('no proxy is trusted unasked: whose sign-ups are counted cannot be chosen', async () => {
      const { url } = app();
      const messages = [];
      for (let index = 0; index < 21; index += 1) {
        const body = new URLSearchParams({ email: `liar-${index}@example.com` });
        const headers = { 'x-forwarded-for': `192.0.2.${index}`, 'x-real-ip': `192.0.2.${index}` };
        const answer = await fetch(`${url}/nl/mailing`, { method: 'POST', body, headers });
        messages.push(((await answer.json()) as { msg: string | null }).msg);
      }
      expect(messages[20]).toMatch(/te veel|later/i);
      expect(messages.slice(0, 20)).not.toContain(messages[20]);
    });

    test.each([
      '//evil.example/',
      '//evil.example/%2f..',
      '/\\evil.example/',
      '/%2f%2fevil.example/',
      '/%5cevil.example/',
      '/nl//evil.example/',
      '/nl/%0d%0aset-cookie:x=1/',
      '/nl/?to=https://evil.example',
      '/.//evil.example/',
    ])('nobody is sent elsewhere by %s', async (path) => {
      const { url } = app();
      const { headers } = await ask(url, path);
      const { location = '/' } = headers;
      expect(new URL(location, url).origin).toBe(url);
      expect(headers['set-cookie']).toBeUndefined();
    });

    test.each([
      '/media/fit-340x210/..%2f..%2f..%2fpackage.webp',
      '/media/fit-340x210/%2e%2e/animal-cow.webp',
      '/media/fit-340x210/http:%2f%2f127.0.0.1%2fx.webp',
      '/media/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2fserver%2findex.js',
      '/assets/%2e%2e/%2e%2e/server/index.js',
      '/locales/..%2fnl/translation.json',
      '/api/v1/nl/nl/recipes/..%2f..%2fsettings',
    ])('%s leads to no file and no other address', async (path) => {
      const { status, body } = await ask(app().url, path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(/root:x:|createRequestHandler/.test(body)).toBe(false);
    });

    test('SHP-3 pages of other sites can neither sign anybody up nor fill a basket', async () => {
      const { url } = app();
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      for (const path of ['/nl/shop/wp-json/grutto/webhooks', '/nl/shop/wp-admin/admin-ajax.php', '/nl/mailing']) {
        const body = new URLSearchParams({ email: 'forged@example.com', type: 'subscribe' });
        const answer = await fetch(`${url}${path}`, { method: 'POST', body, headers: foreign });
        expect([path, answer.status]).toEqual([path, 403]);
      }
    });

    test('SHP-6 cookies of the basket stay with our own pages', async () => {
      const shopper = createShopper(app().url);
      const { bundleId, items } = await shopper.goods();
      const body = new URLSearchParams({
        'add-to-cart': bundleId,
        quantity: '1',
        [`bundle_quantity_${items[0]}`]: '1',
      });
      const answer = await shopper.ask('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', body });
      const cookies = answer.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookies.filter((cookie) => /session/.test(cookie)).every((cookie) => /HttpOnly/i.test(cookie))).toBe(true);
    });

    test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS'])(
      '%s on a page does nothing',
      async (method) => {
        const { status, body } = await ask(app().url, '/nl', { method });
        expect(status).toBeLessThan(500);
        expect(body.includes('node_modules')).toBe(false);
      },
    );
  });
}
