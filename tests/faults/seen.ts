/** Rows of the failure table: `npm run faults` prints what the tests saw. */
import { appendFileSync } from 'node:fs';
import { faultsFile } from '#tests/setup/process/run-settings.ts';

type Row = { failure: string; seen: string };

export function saw(failure: string, seen: string): void {
  if (faultsFile) appendFileSync(faultsFile, `${JSON.stringify({ failure, seen } satisfies Row)}\n`);
}

/** One request as a browser makes it, with how long it took. */
export async function visit(
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) {
  const started = performance.now();
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...init,
    headers: { accept: 'text/html,application/xhtml+xml', ...init.headers },
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, ms: Math.round(performance.now() - started) };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

/** Header and footer stand, also around an error. */
export function hasChrome({ body }: Visit): boolean {
  return /<header\b/.test(body) && /<footer\b/.test(body) && /<main\b/.test(body);
}
