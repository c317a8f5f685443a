// A visitor who has no session yet, with real cookies: the basket's calls, the shop's front, and a WooCommerce that takes its time.
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitorHeader } from '#contract/shop.ts';
import { marketList } from '#markets/index.ts';
import { createShopProxy } from '#services/shop/proxy/proxy.ts';
import { sendToShop } from '#services/shop/proxy/send.ts';
import { createTabs, later, openBasket, ready, useBasketClock } from '#tests/setup/browser/open-basket.ts';
import { createBrowser, testTexts } from '#tests/setup/shop/test-shop.ts';
import { createWooCommerce } from '#tests/setup/shop/woocommerce.ts';
import type { ShopKind } from '#tests/setup/shop/woocommerce-carts.ts';
import { createSessionCookies, readShopRequest } from '#tests/setup/shop/woocommerce-exchange.ts';

vi.mock(import('#services/shop/proxy/send.ts'), async (original) => ({
  ...(await original()),
  sendToShop: vi.fn<typeof sendToShop>(),
}));

useBasketClock();
beforeEach(() => void vi.mocked(sendToShop).mockReset());

type Case = { kind: ShopKind; keepsCookiesOfAborted: boolean };

const cases: Case[] = [
  { kind: 'adds', keepsCookiesOfAborted: true },
  { kind: 'adds', keepsCookiesOfAborted: false },
  { kind: 'replaces', keepsCookiesOfAborted: true },
  { kind: 'replaces', keepsCookiesOfAborted: false },
];

const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** The shop, its front, and a browser before it. Browsers differ in what they do with the cookies of an answer nobody waits for. */
function openVisit({ kind, keepsCookiesOfAborted }: Case) {
  const shop = createWooCommerce({ kind });
  const visits = createSessionCookies(shop);
  /** What each request was sent with: the id of the visitor. */
  const named: [method: string, id: string | null][] = [];
  let workMs = 20;

  vi.mocked(sendToShop).mockImplementation(async ({ url, method, headers, body }) => {
    const takesMs = workMs;
    const path = `${url.pathname.slice('/nl/shop'.length)}${url.search}`;
    const bytes = body && 'whole' in body ? body.whole : Buffer.alloc(0);
    const visit = { cookies: headers.get('cookie'), market: 'nl', isSecure: true };
    const [answer, cookies] = await visits.answer(visit, async (session) => {
      const end = shop.begin(await readShopRequest({ session, method, path, site: '/nl/shop', headers, bytes }));
      await wait(takesMs);
      return end();
    });
    const said = new Headers(answer.headers);
    for (const cookie of cookies) said.append('set-cookie', cookie);
    // Of what comes by HTTP only the stream is looked at.
    const incoming = Readable.from([Buffer.from(answer.body)]) as IncomingMessage;
    return { status: answer.status, headers: said, incoming, ended: Promise.resolve() };
  });

  const front = createShopProxy({
    urls: { nl: 'http://shop.internal' },
    host: 'public',
    markets: marketList,
    texts: testTexts,
    log: { info() {}, warn() {}, error: (_, message) => console.error(message) },
  });
  const browser = createBrowser(async (path, init = {}) => {
    const answer = await front.request(`https://www.kudde.example${path}`, init);
    return init.signal?.aborted && !keepsCookiesOfAborted ? new Response(null) : answer;
  });
  const send: typeof fetch = (address, init = {}) => {
    const { signal } = init;
    named.push([init.method ?? 'GET', new Headers(init.headers).get(visitorHeader)]);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    const answered = browser.ask(address instanceof Request ? address.url : `${address}`, init);
    answered.catch(() => {});
    return Promise.race([answered, aborted]);
  };
  const session = () => browser.jar.get('wp_woocommerce_session_double')?.value ?? 'none';

  return {
    fetch: send,
    named,
    /** All carts there are, and the one the browser has. */
    carts: () => ({ all: shop.carts(), own: shop.quantities(session()) }),
    boxes: () => shop.boxes(session()),
    answerAfter: (ms: number) => void (workMs = ms),
  };
}

test.each(cases)(
  'E11 the second press aborts a slow first post: one session has both presses ($kind, $keepsCookiesOfAborted)',
  async (how) => {
    const visit = openVisit(how);
    const { click, shown, store } = openBasket(visit);
    await ready();
    visit.answerAfter(4400);
    click('1');
    await later(500);
    visit.answerAfter(300);
    click('1');
    await later(200);
    click('2');
    await later(20_000);
    expect(visit.carts()).toEqual({ all: [{ '1': 2, '2': 1 }], own: { '1': 2, '2': 1 } });
    expect(visit.boxes()).toHaveLength(1);
    expect([shown('1'), shown('2')]).toEqual([2, 1]);
    expect(store.get()).toMatchObject({ problem: null, isLoading: false, wishes: {}, refusals: {} });
  },
);

test.each(cases)(
  'E11 a page that is closed while the first post is under way: the next one goes on in its session ($kind, $keepsCookiesOfAborted)',
  async (how) => {
    const visit = openVisit(how);
    const tabs = createTabs();
    const first = openBasket(visit, { tabs });
    await ready();
    visit.answerAfter(4400);
    first.click('1');
    await later(500);
    first.close();
    visit.answerAfter(300);
    const next = openBasket(visit, { tabs });
    await later(1000);
    next.click('2');
    await later(20_000);
    expect(visit.carts()).toEqual({ all: [{ '1': 1, '2': 1 }], own: { '1': 1, '2': 1 } });
    expect([next.shown('1'), next.shown('2')]).toEqual([1, 1]);
  },
);

test.each(cases)(
  'E11 a page that is left before anything was sent: the next one ends in the same session ($kind, $keepsCookiesOfAborted)',
  async (how) => {
    const visit = openVisit(how);
    const tabs = createTabs();
    const first = openBasket(visit, { tabs });
    await ready();
    visit.answerAfter(4400);
    first.click('1');
    await later(100);
    first.close();
    await later(50);
    visit.answerAfter(300);
    const next = openBasket(visit, { tabs });
    await later(20_000);
    expect(visit.carts()).toEqual({ all: [{ '1': 1 }], own: { '1': 1 } });
    expect(next.shown('1')).toBe(1);
  },
);

const tabCases = cases.flatMap((how) => [true, false].map((hasLocks) => ({ ...how, hasLocks })));

test.each(tabCases)(
  'E11 two tabs of a first-time visitor, the first of them closed in the midst of it ($kind, $keepsCookiesOfAborted, locks: $hasLocks)',
  async ({ hasLocks, ...how }) => {
    const visit = openVisit(how);
    const tabs = createTabs({ hasLocks });
    const [one, another] = [openBasket(visit, { tabs }), openBasket(visit, { tabs })];
    await ready();
    visit.answerAfter(4400);
    one.click('1');
    await later(500);
    another.click('2');
    visit.answerAfter(300);
    await later(200);
    one.click('1');
    await later(500);
    one.close();
    await later(200_000);
    expect(visit.carts()).toEqual({ all: [{ '1': 2, '2': 1 }], own: { '1': 2, '2': 1 } });
    expect([another.shown('1'), another.shown('2')]).toEqual([2, 1]);
  },
);

const anyCases = [300, 1000, 4400, 10_000].flatMap((workMs) => [1, 2].map((tabCount) => ({ workMs, tabCount })));

test.each(anyCases)(
  'E11 first-time visitors who press and press in $tabCount tabs of a shop that takes $workMs ms have one cart with all of it',
  async ({ workMs, tabCount }) => {
    for (const how of cases) {
      const visit = openVisit(how);
      const tabs = createTabs();
      const pages = Array.from({ length: tabCount }, () => openBasket(visit, { tabs }));
      await ready();
      visit.answerAfter(workMs);
      for (let press = 0; press < 12; press += 1) {
        pages[press % tabCount]?.click(press % 3 === 0 ? '2' : '1');
        await later(400 + 130 * (press % 5));
      }
      await later(20 * workMs + 20_000);
      const all = { '1': 8, '2': 4 };
      expect(visit.carts()).toEqual({ all: [all], own: all });
      for (const page of pages) {
        expect([page.shown('1'), page.shown('2')]).toEqual([8, 4]);
        page.close();
      }
    }
  },
);

test('E11 the id is sent with the first changes only, and is the same in all tabs', async () => {
  const visit = openVisit({ kind: 'adds', keepsCookiesOfAborted: true });
  const tabs = createTabs();
  const [one, another] = [openBasket(visit, { tabs }), openBasket(visit, { tabs })];
  await ready();
  one.click('1');
  await later(5000);
  another.click('2');
  await later(5000);
  const ids = visit.named.map(([, id]) => id);
  const id = ids.find((each) => each !== null);
  expect(id).toMatch(/^[\da-f]{32}$/);
  // Each tab looks at the cart; then the first change with its reading, and what the other tab reads of it.
  expect(visit.named).toEqual([
    ['GET', null],
    ['GET', null],
    ['POST', id],
    ['GET', id],
    ['GET', id],
    ...visit.named.slice(5).map(([method]) => [method, null]),
  ]);
  expect(visit.named.filter(([method]) => method === 'POST')).toHaveLength(2);
});
