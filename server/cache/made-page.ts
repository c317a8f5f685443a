import type { CacheKey } from './cache-key.ts';
import { type Body, packBody } from './compressed-body.ts';
import type { Page } from './page-response.ts';
import { pageMarks } from './page-marks.ts';

export type PageRules = {
  marketOf: (request: Request) => string;
  /** When what the page says about today stops being true. */
  nextChange: (request: Request, now: Date) => Date;
  /** Whether an answer's own word holds about how long others may keep it. */
  keepsCacheControl?: boolean;
  ttlMs: number;
  clock: () => Date;
};

type Made = {
  key: CacheKey;
  response: Response;
  bytes: Buffer<ArrayBuffer>;
  /** Nobody waits for it. */
  isTight: boolean;
};

const dayMs = 24 * 60 * 60 * 1000;
/** Somebody may ask for the same wrong address many times, but it may exist soon. */
const missingTtlMs = 10_000;
/** So long the same search is not made anew. */
const searchTtlMs = 60_000;

/** Makes pages of answers. `known` is the body the page had before. */
export function createPageMaker({ marketOf, nextChange, keepsCacheControl = false, ttlMs, clock }: PageRules) {
  return async function toPage(
    request: Request,
    { key, response, bytes, isTight }: Made,
    known: Body | undefined,
  ): Promise<Page> {
    const body = await packBody(bytes, { known, isTight });
    const { isSearch = false } = key;
    const now = clock();
    const isMissing = response.status !== 200;
    const staleWhileRevalidateUntil = nextChange(request, now).getTime();
    const { isIncomplete = false, isOtherSpelling = false, reads = null } = pageMarks.get(response) ?? {};
    const longestMs = isMissing || isIncomplete ? missingTtlMs : isSearch ? searchTtlMs : Infinity;
    const keptMs = Math.min(ttlMs, longestMs);
    const ownWord = response.headers.get('cache-control');
    const freshUntil = Math.min(now.getTime() + keptMs, staleWhileRevalidateUntil);
    return {
      key,
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'content-length'),
      ...body,
      market: marketOf(request),
      reads,
      isIncomplete,
      isOtherSpelling,
      cacheControl: isSearch ? (ownWord ?? 'private, no-cache') : keepsCacheControl ? ownWord : null,
      madeAt: now.getTime(),
      askedAt: now.getTime(),
      freshUntil,
      // What was missing may be there again: nobody gets an incomplete page in the place of a new one.
      staleWhileRevalidateUntil: isIncomplete || isSearch ? freshUntil : staleWhileRevalidateUntil,
      datesValidUntil: staleWhileRevalidateUntil,
      staleIfErrorUntil: now.getTime() + (isMissing ? missingTtlMs : dayMs),
    };
  };
}
