// What one sender may take of what has to be rendered.
import { expect, test } from 'vitest';
import { page, setUp, settled } from '#tests/setup/test-page-cache.ts';

const from = (sender: string) => ({ headers: { 'x-test-sender': sender } });
const senderOf = ({ headers }: Request) => headers.get('x-test-sender');

test('C13 H2-8 while one sender asks for 208 addresses that do not exist, another gets a page that is not in memory', async () => {
  const doors: (() => void)[] = [];
  let isOpen = false;
  const render = async ({ url }: Request) => {
    if (!isOpen) await new Promise<void>((resolve) => doors.push(resolve));
    return url.endsWith('/nl') ? page('home') : new Response('missing', { status: 404 });
  };
  const { get, cache } = setUp(render, { senderOf });
  const flood = Array.from({ length: 208 }, (_, index) =>
    get(`/nl/no-${index}`, from('flood')).then(
      ({ status }) => status,
      ({ status }: { status: number }) => status,
    ),
  );
  await settled();
  const home = get('/nl', from('visitor'));
  expect(cache.queueSizes().waiting).toBe(41);
  isOpen = true;
  doors.splice(0).forEach((end) => end());
  expect(await (await home).text()).toBe('home');
  const statuses = await Promise.all(flood);
  // Of sixty at once in the budget, eight are made and forty wait; all others are told at once.
  expect(statuses.filter((status) => status === 404)).toHaveLength(48);
  expect(statuses.filter((status) => status === 503)).toHaveLength(12);
  expect(statuses.filter((status) => status === 429)).toHaveLength(148);
});

test('H2-8 pages that stay of use to all cost their sender nothing, what only he asks for does', async () => {
  const { get } = setUp(({ url }) => (/none/.test(url) ? new Response('', { status: 404 }) : page('x')), { senderOf });
  for (let count = 0; count < 100; count += 1)
    expect((await get(`/nl/page-${count}`, from('crawler'))).status).toBe(200);
  for (let count = 0; count < 60; count += 1)
    expect((await get(`/nl/none-${count}`, from('crawler'))).status).toBe(404);
  await expect(get('/nl/none-60', from('crawler'))).rejects.toMatchObject({ status: 429 });
  // What is there already is sent all the same, and others have budgets of their own.
  expect((await get('/nl/page-1', from('crawler'))).status).toBe(200);
  expect((await get('/nl/none-1', from('crawler'))).status).toBe(404);
  expect((await get('/nl/none-60', from('visitor'))).status).toBe(404);
  for (let count = 100; count < 200; count += 1) expect((await get(`/nl/none-${count}`)).status).toBe(404);
});

test('H2-8 a search is made once a minute, whatever stands beside it, and for nobody between us and the visitor', async () => {
  const { get, wait, renders } = setUp((_, count) => page(`found ${count}`));
  for (const more of ['', '&utm_source=x', '&x=1', '&x=2']) {
    const answer = await get(`/nl/zoeken?q=koe${more}`);
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['found 1', 'private, no-cache']);
  }
  await get('/nl/zoeken?q=kip');
  expect(renders()).toBe(2);
  wait(60_000);
  expect(await (await get('/nl/zoeken?q=koe')).text()).toBe('found 3');
});
