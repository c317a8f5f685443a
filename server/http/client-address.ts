import type { Context } from 'hono';
import type { Config } from '#server/config.ts';

/** Network address a request came from; behind our own proxy the one it saw. */
export function clientAddress({ trustProxy }: Pick<Config, 'trustProxy'>): (c: Context) => string {
  return (c) => {
    const seen = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    if (seen) return seen;
    // What @hono/node-server hands over; there is none when a request is made in this process.
    const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
    return env?.incoming?.socket?.remoteAddress ?? 'unknown';
  };
}
