// Mails of the whole shop, taken by a real mail server on this machine.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { find, findAll } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openSmtpServer, type ReceivedMail, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const t = textIn(markets.nl);
const newsletter = '/nl/shop/wp-json/grutto/webhooks';
const soldOut = '/nl/shop/wp-json/grutto/soldout_subscribe';
const from = 'Kudde <post@kudde.example>';

let smtp: SmtpServer;
let app: TestApp;
beforeAll(async () => {
  smtp = await openSmtpServer();
  app = await openTestApp({ settings: { SMTP_URL: smtp.url, MAIL_FROM: from, TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await app?.close();
  await smtp?.close();
});

async function signUp(address: string, fields: Record<string, string>): Promise<unknown> {
  const { html } = await app.get(address, { method: 'POST', body: new URLSearchParams(fields) });
  return JSON.parse(html);
}

function linkIn(mail: ReceivedMail | undefined, part: string): string {
  const link = new RegExp(`https://www\\.kudde\\.example(/nl/shop/${part}/\\S+)`).exec(mail?.text ?? '');
  return link?.[1] ?? `no link to ${part}`;
}

const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
const statusOf = async (path: string) => (await app.get(path)).status;

test('SGN-1, SGN-8 a mail asks to confirm, and its link does, once', async () => {
  const email = 'mia@mail.example';
  expect(await signUp(newsletter, { email, type: 'subscribe' })).toEqual({ result: 'success' });
  const [mail] = mailsTo(email);
  expect(mail?.from).toBe('post@kudde.example');
  expect(mail?.headers.get('from')).toBe(from);
  expect(mail?.headers.get('subject')).toBe(t('shop:confirm.subject'));
  expect(mail?.headers.get('list-unsubscribe')).toContain('/nl/shop/unsubscribe/');
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = linkIn(mail, 'confirm');
  const page = await app.get(link);
  expect([page.status, page.html]).toEqual([200, expect.stringContaining(t('shop:confirm.button'))]);
  const done = await app.get(link, { method: 'POST' });
  expect([done.status, done.html]).toEqual([200, expect.stringContaining(t('shop:confirm.doneBody'))]);
  expect(await statusOf(link)).toBe(410);
  expect(await signUp(newsletter, { email, type: 'subscribe' })).toEqual({ result: 'success' });
  expect(mailsTo(email)[1]?.headers.get('subject')).toBe(t('shop:already.subject'));
});

test('SGN-1 the link at the end of a mail ends the sign-up: looking is not enough, one click is', async () => {
  const email = 'jan@mail.example';
  await signUp(newsletter, { email, type: 'subscribe' });
  const link = linkIn(mailsTo(email)[0], 'unsubscribe');
  const page = await app.get(link);
  expect([page.status, page.html]).toEqual([200, expect.stringContaining(t('shop:goodbye.button'))]);
  expect(await signUp(newsletter, { email, type: 'subscribe' })).toEqual({ result: 'success' });
  expect(mailsTo(email)).toHaveLength(1);
  const done = await app.get(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect([done.status, done.html]).toEqual([200, expect.stringContaining(t('shop:confirm.unsubscribed'))]);
  expect(await signUp(newsletter, { email, type: 'subscribe' })).toEqual({ result: 'success' });
  expect(mailsTo(email)).toHaveLength(2);
});

test('SGN-1, SGN-8 what links in mails lead to stands in the frame of all pages, and their addresses are told to nobody', async () => {
  const email = 'noor@mail.example';
  const expectFramed = (html: string) => {
    const styles = findAll(html, 'link', { rel: 'stylesheet' }).map(({ attributes }) => attributes.href);
    expect(styles).toContainEqual(expect.stringMatching(/^\/assets\//));
    for (const part of ['header', 'main', 'footer']) expect(findAll(html, part), part).toHaveLength(1);
  };
  await signUp(newsletter, { email, type: 'subscribe' });
  for (const [what, button] of [
    ['confirm', t('shop:confirm.button')],
    ['unsubscribe', t('shop:goodbye.button')],
  ] as const) {
    const page = await app.get(linkIn(mailsTo(email)[0], what));
    expectFramed(page.html);
    const forms = findAll(page.html, 'form', { method: 'post' });
    expect(forms.map(({ inside }) => find(inside, 'button')?.text)).toContain(button);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  }
  const gone = await app.get('/nl/shop/confirm/nothing');
  expect([gone.status, gone.html]).toEqual([410, expect.stringContaining(t('shop:confirm.expiredTitle'))]);
  expectFramed(gone.html);
});

test('SGN-1 nobody ends somebody else’s sign-up', async () => {
  await signUp(newsletter, { email: 'eva@mail.example', type: 'subscribe' });
  const link = linkIn(mailsTo('eva@mail.example')[0], 'unsubscribe');
  expect(await statusOf(link.replace('/nl/', '/de/'))).toBe(404);
  expect(await statusOf(`${link.split('.')[0]}.AAAA`)).toBe(404);
  expect(await statusOf('/nl/shop/unsubscribe/nothing')).toBe(404);
});

test.each(['evil.local', 'localhost:6666', '127.0.0.1:31337', '[::1]:8080', 'evil.example'])(
  'weakness 17: a sign-up sent to %s is mailed with links to our own address',
  async (host) => {
    const email = `${host.replace(/\W/g, '-')}x@mail.example`;
    const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': 'http' };
    const body = new URLSearchParams({ email, type: 'subscribe' });
    await app.get(`http://${host}${newsletter}`, { method: 'POST', body, headers });
    const [mail] = mailsTo(email);
    const whole = `${mail?.text} ${mail?.headers.get('list-unsubscribe')}`;
    const origins = [...whole.matchAll(/https?:\/\/[^/\s>]+/g)].map(([origin]) => origin);
    expect(new Set(origins)).toEqual(new Set(['https://www.kudde.example']));
  },
);

test('weakness 17: without an address of its own a shop that mails says where its links lead', () => {
  const said = app.log.find(({ message }) => message.startsWith('SMTP_URL is set without SITE_URL'));
  expect(said?.details).toEqual({ markets: ['nl', 'fr', 'uk', 'de'] });
});

test('SGN-2, SGN-15 who confirmed is told once, when a package is back in stock', async () => {
  const email = 'kees@mail.example';
  // Sold out in the sample content.
  const slug = 'other-box';
  expect(await signUp(soldOut, { email, slug })).toEqual({ result: 'success', msg: t('newsletter.success') });
  const confirmed = await app.get(linkIn(mailsTo(email)[0], 'confirm'), { method: 'POST' });
  expect(confirmed.html).toContain(t('newsletter.product_success'));

  await app.importContent((_market, files) => withStock(files, slug));
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(2);
  const told = mailsTo(email)[1];
  expect(told?.text).toContain(`https://www.kudde.example${pathTo(markets.nl, 'package', { slug })}`);
  await app.importContent((_market, files) => withStock(files, slug));
  expect(await statusOf('/nl')).toBe(200);
  expect(mailsTo(email)).toHaveLength(2);
});

test('SGN-9 a mail server that refuses: an error, logged, and the next try works', async () => {
  const email = 'piet@mail.example';
  smtp.behave('refuse');
  expect(await signUp(newsletter, { email, type: 'subscribe' })).toEqual({ result: 'error' });
  expect(app.log.map(({ message }) => message)).toContain('confirmation mail not sent');
  smtp.behave('take');
  expect(await signUp(newsletter, { email, type: 'subscribe' })).toEqual({ result: 'success' });
});

test('SGN-13 a mail server that says nothing does not use up the ten seconds of a sign-up', async () => {
  smtp.behave('hang');
  const began = performance.now();
  expect(await signUp(newsletter, { email: 'ria@mail.example', type: 'subscribe' })).toEqual({ result: 'error' });
  expect(performance.now() - began).toBeLessThan(9500);
  smtp.behave('take');
});

type Files = Parameters<Parameters<TestApp['importContent']>[0]>[1];

function withStock(files: Files, slug: string): Files {
  const packages = files['packages.json'] as { slug: string }[];
  const restock = (box: { slug: string }) =>
    box.slug === slug ? { ...box, shop_product_stock_status: 'instock' } : box;
  return { ...files, 'packages.json': packages.map(restock) };
}
