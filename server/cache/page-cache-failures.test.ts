// What the page cache sends and keeps when a page, or a part of it, cannot be made.
import { expect, onTestFinished, test, vi } from 'vitest';
import { minute, page, setUp, settled } from '#tests/setup/test-page-cache.ts';
import { pageMarks } from './page-marks.ts';

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
