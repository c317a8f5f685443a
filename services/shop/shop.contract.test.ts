// One suite for every shop area: ours in this process, or the one SHOP_TEST_URL names (docs/woocommerce.md).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cookie, readCookie, readRecordings, type Recording } from '#tests/setup/shop/recordings.ts';
import { shopTestUrl } from '#tests/setup/shop/shop-address.ts';
import { openTestShop } from '#tests/setup/shop/test-shop.ts';

/** Recorded, and not asked for again. Each number with its reason. */
const notReplayed: Record<number, string> = {
  12: 'plain Product Bundles puts a second box beside the first; ours replaces it, which 94 asks for',
  13: 'the cart after 12',
  15: 'plain Product Bundles doubles a box that is posted again; ours keeps one',
  16: 'the cart after 15',
  17: 'plain Product Bundles leaves an empty box; ours leaves none, which 101 asks for',
  18: 'the cart after 17',
  25: 'a shop that shows the cart after each addition: such answers are taken for 10, 14 and others as well',
  26: 'as 25: such an answer is taken for 03, 30 and 35 as well',
  27: 'as 25; the refusal is that of 21',
  69: 'a shop without the sign-up plugin; below it is asked for with another namespace',
  70: 'a shop without the coupon action; below it is asked for with another action',
  71: 'as 70',
  85: 'the description of the cart for programmers; no client of ours asks for it',
};

/** Cookies that WooCommerce sends although nothing changed, or forgets although something did. */
const oddCookies = new Set([54, 55, 59, 62, 63, 64]);

type Send = (path: string, init: RequestInit) => Promise<Response>;
type Jar = Map<string, string>;

const recordings = readRecordings().filter(({ number }) => !(number in notReplayed));
const places = [shopTestUrl === null ? 'our database' : 'address'];

test('every recording is replayed or has a reason not to be', () => {
  const known = new Set([...readRecordings().map(({ number }) => number), 85]);
  expect(Object.keys(notReplayed).filter((number) => !known.has(Number(number)))).toEqual([]);
  expect(recordings.length).toBeGreaterThan(75);
});

describe.each(places)('shop area on %s', (place) => {
  let send: Send;
  let close = async () => {};
  const replay = createReplay((path, init) => send(path, init));

  beforeAll(async () => {
    if (place === 'address') {
      send = (path, init) => fetch(`${shopTestUrl}${path.replace(/^\/nl\/shop/, '')}`, { ...init, redirect: 'manual' });
      return;
    }
    const shop = await openTestShop({ sendMail: async () => {} });
    send = shop.send;
    close = shop.close;
  });
  afterAll(() => close());

  test.each(recordings.map((recording) => [titleOf(recording), recording] as const))('%s', async (_, recording) => {
    const answer = await replay(recording);
    const wanted = asThisShopSays(place === 'address' ? recording.answer : alike(recording.answer), answer.status);
    expect(answer.status).toBe(wanted.status);
    expect(headersThatMatter(answer.headers)).toEqual(headersThatMatter(wanted.headers));
    const cookies = oddCookies.has(recording.number) ? answer.cookies : recording.answer.cookies;
    expect(cookiesOf(answer.cookies)).toEqual(cookiesOf(cookies));
    expect(shapeOf(answer.text)).toEqual(shapeOf(wanted.text));
  });

  test('SHP-3 an unknown namespace is no route', async () => {
    const answer = await send('/nl/shop/wp-json/unknown/webhooks', { method: 'POST', body: new FormData() });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'rest_no_route', data: { status: 404 } }]);
  });

  test('SHP-11 an unknown action is 200 with a sentence', async () => {
    const answer = await send('/nl/shop/ajaxflow/cb_unknown', {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html;charset=UTF-8']);
    expect(await answer.text()).toContain('ajaxflow call does not exist');
  });
});

/** Says which requirement a recording is about. */
function titleOf({ name, request: { path } }: Recording): string {
  const ids: [RegExp, string][] = [
    [/grutto-cart-data/, 'SHP-1'],
    [/webhooks/, 'SHP-3, SGN-13'],
    [/soldout/, 'SHP-4, SGN-13'],
    [/admin-ajax/, 'SHP-6, SHP-7'],
    [/ajaxflow/, 'SHP-11'],
    [/add-to-cart=/, 'CPN-5'],
    [/store.*cart$/, 'SHP-2'],
  ];
  return [ids.find(([pattern]) => pattern.test(path))?.[1], name].filter(Boolean).join(' ');
}

/** The recorded shop tells anybody who is on its newsletter; ours answers a known address like a new one. */
function alike(recorded: Recording['answer']): Recording['answer'] {
  return { ...recorded, text: recorded.text.replace('{"result":"duplicate"}', '{"result":"success"}') };
}

/**
 * What is wanted of an addition that went well, in a shop that then sends the visitor to the cart (25, 26). The recorded one did
 * not; ours does so for links, so that loading a page again buys nothing.
 */
function asThisShopSays(
  recorded: Recording['answer'],
  status: number,
): Pick<Recording['answer'], 'status' | 'headers' | 'text'> {
  const hasAdded = recorded.cookies.some(({ name, value }) => name === 'woocommerce_cart_hash' && value !== '0');
  const isPage = recorded.headers.get('content-type')?.startsWith('text/html');
  if (!hasAdded || !isPage || recorded.status === 302 || (status !== 302 && status !== 303)) return recorded;
  return { status, headers: new Headers({ location: `${recordedPath}/` }), text: '' };
}

/** Where the recorded shop lives; another has a path of its own. */
const recordedPath = '/nl/shop';
const ownPath = shopTestUrl === null ? recordedPath : new URL(shopTestUrl).pathname;

function asRecorded(path: string): string {
  return path === ownPath || path.startsWith(`${ownPath}/`) ? `${recordedPath}${path.slice(ownPath.length)}` : path;
}

/** Sends recordings again, with our own sessions, nonces, tokens and keys in the place of the recorded ones. */
function createReplay(send: Send) {
  const jars = new Map<string, Jar>();
  const tokens = new Map<string, string>();
  const keys = new Map<string, string>();
  const recordedNonces = new Set<string>();
  let nonce = '';
  // A shop that is tried twice has the recorded one already.
  const ownAddress = `v${randomUUID()}@example.test`;

  function jarFor(recorded: Map<string, string>): Jar {
    const session = [...recorded].find(([name]) => isSession(name))?.[1];
    return (session !== undefined && jars.get(session)) || new Map();
  }

  function headersFor({ request }: Recording, jar: Jar): Headers {
    const headers = new Headers(request.headers);
    const cookies = [...request.cookies.keys()].flatMap((name) => {
      const own = isSession(name) ? [...jar.keys()].find(isSession) : name;
      return own !== undefined && jar.has(own) ? [`${own}=${jar.get(own)}`] : [];
    });
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
    const token = tokens.get(headers.get('cart-token') ?? '');
    if (token !== undefined) headers.set('cart-token', token);
    if (recordedNonces.has(headers.get('nonce') ?? '')) headers.set('nonce', nonce);
    return headers;
  }

  function bodyFor(body: BodyInit | null): BodyInit | null {
    const ours = (text: string) =>
      text.replace(/[\da-f]{32}/g, (key) => keys.get(key) ?? key).replace(/^\w+@example\.test$/, ownAddress);
    if (typeof body === 'string') return ours(body);
    if (!(body instanceof FormData)) return body;
    const form = new FormData();
    for (const [name, value] of body) form.append(name, typeof value === 'string' ? ours(value) : value);
    return form;
  }

  function learn({ answer: recorded }: Recording, answer: { headers: Headers; text: string }) {
    const pairs = (name: string) => [recorded.headers.get(name), answer.headers.get(name)] as const;
    const [recordedToken, token] = pairs('cart-token');
    if (recordedToken !== null && token !== null) tokens.set(recordedToken, token);
    const [recordedNonce, ourNonce] = pairs('nonce');
    if (recordedNonce !== null && ourNonce !== null) {
      recordedNonces.add(recordedNonce);
      nonce = ourNonce;
    }
    const ours = itemsOf(answer.text);
    for (const [index, item] of itemsOf(recorded.text).entries()) keys.set(item.key, ours[index]?.key ?? '');
  }

  return async (recording: Recording) => {
    const jar = jarFor(recording.request.cookies);
    const { method, path, body } = recording.request;
    const response = await send(path, { method, headers: headersFor(recording, jar), body: bodyFor(body) });
    const cookies = response.headers.getSetCookie().map(readCookie);
    // curl kept what was taken away; so does this jar, to send what was sent.
    for (const { name, value } of cookies) if (value !== '0') jar.set(name, value);
    const session = recording.answer.cookies.find(({ name }) => isSession(name));
    if (session) jars.set(session.value, jar);
    const answer = { status: response.status, headers: response.headers, cookies, text: await response.text() };
    learn(recording, answer);
    return answer;
  };
}

function isSession(name: string): boolean {
  return name.startsWith('wp_woocommerce_session_');
}

function itemsOf(text: string): { key: string }[] {
  try {
    const json = JSON.parse(text) as { items?: { key: string }[] };
    return json.items ?? [];
  } catch {
    return [];
  }
}

function headersThatMatter(headers: Headers) {
  const isThere = (name: string) => headers.has(name);
  const location = headers.get('location');
  return {
    // A redirect has no body to call anything.
    type: location === null ? headers.get('content-type')?.toLowerCase().replace(/\s/g, '') : null,
    location: location === null ? null : asRecorded(new URL(location, 'http://shop').pathname),
    nonce: isThere('nonce'),
    'nonce-timestamp': isThere('nonce-timestamp'),
    'user-id': headers.get('user-id'),
    'cart-token': isThere('cart-token'),
    // Where no route fits there is nothing to allow.
    allow: headers.get('allow'),
    origin: headers.get('access-control-allow-origin') || null,
  };
}

function cookiesOf(cookies: Cookie[]) {
  return cookies.map(({ name, value, attributes }) => ({
    name: isSession(name) ? 'session' : name,
    value: value.length > 1 ? value.replace(/[\da-f]{10,}|\d{10}/g, '#') : value,
    attributes: attributes.filter((attribute) => !isOfTheWay.test(attribute)).map(attributeAsRecorded),
  }));
}

/** Over https, and behind our own proxy, cookies say so. */
const isOfTheWay = /^(?:secure|samesite=lax)$/i;

function attributeAsRecorded(attribute: string): string {
  const [name = '', value = ''] = attribute.split('=');
  if (name.toLowerCase() === 'path') return `path=${asRecorded(value)}`;
  // A second may pass between two looks at the clock.
  return name === 'Max-Age' ? `Max-Age=${Math.round(Number(value) / 60) * 60}` : attribute;
}

/** Values that must be the same; of all others the kind. Prices of delivery and regular prices are the shop's own affair. */
const sameValues = new Set([
  'type',
  'quantity',
  'name',
  'items_count',
  'count',
  'status',
  'result',
  'code',
  'line_subtotal',
  'line_total',
  'total_items',
  'currency_code',
  'currency_symbol',
  'currency_prefix',
  'currency_suffix',
  'currency_minor_unit',
  'currency_decimal_separator',
  'currency_thousand_separator',
  'bundled_item_id',
  'bundle_id',
  'error',
]);

function shapeOf(text: string): unknown {
  if (text.startsWith('[HTML') || /^<!doctype/i.test(text)) return 'a page';
  try {
    return shape(JSON.parse(text), '');
  } catch {
    return text;
  }
}

function shape(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => shape(entry, ''));
  if (typeof value !== 'object' || value === null) {
    if (value === null || sameValues.has(name)) return value;
    return typeof value;
  }
  // A message goes with an answer where the shop has one.
  const fields = Object.entries(value).filter(([field]) => field !== 'msg');
  return Object.fromEntries(
    fields.map(([field, inner]) => [field, isOwnName(name) ? typeof inner : shape(inner, field)]),
  );
}

/** A way of delivery is called what the shop calls it. */
function isOwnName(name: string): boolean {
  return name === 'shipping_rates';
}
