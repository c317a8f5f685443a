/** Whose requests belong together, for limits and for the log, without anybody learning an address. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { clientNetwork } from '#services/kit/client-network.ts';
import { clientAddress } from './client-address.ts';
import type { Config } from '#server/config.ts';

const keyLivesMs = 24 * 3_600_000;

/** The key is kept nowhere and is another one every day: then not even we can tell who somebody was. */
export function createClientKey(config: Pick<Config, 'trustProxy'>, now = () => performance.now()) {
  const addressOf = clientAddress(config);
  let key = randomBytes(32);
  let madeAt = now();
  return (c: Context): string => {
    if (now() - madeAt >= keyLivesMs) [key, madeAt] = [randomBytes(32), now()];
    return createHmac('sha256', key)
      .update(clientNetwork(addressOf(c)))
      .digest('base64url')
      .slice(0, 12);
  };
}
