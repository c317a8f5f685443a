import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '#contract/errors.ts';
import { markets } from '#markets/index.ts';
import { readConfig } from '#server/config.ts';
import { contentOrigin, createContentClients } from './clients.ts';

const services = {
  CONTENT_API_URL: 'https://content.example',
  CONTENT_API_URL_STAGING: 'https://staging.content.example',
  CONTENT_API_URL_LOCAL: 'http://localhost:4000',
  CONTENT_API_URL_DEV: 'https://dev.content.example',
};

test.each([
  ['production', 'https://content.example'],
  ['staging', 'https://staging.content.example'],
  ['alpha', 'https://staging.content.example'],
  ['local', 'http://localhost:4000'],
] as const)('API-1, API-D1 a %s host asks %s', (hostKind, origin) => {
  expect(contentOrigin(readConfig(services).contentApi, hostKind)).toBe(origin);
  const dev = readConfig({ ...services, CONTENT_API: 'dev' });
  expect(contentOrigin(dev.contentApi, hostKind)).toBe('https://dev.content.example');
  expect(contentOrigin(readConfig({}).contentApi, hostKind)).toBeNull();
});

afterEach(() => void vi.useRealTimers());

const menu = (title: string) => [{ menu_item_id: '1', title, url: '/nl' }];
const deadlineMs = 8000;

/** A page's call for the main menu, of a service that answers as it is told. */
function setUp(answer: () => unknown) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const counted: string[] = [];
  const told: string[] = [];
  const service = { answer };
  const clients = createContentClients({
    contentApi: readConfig({}).contentApi,
    embedded: () => async () => service.answer(),
    onFailure: (call) => void counted.push(call),
    log: { info() {}, warn() {}, error() {} },
  });
  const ask = async () => {
    const asking = { deadlineAt: performance.now() + deadlineMs, onFailure: (call: string) => void told.push(call) };
    const since = performance.now();
    const { items } = await clients(markets.nl, 'local', asking).getMenu({ params: { menu: 'main-menu-nl' } });
    return [items[0]?.title, Math.round(performance.now() - since)];
  };
  return { ask, service, counted, told };
}

const never = () => new Promise(() => {});
const failing = () => {
  throw new CallError('unexpected', 'the menu is down', { status: 500 });
};

test('ERR-10 a menu that hangs costs one page a second, then none for five, and the last good one is shown', async () => {
  const { ask, service, counted, told } = setUp(() => menu('old'));
  expect(await ask()).toEqual(['old', 0]);
  service.answer = never;
  const first = ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toEqual(['old', 1000]);
  expect(await ask()).toEqual(['old', 0]);
  await vi.advanceTimersByTimeAsync(5000);
  service.answer = () => menu('new');
  expect(await ask()).toEqual(['new', 0]);
  // No page lacks anything, so none counts as incomplete; that the call failed is known all the same.
  await vi.advanceTimersByTimeAsync(deadlineMs);
  expect(told).toEqual([]);
  expect(counted).toEqual(['getMenu']);
});

test('a new menu that comes late is there for the next page', async () => {
  const { ask, service } = setUp(() => menu('old'));
  await ask();
  let arrive: (answer: unknown) => void = () => {};
  service.answer = () => new Promise((resolve) => (arrive = resolve));
  const first = ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toEqual(['old', 1000]);
  arrive(menu('new'));
  await vi.advanceTimersByTimeAsync(0);
  // It is read in the next turn.
  await new Promise((done) => setImmediate(done));
  service.answer = never;
  const next = ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect((await next)[0]).toBe('new');
});

test('ERR-D4 where no menu is known a page waits for it to the end, and lacks it', async () => {
  const { ask, told } = setUp(never);
  const first = ask().catch(String);
  await vi.advanceTimersByTimeAsync(deadlineMs);
  expect(await first).toContain('got no answer');
  expect(told).toEqual(['getMenu']);
});

test('ERR-10 a menu that fails is counted, and the last good one stands in for a day', async () => {
  const { ask, service, counted, told } = setUp(() => menu('old'));
  await ask();
  service.answer = failing;
  expect(await ask()).toEqual(['old', 0]);
  expect([counted, told]).toEqual([['getMenu'], []]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  await expect(ask()).rejects.toThrow('the menu is down');
  expect(told).toEqual(['getMenu']);
});

test('36.8 the answers to a page are read one by one, with a turn for every other visitor between', async () => {
  const seen: string[] = [];
  const clients = createContentClients({
    contentApi: readConfig({}).contentApi,
    embedded: () => async () => menu('here'),
    log: { info() {}, warn() {}, error() {} },
  });
  const asking = {
    deadlineAt: performance.now() + deadlineMs,
    onFailure: (call: string) => void seen.push(call),
    onRead: () => void seen.push('an answer'),
  };
  let isOver = false;
  const visitor = () => {
    seen.push('a visitor');
    if (!isOver) setImmediate(visitor);
  };
  setImmediate(visitor);
  const client = clients(markets.nl, 'local', asking);
  const menus = ['main-menu-nl', 'footer-menu-nl', 'legal-menu-nl'];
  await Promise.all(menus.map((name) => client.getMenu({ params: { menu: name } })));
  isOver = true;
  expect(seen.filter((who) => who === 'an answer')).toHaveLength(menus.length);
  expect(seen.join(', ')).not.toContain('an answer, an answer');
});
