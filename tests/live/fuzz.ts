/** Random and mutated requests against a running shop: it may refuse them, but never fall over or tell about its inside. */
import { Agent, request } from 'node:http';
import { mulberry32 } from '#tests/setup/editing/mulberry32.ts';
import type { AppProcess } from '#tests/setup/process/app-process.ts';

export type Outcome = {
  seed: number;
  count: number;
  statuses: Record<string, number>;
  /** Requests that were answered with a 500, or with something of our inside, or not at all. */
  bad: { request: string; why: string }[];
};

type Asked = { method: string; path: string; headers: Record<string, string>; body: string | null };
type Random = () => number;

const paths = [
  '/',
  '/nl',
  '/fr',
  '/uk',
  '/de',
  '/nl/recepten',
  '/nl/ons-vlees',
  '/nl/faq',
  '/nl/blog',
  '/nl/404',
  '/nl.data',
  '/_.data',
  '/nl/recepten.data?_routes=root',
  '/nl/recepten/2',
  '/nl/onze-boeren/henk-de-wit',
  '/nl/ons-vlees/varkensvlees',
  '/nl/vleesstuk/kipfilet',
  '/nl/boerderij-box/tartaar',
  '/nl/rassen/blaarkop',
  '/api/v1/nl/nl/recipes',
  '/api/v1/nl/nl/recipes/x',
  '/api/v1/de/de/products?page=2&per_page=3',
  '/api/v1/nl/nl/blogs?search=boer',
  '/api/v1/nl/nl/menu/footer-nl',
  '/api/v1/openapi.json',
  '/api/v1/x/y/z',
  '/api/v1/nl/nl/products/category/rund/x/2026/12/1',
  '/api/v1/nl/nl/meatcuts/animal/cow',
  '/media/fit-340x210/animal-cow.webp',
  '/media/resize-1x1/a.jpg',
  '/locales/nl/translation.json',
  '/redirects.json',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/assets/x.js',
  '/favicon.ico',
  '/nl/shop/',
  '/nl/shop/wp-json/wc/store/cart',
  '/nl/shop/wp-json/wc/store/v1/cart/add-item',
  '/nl/shop/wp-admin/admin-ajax.php',
  '/nl/shop/wp-json/grutto/webhooks',
  '/nl/shop/ajaxflow/cb_add_coupon',
  '/nl/shop/grutto-cart-data.php',
  '/nl/shop/?wc-ajax=add_to_cart',
  '/nl/shop/confirm/x',
  '/nl/mailing',
  '/nl/shop/product/x',
  '/nl/shop/order-package',
  '/nl/shop/my-account',
  '/locales/add/nl/translation',
];
const pieces = [
  '%00',
  '%ff',
  '%',
  '%2e%2e/',
  '../',
  '//',
  '\\',
  "'",
  '"',
  '<script>',
  '{{7*7}}',
  '%0d%0a',
  '%c0%af',
  '%F0%9F%90%84',
  '?',
  '&',
  '=',
  '#',
  ';',
  ':',
  '@',
  '~',
  '*',
  '+',
  '$&',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9999999999999999999',
  '.data',
  '/_.data',
  '?_routes=root',
  '?page=-1',
  '?page=1e9',
  '?search=',
  '?search=%25%5f',
  '?product_id=%27',
  '?delivery_week=54&delivery_year=0',
  'x'.repeat(300),
  '/'.repeat(50),
  '%41',
  'ÿ',
  '.webp',
  '.json',
];
const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const headerValues: Record<string, string[]> = {
  accept: ['text/html', '*/*', 'application/json', 'x'.repeat(500), ''],
  'accept-encoding': ['br', 'gzip;q=0', 'identity', 'br;q=0, gzip', '*'],
  'accept-language': ['nl', '*', 'xx-'.repeat(100)],
  cookie: ['a=b', '=', ';;;', 'wp_woocommerce_session_x=%', `a=${'x'.repeat(2000)}`],
  'cart-token': ['a.b.c', '..', 'e30.e30.e30', 'x'],
  'content-type': [
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    '/',
    'application/x-www-form-urlencoded',
  ],
  'if-none-match': ['*', '"x"', 'W/"x"', '"'],
  'x-forwarded-for': ['1.2.3.4', "'", 'x, y'],
  'x-forwarded-host': ['evil.example', '['],
  'x-forwarded-proto': ['https', 'x'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1'],
  nonce: ['x', ''],
  origin: ['null', 'https://evil.example', 'x'],
  expect: ['100-continue'],
};
const bodies = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"email":"a@b.cd"}',
  '{"email":{"$gt":""}}',
  '{"__proto__":{"x":1}}',
  'email=a%40b.cd&type=subscribe',
  'email[]=x',
  'add-to-cart=1&quantity=-1',
  'add-to-cart=99999999999&quantity=1e9',
  '%',
  '&&&==',
  '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.cd\r\n--x--',
  '--x\r\n\r\n',
  'x'.repeat(10_000),
  '['.repeat(5000),
  '{"id":1,"quantity":1}',
  '{"key":"x","quantity":-1}',
  '\u0000\u0001',
];

function makeRequest(random: Random): Asked {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let path = pick(paths);
  // Mostly behind the first part of an address: in front of it everything is just a page that does not exist.
  const first = random() < 0.8 ? path.indexOf('/', 1) + 1 : 1;
  for (let changes = Math.floor(random() * 4); changes > 0; changes -= 1) {
    const at = first + Math.floor(random() * (path.length - first + 1));
    const end = random() < 0.3 ? at + Math.floor(random() * 6) : at;
    path =
      path.slice(0, at) +
      (random() < 0.8 ? pick(pieces) : String.fromCharCode(33 + Math.floor(random() * 94))) +
      path.slice(end);
  }
  const headers: Record<string, string> = {};
  for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
    const name = pick(Object.keys(headerValues));
    headers[name] = pick(headerValues[name] ?? ['']);
  }
  const method = pick(methods);
  const body = method === 'GET' || method === 'HEAD' ? null : pick(bodies);
  // What cannot be written on the first line of a request never gets to us.
  return { method, path: path.replace(/[^\x21-\x7e]/g, encodeURIComponent), headers, body };
}

type Got = { status: number; body: string };

function send(url: string, { method, path, headers, body }: Asked, agent?: Agent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asking = request(
      { hostname, port, path, method, headers, agent: agent ?? false, timeout: 20_000 },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
        answer.on('error', reject);
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer within 20 s')));
    asking.on('error', reject);
    asking.end(body ?? undefined);
  });
}

const inside =
  /node_modules|\bat [\w.<>]+ \(|file:\/\/\/|Failed query|\binsert into\b|postgresql|ECONN|server\/\w+\.ts/;

function verdict({ status, body }: Got): string | null {
  if (status === 500 || status === 502 || status > 504) return `status ${status}: ${body.slice(0, 200)}`;
  const told = inside.exec(body);
  return told ? `tells ${told[0]}: …${body.slice(Math.max(0, told.index - 60), told.index + 100)}…` : null;
}

/** More at once would wait longer for a page than the shop lets anybody wait, and be told to come back instead. */
const atOnceForWorker = 16;

type Run = { seed: number; count: number; /** Processes that answer. */ workers?: number };

/** What is asked depends on the seed alone, however many answer. */
export async function fuzz(app: Pick<AppProcess, 'url'>, { seed, count, workers = 1 }: Run): Promise<Outcome> {
  const random = mulberry32(seed);
  const atOnce = atOnceForWorker * workers;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcome: Outcome = { seed, count, statuses: {}, bad: [] };
  let left = count;
  async function visitor() {
    while (left > 0) {
      left -= 1;
      const asked = makeRequest(random);
      // A connection that is used again may be closed from the other side at that very moment: then a new one is.
      const got = await send(app.url, asked, agent)
        .catch(() => send(app.url, asked))
        .catch((error: unknown) => String(error));
      const why = typeof got === 'string' ? got : verdict(got);
      const status = typeof got === 'string' ? 'none' : String(got.status);
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      if (why !== null) outcome.bad.push({ request: JSON.stringify(asked).slice(0, 600), why });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return outcome;
}
