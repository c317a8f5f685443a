import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageMarks } from './render-page.ts';
import { createPageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

const minute = 60_000;
const originOf = ({ origin }: URL) => ({ origin, isOwn: true });

function setUp(
  render: (request: Request, count: number) => Response | Promise<Response>,
  { maxBytes = 1_000_000, refreshAfterMs = 0 } = {},
) {
  let now = new Date('2026-11-16T08:00:00Z').getTime();
  let renders = 0;
  const warnings: string[] = [];
  const cache = createPageCache({
    render: async (request) => {
      renders += 1;
      return render(request, renders);
    },
    keyOf: (request) => pageKey(request.method, new URL(request.url), { originOf }),
    marketOf: (request) => new URL(request.url).pathname.split('/')[1] ?? '',
    nextChange: () => new Date('2026-11-16T09:00:00Z'),
    refreshAfterMs,
    ttlMs: minute,
    maxBytes,
    clock: () => new Date(now),
    log: { info() {}, warn: (_details, message) => warnings.push(message), error() {} },
  });
  const get = (path: string, init?: RequestInit) => cache.answer(new Request(`https://shop.example${path}`, init));
  return { cache, get, warnings, wait: (ms: number) => (now += ms), renders: () => renders };
}

const page = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-own': '1' } });
/** A render begins some turns after it was asked for. */
async function settled() {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a page is rendered once and then comes from memory, as long as it is fresh', async () => {
  const { get, wait, renders } = setUp((_, count) => page(`page ${count}`));
  expect(await (await get('/nl')).text()).toBe('page 1');
  wait(minute - 1);
  const second = await get('/nl');
  expect(await second.text()).toBe('page 1');
  expect(second.headers.get('x-own')).toBe('1');
  expect(renders()).toBe(1);
});

test('a clock that is set back a day does not make old pages fresh for a day', async () => {
  const { cache, get, wait, renders } = setUp((_, count) => page(`page ${count}`));
  const day = 24 * 60 * minute;
  await get('/nl');
  wait(-day);
  expect(cache.ready('https://shop.example/nl', new Date('2026-11-15T08:00:00Z').getTime())).toBeNull();
  const old = await get('/nl');
  expect(old.headers.get('cache-control')).toContain('s-maxage=0');
  await settled();
  await settled();
  const next = await get('/nl');
  expect([renders(), await next.text()]).toEqual([2, 'page 2']);
  expect(next.headers.get('cache-control')).toContain('s-maxage=60');
});

test('many who wait for one page get one render', async () => {
  const { get, renders } = setUp(async (_, count) => {
    await settled();
    return page(`page ${count}`);
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/nl')));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['page 1']));
  expect(renders()).toBe(1);
});

test('a stale page is sent at once, and one refresh runs behind it', async () => {
  const { get, wait, renders } = setUp((_, count) => page(`page ${count}`));
  await get('/nl');
  wait(minute);
  const stale = await Promise.all([get('/nl'), get('/nl'), get('/nl')]);
  for (const answer of stale) expect(await answer.text()).toBe('page 1');
  await expect.poll(async () => (await get('/nl')).text()).toBe('page 2');
  expect(renders()).toBe(2);
});

test('a refresh waits until whoever got the old page has the rest of it', async () => {
  const refreshAfterMs = 2000;
  const { get, wait, renders } = setUp((_, count) => page(`page ${count}`), { refreshAfterMs });
  await get('/nl');
  wait(minute);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await (await get('/nl')).text()).toBe('page 1');
  await vi.advanceTimersByTimeAsync(refreshAfterMs - 1);
  await settled();
  expect(renders()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(async () => (await get('/nl')).text()).toBe('page 2');
  expect(renders()).toBe(2);
});

test('a page that stands in past its hour says nothing about days, and data of that age does not stand in', async () => {
  const html = '<!DOCTYPE html><html lang="nl"><p data-dated="">Morgen in huis</p></html>';
  const { get, wait, cache } = setUp(({ url }, count) => {
    if (count > 2) throw new Error('down');
    return url.endsWith('.data')
      ? new Response('["morgen"]', { headers: { 'content-type': 'text/x-script' } })
      : page(html);
  });
  const fresh = await get('/nl');
  await get('/nl.data');
  // Content that changed makes a page old, not its dates.
  cache.expire('nl');
  expect(await (await get('/nl')).text()).toBe(html);
  expect(await (await get('/nl.data')).text()).toBe('["morgen"]');
  wait(60 * minute);
  const old = await get('/nl');
  expect(old.headers.get('etag')).not.toBe(fresh.headers.get('etag'));
  expect(await old.text()).toBe(html.replace('<html ', '<html data-stale="" '));
  const zipped = await get('/nl', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toContain('data-stale');
  await expect(get('/nl.data')).rejects.toThrow('down');
});

test('a page whose refresh fails stays, for a day', async () => {
  const { get, wait, warnings } = setUp((_, count) => {
    if (count === 1) return page('good');
    throw new Error('down');
  });
  await get('/nl');
  wait(2 * minute);
  expect(await (await get('/nl')).text()).toBe('good');
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  // Past the moment when what it says about today is true it still stands in, but only because no new one can be made.
  wait(120 * minute);
  expect(await (await get('/nl')).text()).toBe('good');
  wait(24 * 60 * minute);
  await expect(get('/nl')).rejects.toThrow('down');
});

test('a page that speaks of today is made anew before it is sent once that has changed', async () => {
  const { get, wait } = setUp((_, count) => page(`page ${count}`));
  await get('/nl');
  wait(61 * minute);
  expect(await (await get('/nl')).text()).toBe('page 2');
});

test('errors and redirects are never kept, missing pages shortly', async () => {
  const statuses = [500, 503, 301];
  for (const status of statuses) {
    const { get, renders } = setUp(() => new Response(status === 301 ? null : 'x', { status }));
    await get('/nl');
    await get('/nl');
    expect(renders(), String(status)).toBe(2);
  }
  const { get, wait, renders } = setUp(() => new Response('missing', { status: 404 }));
  expect((await get('/nl/x')).status).toBe(404);
  await get('/nl/x');
  expect(renders()).toBe(1);
  wait(10_000);
  await get('/nl/x');
  expect(renders()).toBe(2);
});

test('answers with a cookie or marked no-store are not kept', async () => {
  for (const headers of [new Headers({ 'set-cookie': 'a=b' }), new Headers({ 'cache-control': 'no-store' })]) {
    const { get, renders } = setUp(() => new Response('x', { headers }));
    await get('/nl');
    await get('/nl');
    expect(renders()).toBe(2);
  }
});

test('bytes come as the browser likes them, with an ETag that answers 304', async () => {
  const { get } = setUp(() => page('x'.repeat(5000)));
  const read = async (encoding: string) => {
    const answer = await get('/nl', { headers: { 'accept-encoding': encoding } });
    return {
      encoding: answer.headers.get('content-encoding'),
      body: Buffer.from(await answer.arrayBuffer()),
      etag: answer.headers.get('etag') ?? '',
    };
  };
  const br = await read('gzip, deflate, br');
  expect([br.encoding, brotliDecompressSync(br.body).length]).toEqual(['br', 5000]);
  const zipped = await read('gzip, br;q=0');
  expect([zipped.encoding, gunzipSync(zipped.body).length]).toEqual(['gzip', 5000]);
  const plain = await read('identity');
  expect([plain.encoding, plain.body.length]).toEqual([null, 5000]);
  expect(new Set([br.etag, zipped.etag, plain.etag]).size).toBe(3);
  const again = await get('/nl', { headers: { 'accept-encoding': 'br', 'if-none-match': br.etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a page that is asked for often is made as small as it can be, also when it was rendered anew meanwhile', async () => {
  const html = readFileSync(import.meta.filename, 'utf8');
  const { get, wait, renders } = setUp(() => page(html));
  const ask = async () => {
    const answer = await get('/nl', { headers: { 'accept-encoding': 'br' } });
    const body = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(html);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    return { bytes: body.length, etag: answer.headers.get('etag') };
  };
  const first = await ask();
  for (let hit = 0; hit < 2; hit += 1) expect(await ask()).toEqual(first);
  await expect.poll(async () => (await ask()).bytes).toBeLessThan(first.bytes * 0.97);
  const tight = await ask();
  expect(tight.etag).not.toBe(first.etag);
  wait(minute);
  await ask();
  await settled();
  expect(await ask()).toEqual(tight);
  expect(renders()).toBe(2);
});

test('HEAD has the headers of GET and no body, and fills the cache with the whole page', async () => {
  const { get, renders } = setUp((request) => new Response(request.method === 'HEAD' ? null : 'whole'));
  const head = await get('/nl', { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['5', '']);
  expect(await (await get('/nl')).text()).toBe('whole');
  expect(renders()).toBe(1);
});

test('a change of content is seen by the next visitor, and a render begun before it is not kept', async () => {
  const { cache, get, renders } = setUp((_, count) => page(`page ${count}`));
  await get('/nl');
  await get('/de');
  cache.expire('nl');
  expect(await (await get('/nl')).text()).toBe('page 3');
  expect(await (await get('/de')).text()).toBe('page 2');
  expect(renders()).toBe(3);

  let finish: (response: Response) => void = () => {};
  const slow = setUp((_, count) =>
    count === 1 ? new Promise<Response>((resolve) => (finish = resolve)) : page('new'),
  );
  const first = slow.get('/nl');
  await settled();
  slow.cache.expire('nl');
  finish(page('old'));
  expect(await (await first).text()).toBe('old');
  expect(await (await slow.get('/nl')).text()).toBe('new');
});

test('memory is bounded', async () => {
  const { get, renders } = setUp(() => page('x'.repeat(40_000)), { maxBytes: 100_000 });
  await get('/nl/a');
  await get('/nl/b');
  await get('/nl/c');
  await get('/nl/a');
  expect(renders()).toBe(4);
});

test('a page that is not whole does not take the place of one that is', async () => {
  let isWhole = true;
  const { get, wait } = setUp((_, count) => {
    const made = page(`page ${count}`);
    if (!isWhole) pageMarks.set(made, { isIncomplete: true, isOtherSpelling: false });
    return made;
  });
  await get('/nl');
  isWhole = false;
  wait(minute);
  await get('/nl');
  await settled();
  await settled();
  const again = await get('/nl');
  expect(await again.text()).toBe('page 1');
  // Where there is none it is better than nothing, for a short while.
  expect(await (await get('/de')).text()).toMatch(/page \d/);
});

test('a page with a part that failed is never kept, and the last whole one stays in its place', async () => {
  let isBroken = true;
  const { get, wait, renders } = setUp((_, count) => {
    const made = page(`page ${count}`);
    if (isBroken) pageMarks.set(made, { isIncomplete: false, isBroken, isOtherSpelling: false });
    return made;
  });
  expect(await (await get('/nl')).text()).toBe('page 1');
  isBroken = false;
  expect(await (await get('/nl')).text()).toBe('page 2');
  isBroken = true;
  wait(minute);
  await get('/nl');
  await settled();
  await settled();
  expect(renders()).toBe(3);
  expect(await (await get('/nl')).text()).toBe('page 2');
});

test('all who waited for a page that failed get its answer', async () => {
  const { get, renders } = setUp(async () => {
    await settled();
    return new Response('out of reach', { status: 503 });
  });
  const answers = await Promise.all([get('/nl'), get('/nl'), get('/nl')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(3).fill('out of reach'));
  expect(renders()).toBe(1);
});

test('ERR-8 a page that becomes a 404 is replaced by it, and does not come back when something fails', async () => {
  let answer = () => page('good');
  const { get, wait, cache, renders } = setUp(() => answer());
  await get('/nl/x');
  answer = () => new Response('missing', { status: 404 });
  wait(minute);
  // The refresh behind the old page finds that it is gone.
  expect((await get('/nl/x')).status).toBe(200);
  await expect.poll(async () => (await get('/nl/x')).status).toBe(404);
  expect(renders()).toBe(2);
  answer = () => new Response('down', { status: 503 });
  cache.expire('nl');
  expect((await get('/nl/x')).status).toBe(503);
  answer = () => page('back');
  expect(await (await get('/nl/x')).text()).toBe('back');
  expect((await get('/nl/x')).status).toBe(200);
});

test('whoever asks after a change of content does not get a page begun before it', async () => {
  const waiting: ((response: Response) => void)[] = [];
  const { get, cache } = setUp(() => new Promise<Response>((resolve) => void waiting.push(resolve)));
  const before = get('/nl');
  await settled();
  cache.expire('nl');
  const after = get('/nl');
  await settled();
  waiting[0]?.(page('old'));
  waiting[1]?.(page('new'));
  expect(await (await before).text()).toBe('old');
  expect(await (await after).text()).toBe('new');
  expect(await (await get('/nl')).text()).toBe('new');
});

test('ERR-D4 a page without one of its parts is sent for ten seconds, and the next visitor waits for a whole one', async () => {
  let isWhole = false;
  const { get, wait } = setUp((_, count) => {
    const made = page(`page ${count}`);
    if (!isWhole) pageMarks.set(made, { isIncomplete: true, isOtherSpelling: false });
    return made;
  });
  const first = await get('/nl');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  wait(9_999);
  expect(await (await get('/nl')).text()).toBe('page 1');
  isWhole = true;
  wait(1);
  const next = await get('/nl');
  expect(await next.text()).toBe('page 2');
  expect(next.headers.get('cache-control')).toContain('s-maxage=60, stale-while-revalidate');
});

test('a page without one of its parts is better than none when nothing can be made', async () => {
  const { get, wait } = setUp((_, count) => {
    if (count > 1) throw new Error('down');
    const made = page('half');
    pageMarks.set(made, { isIncomplete: true, isOtherSpelling: false });
    return made;
  });
  await get('/nl');
  wait(minute);
  expect(await (await get('/nl')).text()).toBe('half');
});

test('RTE-D12 other spellings and inventions do not push out pages at their canonical address', async () => {
  const { get, renders } = setUp(
    ({ url }) => {
      const made = page('x'.repeat(20_000));
      const isOtherSpelling = /\/\d+$/.test(new URL(url).pathname);
      pageMarks.set(made, { isIncomplete: false, isOtherSpelling });
      return made;
    },
    { maxBytes: 200_000 },
  );
  await get('/nl/recepten/stoofpot');
  for (let number = 2; number < 40; number += 1) {
    expect((await get(`/nl/recepten/stoofpot/${number}`)).status).toBe(200);
    await get(`/nl/recepten/stoofpot?product_id=${number}`);
  }
  const before = renders();
  await get('/nl/recepten/stoofpot');
  expect(renders()).toBe(before);
});

test('RTE-D2, RTE-D15 nothing of a request but its key reaches the page that all who wait get', async () => {
  const seen: Request[] = [];
  const { get } = setUp((request) => {
    seen.push(request);
    return page('x');
  });
  const headers = {
    referer: 'https://shop.example/de/404',
    cookie: 'a=b',
    'if-none-match': '"x"',
    'accept-language': 'fr',
  };
  await Promise.all([get('/nl?invite=A', { headers, method: 'HEAD' }), get('/nl?invite=B'), get('/nl')]);
  expect(seen.map(({ method, url, headers: said }) => [method, url, [...said]])).toEqual([
    ['GET', 'https://shop.example/nl', []],
  ]);
});

test('HEAD of what is never kept has the headers of GET too', async () => {
  const { get } = setUp(({ method }) => new Response('found', { headers: { 'x-method': method } }));
  const head = await get('/nl/blog?search=x', { method: 'HEAD' });
  expect([head.headers.get('x-method'), await head.text()]).toEqual(['GET', '']);
});

test('ERR-11 a page without one of its parts is sent after a second when the whole one does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, wait } = setUp((_, count) => {
    if (count > 1) return new Promise<Response>(() => {});
    const made = page('half');
    pageMarks.set(made, { isIncomplete: true, isOtherSpelling: false });
    return made;
  });
  await get('/nl');
  wait(minute);
  const late = get('/nl');
  await settled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await (await late).text()).toBe('half');
});
