import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minute, page, setUp, settled } from '#tests/setup/test-page-cache.ts';
import { pageMarks } from './page-marks.ts';

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
  expect(cache.fresh('https://shop.example/nl', new Date('2026-11-15T08:00:00Z').getTime())).toBeNull();
  const old = await get('/nl');
  expect(old.headers.get('cache-control')).toContain('s-maxage=0');
  await expect.poll(async () => (await get('/nl')).text()).toBe('page 2');
  expect(renders()).toBe(2);
  expect((await get('/nl')).headers.get('cache-control')).toContain('s-maxage=60');
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

test('a page is packed quickly while somebody waits for it, and as small as it can be behind the visitors’ backs', async () => {
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
  for (let hit = 0; hit < 3; hit += 1) expect(await ask()).toEqual(first);
  wait(minute);
  expect(await ask()).toEqual(first);
  await expect.poll(async () => (await ask()).bytes).toBeLessThan(first.bytes * 0.97);
  const tight = await ask();
  expect(tight.etag).not.toBe(first.etag);
  expect(renders()).toBe(2);
  wait(minute);
  await ask();
  await expect.poll(renders).toBe(3);
  expect(await ask()).toEqual(tight);
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
    await get(`/nl/ons-vlees/box?product_id=${number}`);
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
  const head = await get('/', { method: 'HEAD' });
  expect([head.headers.get('x-method'), await head.text()]).toEqual(['GET', '']);
});
