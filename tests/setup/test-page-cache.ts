/** For tests of the page cache. */
import { createPageCache } from '#server/pages/page-cache.ts';
import { pageKey } from '#server/pages/page-key.ts';

export const minute = 60_000;
const originOf = ({ origin }: URL) => ({ origin, isOwn: true });

/** A page cache over a render of the test's own, with a clock that the test moves. */
export function setUp(
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

export const page = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-own': '1' } });
/** A render begins some turns after it was asked for. */
export async function settled() {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
