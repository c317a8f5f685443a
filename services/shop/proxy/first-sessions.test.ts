// What is remembered of the session of a visitor who had none, and who is told of it.
import { expect, test } from 'vitest';
import { visitorHeader } from '#contract/shop.ts';
import { openUpstreamShop } from '#tests/setup/shop/upstream-shop.ts';
import { createFirstSessions } from './first-sessions.ts';

const cartPath = '/nl/shop/wp-json/wc/store/cart';
const visitor = '0123456789abcdef0123456789abcdef';
const named = (id: string) => ({ [visitorHeader]: id });

const session = 'wp_woocommerce_session_0a=t_1%7C%7C1; path=/nl/shop/; HttpOnly';
const hash = 'woocommerce_cart_hash=abc; path=/nl/shop/';

/** What a shop is sent, and what it answers with these cookies, one request after the other. */
async function exchange(answers: string[][], headers: Record<string, string> = named(visitor)) {
  const shop = await openUpstreamShop();
  const front = shop.proxy();
  const left = [...answers];
  shop.answerWith((_, response) => response.writeHead(200, { 'set-cookie': left.shift() ?? [] }).end('{}'));
  const given: string[][] = [];
  for (const _ of answers) {
    const answer = await front.request(`https://www.kudde.example${cartPath}`, { headers });
    given.push(answer.headers.getSetCookie());
    await answer.text();
  }
  await shop.close();
  return { given, sent: shop.asked().map((request) => request.headers) };
}

test('E11 only the cookies of the session are remembered, and the shop does not hear of the id', async () => {
  const headers = { ...named(visitor), cookie: 'consent=no' };
  const { given, sent } = await exchange([[session, hash, 'sbjs_first=1; path=/'], []], headers);
  expect(sent.map(({ cookie }) => cookie)).toEqual([
    'consent=no',
    'consent=no; wp_woocommerce_session_0a=t_1%7C%7C1; woocommerce_cart_hash=abc',
  ]);
  for (const each of sent) expect(each).not.toHaveProperty(visitorHeader);
  expect(given[1]).toEqual([`${session}; SameSite=Lax`, `${hash}; SameSite=Lax`]);
});

test('E11 a cookie that the shop sets anew or takes away is remembered so', async () => {
  const changed = 'woocommerce_cart_hash=def; path=/nl/shop/';
  const gone = 'woocommerce_cart_hash=0; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/nl/shop/';
  const { given, sent } = await exchange([[session, hash], [changed], [gone], []]);
  expect(given.map((cookies) => cookies.map((cookie) => cookie.split(';')[0]))).toEqual([
    ['wp_woocommerce_session_0a=t_1%7C%7C1', 'woocommerce_cart_hash=abc'],
    ['woocommerce_cart_hash=def', 'wp_woocommerce_session_0a=t_1%7C%7C1'],
    ['woocommerce_cart_hash=0', 'wp_woocommerce_session_0a=t_1%7C%7C1'],
    ['wp_woocommerce_session_0a=t_1%7C%7C1'],
  ]);
  expect(sent.at(-1)?.cookie).toBe('wp_woocommerce_session_0a=t_1%7C%7C1');
});

test.each([
  ['ends it', 'wp_woocommerce_session_0a=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/nl/shop/'],
  [
    'ends it without an age',
    'wp_woocommerce_session_0a=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; path=/nl/shop/',
  ],
  ['logs its visitor in', 'wordpress_logged_in_0a=jan%7C1; path=/nl/shop/; HttpOnly'],
])('E11 a session is forgotten when the shop %s', async (_how, cookie) => {
  const { given, sent } = await exchange([[session, hash], [session, cookie], []]);
  expect([sent[2]?.cookie, given[2]]).toEqual([undefined, []]);
});

const remembered = 'wp_woocommerce_session_0a=t_1%7C%7C1; woocommerce_cart_hash=abc';

/** What is remembered of visitors, by a clock that is set by hand. */
function openMemory() {
  let now = 1;
  const memory = createFirstSessions({ now: () => now });
  const lineOf = (id: string, market = 'nl', headers: Record<string, string> = named(id)) => {
    const line = memory.lineOf({ headers: new Headers(headers) }, market);
    if (line === null) throw new Error(`${id} has no line`);
    return line;
  };
  const answered = (line: ReturnType<typeof lineOf>) =>
    memory.remember(
      line,
      new Headers([
        ['set-cookie', session],
        ['set-cookie', hash],
      ]),
    );
  return {
    begin: (id: string) => answered(lineOf(id)),
    goOn: (id: string) => answered(lineOf(id, 'nl', { ...named(id), cookie: session.split(';', 1)[0] ?? '' })),
    sessionOf: (id: string, market = 'nl') => memory.withSession(lineOf(id, market), new Headers()).get('cookie'),
    pass: (seconds: number) => void (now += seconds * 1000),
  };
}

test('E11 what nobody asks for is forgotten two minutes later', () => {
  const { begin, sessionOf, pass } = openMemory();
  begin(visitor);
  pass(119);
  expect(sessionOf(visitor)).toBe(remembered);
  pass(119);
  expect(sessionOf(visitor)).toBe(remembered);
  pass(121);
  expect(sessionOf(visitor)).toBeNull();
});

test('E11 whoever goes on with the session itself does not keep it in memory', () => {
  const { begin, goOn, sessionOf, pass } = openMemory();
  begin(visitor);
  pass(100);
  goOn(visitor);
  pass(21);
  expect(sessionOf(visitor)).toBeNull();
  goOn(visitor);
  expect(sessionOf(visitor)).toBeNull();
});

test('E11 the session of one market is none in another', () => {
  const { begin, sessionOf } = openMemory();
  begin(visitor);
  expect(sessionOf(visitor, 'de')).toBeNull();
});

test('E11 however many visitors come, so many are remembered', () => {
  const { begin, sessionOf } = openMemory();
  const idOf = (number: number) => number.toString(16).padStart(32, '0');
  for (let number = 0; number <= 10_000; number += 1) begin(idOf(number));
  expect([sessionOf(idOf(0)), sessionOf(idOf(1))]).toEqual([null, remembered]);
});
