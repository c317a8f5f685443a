/** For tests of the page cache. */
import { createPageCache } from '#server/cache/page-cache.ts';
import { pageKey } from '#server/pages/page-key.ts';
import { readPageRequest } from '#server/pages/page-request.ts';
import { createRenderQueue } from '#server/cache/render-queue.ts';

export const minute = 60_000;
const addresses = { trustProxy: false, hostKind: 'auto', siteUrls: {}, stagingUrls: {} } as const;
const originOf = ({ origin }: URL) => ({ origin, isOwn: true });

type Settings = { maxBytes?: number; refreshAfterMs?: number; senderOf?: (request: Request) => string | null };
const nobody = () => null;

/** A page cache over a render of the test's own, with a clock that the test moves. */
export function setUp(
  render: (request: Request, count: number) => Response | Promise<Response>,
  { maxBytes = 1_000_000, refreshAfterMs = 0, senderOf = nobody }: Settings = {},
) {
  let now = new Date('2026-11-16T08:00:00Z').getTime();
  let renders = 0;
  const warnings: string[] = [];
  const cache = createPageCache({
    render: async (request) => {
      renders += 1;
      return render(request, renders);
    },
    keyOf: (request) => pageKey(request.method, readPageRequest(request, addresses), { originOf }),
    marketOf: (request) => new URL(request.url).pathname.split('/')[1] ?? '',
    nextChange: () => new Date('2026-11-16T09:00:00Z'),
    refreshAfterMs,
    senderOf,
    queue: createRenderQueue({ now: () => now }),
    ttlMs: minute,
    maxBytes,
    clock: () => new Date(now),
    log: { info() {}, warn: (_details, message) => warnings.push(message), error() {} },
  });
  const get = (path: string, init?: RequestInit) => cache.answer(new Request(`https://shop.example${path}`, init));
  return { cache, get, warnings, wait: (ms: number) => (now += ms), renders: () => renders };
}

export const page = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-own': '1' } });
/** A render begins some turns after it was asked for. */
export async function settled() {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
