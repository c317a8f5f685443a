/**
 * Visitors who ask at the same time for anything under any name must each get what they would get alone. Two shops with the same
 * content: one keeps pages and is asked by many at once, the other keeps nothing and is asked by one after the other.
 */
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { freePort } from './process/free-port.ts';
import { packagesAndRecipes } from './packages-and-recipes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

type Visit = {
  method: 'GET' | 'HEAD';
  path: string;
  host: string;
  headers: Record<string, string>;
  encoding: 'br' | 'gzip' | 'identity';
  /** Sends the ETag the page had for somebody else, if anybody asked for it. */
  isBack: boolean;
};
type Seen = { status: number; headers: Record<string, string>; body: string };

const pages = [
  '/',
  '/nl',
  '/nl/',
  '/nl//',
  '/de',
  '/fr/',
  '/uk',
  '/%6El',
  '/nl/old',
  '/nl/old/',
  '/de/old',
  '/nl/recepten',
  '/nl/recepten/',
  '/nl/recepten/1',
  '/nl/recepten/2',
  '/nl/%72ecepten/kip/1',
  '/nl//recepten',
  '/nl/recepten/whole-stew',
  '/nl/recepten/whole-stew/7',
  '/nl/blog',
  '/nl/blog/1',
  '/de/blog/1/',
  '/nl/vragen/kip',
  '/nl/ons-vlees/geurlijn',
  '/nl/ons-vlees/full-box',
  '/nl/ons-vlees/rundvlees/full-box',
  '/nl/vleesstuk/steak-cut',
  '/nl/onze-boeren',
  '/nl/nothing-here',
  '/nl/404',
  '/about',
  '/foo/bar',
];
const others = ['/robots.txt', '/sitemap.xml', '/sitemaps/nl.xml', '/api/v1/nl/nl/products', '/api/v1/de/de/recipes'];
const queries = [
  'invite=ALICE',
  'invite=BOB',
  'utm_source=letter',
  'awc=7_8_9',
  'product_id=100',
  'product_id=200',
  'delivery_week=12&delivery_year=2026',
  'search=stew',
  'page=2',
  'animal_type=cow',
  'per_page=1',
  '_routes=root',
  '_routes=nl%2Frecipes',
  '_routes=nl%2Fhome,root',
  '_routes=invented',
];
const hosts = [
  'www.kudde.example',
  'www.weidekiste.example',
  'staging.kudde.example',
  'alpha.kudde.example',
  'shop.customer.example',
  'staging.stranger.example',
  'alpha.stranger.example',
  'localhost:3000',
  'kudde.local',
];
const referers = ['/de/404', '/fr/recettes', '/uk', '/'];

/** Where the ending of data requests goes. */
const dataOf = (page: string) => (page.endsWith('/') ? `${page}_.data` : `${page}.data`);

const path = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pages) }, { weight: 1, arbitrary: fc.constantFrom(...others) }),
    fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      { weight: 4, arbitrary: fc.constantFrom(...queries).map((one) => [one]) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...queries), { minLength: 2, maxLength: 2 }) },
    ),
  )
  .map(([page, isData, asked]) => {
    const address = isData && pages.includes(page) ? dataOf(page) : page;
    return asked.length > 0 ? `${address}?${asked.join('&')}` : address;
  });

const visit: fc.Arbitrary<Visit> = fc
  .record({
    method: fc.constantFrom('GET' as const, 'GET' as const, 'HEAD' as const),
    path,
    host: fc.oneof(fc.constant('www.kudde.example'), fc.constantFrom(...hosts)),
    referer: fc.option(fc.tuple(fc.constantFrom(...hosts), fc.constantFrom(...referers))),
    scheme: fc.constantFrom('http', 'https'),
    language: fc.option(fc.constantFrom('de', 'fr;q=0.9', 'en-GB')),
    cookie: fc.option(fc.constantFrom('wp_session=alice', 'awc=1', 'newsletter_nl=closed')),
    encoding: fc.constantFrom('br' as const, 'gzip' as const, 'identity' as const),
    isBack: fc.boolean(),
  })
  .map(({ referer, scheme, language, cookie, ...rest }) => ({
    ...rest,
    headers: {
      'x-forwarded-proto': scheme,
      // Half of them from the page of the host they ask, which is what browsers send.
      ...(referer && { referer: `${scheme}://${referer[0].startsWith('www') ? rest.host : referer[0]}${referer[1]}` }),
      ...(language && { 'accept-language': language }),
      ...(cookie && { cookie }),
    },
  }));

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A slow machine may be told to come back later, and does. */
async function ask(port: number, asked: Visit, tag?: string): Promise<Seen> {
  for (let attempt = 1; ; attempt += 1) {
    const seen = await askOnce(port, asked, tag);
    if (seen.status !== 503 || seen.headers['retry-after'] === undefined || attempt === 10) return seen;
  }
}

function askOnce(port: number, asked: Visit, tag?: string): Promise<Seen> {
  const { method, host, encoding, headers: said } = asked;
  const headers = { ...said, host, 'accept-encoding': encoding, ...(tag && { 'if-none-match': tag }) };
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: asked.path, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const all = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
        const body = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']);
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(all), body });
      });
    })
      .on('error', reject)
      .end();
  });
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

/** Ids, dates, connections, and what only says how the same bytes travel or are kept. */
const own = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);
const travelling = new Set(['etag', 'vary', 'content-encoding', 'content-length', 'cache-control', ...own]);
const essence = ({ headers }: Seen) =>
  Object.entries(headers)
    .filter(([name]) => !travelling.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
const hashOf = (body: string) => createHash('sha256').update(body).digest('base64url').slice(0, 27);

/** What is wrong with an answer, given what the visitor would have got alone; null when nothing is. */
function difference({ asked, tag }: { asked: Visit; tag: string | undefined }, seen: Seen, alone: Seen): string | null {
  const { etag } = seen.headers;
  const isPage = alone.status === 200 || alone.status === 404;
  if (seen.status === 304) {
    if (etag === undefined || etag !== tag || !etag.includes(hashOf(alone.body))) return 'a 304 for other bytes';
    return null;
  }
  if (seen.status !== alone.status) return `status ${seen.status}, alone ${alone.status}`;
  if (JSON.stringify(essence(seen)) !== JSON.stringify(essence(alone)))
    return `headers ${JSON.stringify(essence(seen))}, alone ${JSON.stringify(essence(alone))}`;
  if (asked.method === 'HEAD') return seen.body === '' ? null : 'a body for HEAD';
  if (seen.body !== alone.body) return 'another body';
  if (isPage && etag !== undefined && !etag.includes(hashOf(alone.body)) && !asked.path.startsWith('/api/'))
    return 'an ETag of other bytes';
  return null;
}

export type Together = {
  /** Asks in as many batches as told, and says how many answers of which status were right. Throws with the first wrong one. */
  check(options: { batches: number; atOnce: number; seed?: number }): Promise<Map<number, number>>;
  close(): Promise<void>;
};

export async function openTogether(): Promise<Together> {
  const now = new Date('2026-11-16T09:00:00Z');
  // Little memory, so that pages come and go.
  const settings = { TRUST_PROXY: '1', PAGE_CACHE_MB: '2' };
  const options = { content: packagesAndRecipes, settings, now };
  const kept: TestApp = await openTestApp(options);
  const plain: TestApp = await openTestApp({ ...options, cachePages: false });
  const [keptPort, plainPort] = [await freePort(), await freePort()];
  await kept.listen(keptPort);
  await plain.listen(plainPort);
  const known = new Map<string, Promise<Seen>>();
  const tags = new Map<string, string>();

  /**
   * Alone, uncompressed and whole: HEAD and ETags are compared with what GET would say. Without cookies and languages, which decide
   * nothing, and with the page before only where it does.
   */
  function alone(asked: Visit): Promise<Seen> {
    const { path: address, host } = asked;
    const { cookie: _, 'accept-language': __, referer, ...rest } = asked.headers;
    const headers = { ...rest, ...(referer && /^\/(?:_\.data)?(?:\?|$)/.test(address) && { referer }) };
    const key = JSON.stringify({ address, host, headers });
    const answered = known.get(key) ?? ask(plainPort, { ...asked, headers, method: 'GET', encoding: 'identity' });
    known.set(key, answered);
    return answered;
  }

  return {
    async check({ batches, atOnce, seed }) {
      const right = new Map<number, number>();
      const property = fc.asyncProperty(fc.array(visit, { minLength: atOnce, maxLength: atOnce }), async (visits) => {
        kept.expire();
        const tagged = visits.map((asked) => ({ asked, tag: asked.isBack ? tags.get(tagKey(asked)) : undefined }));
        const answers = await Promise.all(tagged.map(({ asked, tag }) => ask(keptPort, asked, tag)));
        for (const [index, { asked, tag }] of tagged.entries()) {
          const seen = answers[index];
          if (!seen) throw new Error('an answer is missing');
          const wrong = difference({ asked, tag }, seen, await alone(asked));
          if (wrong !== null) throw new Error(`${JSON.stringify(asked)} got ${wrong}`);
          right.set(seen.status, (right.get(seen.status) ?? 0) + 1);
          if (seen.headers.etag) tags.set(tagKey(asked), seen.headers.etag);
        }
      });
      // Batches are large, and what is wrong says itself: shrinking would take longer than it helps.
      await fc.assert(property, { numRuns: batches, endOnFailure: true, ...(seed !== undefined && { seed }) });
      return right;
    },
    async close() {
      agent.destroy();
      await kept.close();
      await plain.close();
    },
  };
}

/** Whoever comes back may have seen the page under another name, or another visitor's. */
const tagKey = ({ path: address, encoding }: Visit) => `${encoding} ${address.split('?', 1)[0]}`;
