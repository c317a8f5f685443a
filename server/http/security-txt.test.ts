import { expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { readConfig } from '#server/config.ts';
import { createSecurityTxt } from './security-txt.ts';

const now = new Date('2026-11-15T10:00:00Z');
const path = '/.well-known/security.txt';

async function ask(origin: string, settings: Record<string, string> = {}) {
  const app = createSecurityTxt({ config: readConfig(settings), markets: marketList, clock: () => now });
  const answer = await app.request(`${origin}${path}`);
  return { answer, text: await answer.text() };
}

/** Values of a field; RFC 9116 writes one field on a line, and lines end with CRLF or LF. */
function fields(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`^${name}: (.+?)\\r?$`, 'gm'))].map(([, value = '']) => value);
}

test.each(marketList.map((market) => [market.code, market] as const))(
  'RFC 9116 %s: the contact is the customer service of the market, and the end is less than a year away',
  async (_, market) => {
    const { origin } = new URL(market.siteUrl);
    const { answer, text } = await ask(origin);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(
      text
        .split('\r\n')
        .slice(0, -1)
        .every((line) => /^[A-Z][a-z-]+(?:-[A-Z][a-z]+)*: \S/.test(line)),
    ).toBe(true);
    expect(fields(text, 'Contact')).toContain(`mailto:${market.email}`);
    expect(fields(text, 'Canonical')).toEqual([`${origin}${path}`]);
    expect(fields(text, 'Preferred-Languages')).toEqual(['nl, fr, en, de']);
    const [expires = '', ...more] = fields(text, 'Expires');
    expect([more, new Date(expires).toISOString()]).toEqual([[], expires]);
    const daysLeft = (Date.parse(expires) - now.getTime()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(365);
  },
);

test('RFC 9116 a contact of the settings takes the place of all others; the host of a request is never repeated', async () => {
  for (const contact of ['mailto:security@kudde.example', 'https://www.kudde.example/report']) {
    const { text } = await ask('http://evil.local', { SECURITY_CONTACT: contact });
    expect(fields(text, 'Contact')).toEqual([contact]);
    expect(text).not.toContain('evil');
  }
  const { text } = await ask('http://evil.local', { SITE_URL_NL: 'https://meat.example/nl' });
  expect(fields(text, 'Canonical')).toContain('https://meat.example/.well-known/security.txt');
  expect(fields(text, 'Contact')).toContain(`mailto:${markets.de.email}`);
});

test('RFC 9116 a contact must be an address of the web, over https, or of mail', () => {
  for (const contact of ['security@kudde.example', 'http://www.kudde.example', 'javascript:alert(1)'])
    expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT/);
});
