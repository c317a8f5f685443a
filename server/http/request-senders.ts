import type { Context, MiddlewareHandler } from 'hono';
import { isOwnMachine } from '#services/kit/client-network.ts';
import type { Config } from '#server/config.ts';
import { clientAddress } from './client-address.ts';

type Options = { config: Pick<Config, 'trustProxy'>; clientOf: (c: Context) => string };

/** Remembers whose each request is. Of programs on this machine, and of what is asked in this process, nobody is told apart. */
export function createRequestSenders({ config, clientOf }: Options) {
  const addressOf = clientAddress(config);
  const senders = new WeakMap<Request, string>();
  const remember: MiddlewareHandler = async (c, next) => {
    const address = addressOf(c);
    if (address !== 'unknown' && !isOwnMachine(address)) senders.set(c.req.raw, clientOf(c));
    await next();
  };
  return { remember, senderOf: (request: Request): string | null => senders.get(request) ?? null };
}
