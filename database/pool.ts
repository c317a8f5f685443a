/** Connections to PostgreSQL, in which every wait has an end. */
import pg from 'pg';
import { isRead, NoRoomLeft } from './disk-room.ts';
import { asUnavailable, queryTimeout } from './unavailable.ts';

export type Limits = {
  /** A statement the server is still at. */
  statementMs: number;
  /** An answer that does not come, because the line is dead. Longer than the server's own limit. */
  queryMs: number;
  idleInTransactionMs: number;
  connectMs: number;
  /** Connections are renewed, so that they do not stay with a server that was replaced. */
  lifetimeSeconds: number;
  /** How often the listening connection is tried, which otherwise only ever waits. */
  listenerPingMs: number;
};

/** A visitor waits for ten seconds at most. */
export const usualLimits: Limits = {
  statementMs: 8000,
  queryMs: 9000,
  idleInTransactionMs: 15_000,
  connectMs: 5000,
  lifetimeSeconds: 30 * 60,
  listenerPingMs: 10_000,
};

/** How long a dead line may be silent before the system itself asks. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

type Where = {
  /** Asked for each new connection. */
  connection: () => pg.ClientConfig;
  /** Whether there is room on the disk for what is written. */
  mayWrite: () => boolean;
};

type Callback = (error: unknown, result?: unknown) => void;

/** A client that refuses writes without room, tells what is out of reach, and is thrown away when it does not answer. */
export function clientClass({ connection, mayWrite }: Where): typeof pg.Client {
  class ShopClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' && config), ...keepAlive, ...connection() });
    }

    /** A pool tells it of its own connections; announcements, backups and the lock of the timed work have one without a pool. */
    override connect(callback?: Parameters<pg.Client['connect']>[0]): never {
      if (callback) return super.connect(callback) as never;
      return super.connect().catch((error: unknown) => Promise.reject(asUnavailable(error) as Error)) as never;
    }

    override query(...args: unknown[]): never {
      const last = args.at(-1);
      // As the overloads of the driver say: a callback at the end, or a promise.
      const send = (...given: unknown[]) => (super.query as (...all: unknown[]) => unknown)(...given) as never;
      if (isWrite(args[0]) && !mayWrite()) return refuse(last) as never;
      if (typeof last === 'function') {
        const callback = last as Callback;
        return send(...args.slice(0, -1), (error: unknown, result: unknown) => callback(this.#told(error), result));
      }
      const answer: unknown = send(...args);
      return (
        answer instanceof Promise
          ? answer.catch((error: unknown) => {
              if (isBegin(args[0])) this.#giveBack();
              return Promise.reject(this.#told(error));
            })
          : answer
      ) as never;
    }

    /** Drizzle gives the connection of a transaction back when that ends, and never where it could not begin. */
    #giveBack(): void {
      if (!('release' in this) || typeof this.release !== 'function') return;
      const release = this.release.bind(this) as (isBroken: boolean) => void;
      // A second release, by the caller, does nothing.
      this.release = () => {};
      release(true);
    }

    #told(error: unknown): unknown {
      // The answer may still come, to somebody else's question.
      if (error instanceof Error && error.message === queryTimeout) this.connection.stream.destroy();
      return asUnavailable(error);
    }
  }
  return ShopClient;
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}

function isWrite(query: unknown): boolean {
  const text = textOf(query);
  return typeof text === 'string' && !isRead(text);
}

function isBegin(query: unknown): boolean {
  const text = textOf(query);
  return typeof text === 'string' && /^begin\b/i.test(text);
}

function refuse(last: unknown): unknown {
  if (typeof last !== 'function') return Promise.reject(new NoRoomLeft());
  process.nextTick(() => (last as Callback)(new NoRoomLeft()));
  return undefined;
}

type PoolCallback = Extract<Parameters<pg.Pool['connect']>[0], (...args: never[]) => void>;

/** A pool whose failure to connect is told as well. */
class ShopPool extends pg.Pool {
  override connect(callback?: PoolCallback): never {
    if (callback)
      return super.connect((error, client, release) =>
        callback(asUnavailable(error) as Error | undefined, client, release),
      ) as never;
    return super.connect().catch((error: unknown) => Promise.reject(asUnavailable(error) as Error)) as never;
  }
}

type PoolOptions = { Client: typeof pg.Client; limits: Limits; onProblem: (error: unknown) => void };

/** For visitors. */
export function openPool({ Client, limits, onProblem, max = 10 }: PoolOptions & { max?: number }): pg.Pool {
  return watched(
    new ShopPool({
      Client,
      max,
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs,
      query_timeout: limits.queryMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      maxLifetimeSeconds: limits.lifetimeSeconds,
    }),
    onProblem,
  );
}

/** For work that may take its time: migrations, imports. */
export function openPatientPool({ Client, limits, onProblem }: PoolOptions): pg.Pool {
  const options = { Client, max: 2, connectionTimeoutMillis: limits.connectMs } as pg.PoolConfig;
  return watched(new ShopPool(options), onProblem);
}

function watched(pool: pg.Pool, onProblem: (error: unknown) => void): pg.Pool {
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onProblem);
  // The same holds for one that breaks in the middle of a transaction, between two of its queries.
  pool.on('connect', (client) => client.on('error', onProblem));
  return pool;
}
