/** One connection that only listens, and comes back when it is lost. */
import pg from 'pg';
import type { Limits } from './pool.ts';

const reconnectAfterMs = 1000;

export type Listener = {
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
};

type Options = { Client: typeof pg.Client; limits: Limits; onProblem: (error: unknown) => void };

export function createListener({ Client, limits, onProblem }: Options): Listener {
  const channels = new Map<string, (payload: string) => void>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new Client({ connectionTimeoutMillis: limits.connectMs, query_timeout: limits.connectMs });
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
    next.on('error', onProblem);
    // A line that went dead says nothing by itself. One that does not answer is thrown away, which ends it here.
    let isAsking = false;
    const ask = async () => {
      if (isAsking || client !== next) return;
      isAsking = true;
      await next.query('select 1').catch(onProblem);
      isAsking = false;
    };
    const ping = setInterval(() => void ask(), limits.listenerPingMs);
    ping.unref();
    next.on('end', () => {
      clearInterval(ping);
      if (client === next) reconnectLater();
    });
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      clearInterval(ping);
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    // Nobody else would ever end it.
    if (isClosed) await next.end();
  }

  function reconnectLater() {
    client = null;
    if (!isClosed) timer = setTimeout(reconnect, reconnectAfterMs);
  }

  function reconnect() {
    connect().then(
      // Whatever was said while nobody listened is lost, so everything counts as changed.
      () => channels.forEach((onPayload) => onPayload('')),
      (error: unknown) => {
        onProblem(error);
        reconnectLater();
      },
    );
  }

  return {
    async listen(channel, onPayload) {
      channels.set(channel, onPayload);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
