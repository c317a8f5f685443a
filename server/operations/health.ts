/** Whether this process is alive, and whether it can do its work. */
import { Hono } from 'hono';
import type { OpenDatabase } from '#database/client.ts';
import { NoRoomLeft } from '#database/disk-room.ts';
import { DatabaseReadOnly } from '#database/unavailable.ts';
import { withTimeout } from '#contract/with-timeout.ts';

/** A database that takes longer is as good as gone. */
const pingWithinMs = 5000;
const noStore = { 'cache-control': 'no-store' };

/** `stopping` aborts when it serves its last visitors: then nobody is to be sent here any more. */
export function createHealth({ ping }: Pick<OpenDatabase, 'ping'>, stopping: AbortSignal): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, noStore))
    .get('/readyz', async (c) => {
      const status = stopping.aborted
        ? 'stopping'
        : await withTimeout(() => ping(), pingWithinMs).then(() => 'ready', problemOf);
      return c.json({ status }, status === 'ready' ? 200 : 503, noStore);
    });
}

function problemOf(error: unknown): string {
  if (error instanceof NoRoomLeft) return 'disk full';
  return error instanceof DatabaseReadOnly ? 'database read-only' : 'database unreachable';
}
