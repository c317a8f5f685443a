import type { openDatabase } from '#database/client.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';

type Options = Parameters<typeof openDatabase>[0];

/** Connections of visitors' questions at once, over all processes of a machine; each needs a few whatever their number. */
const connectionsOfAll = 24;
const [fewest, most] = [4, 10];

/** How this shop opens its database, in the process that serves alone, in workers and in the one that starts them. */
export function databaseOptions(config: Config, log: Log): Options {
  return {
    dataDir: config.dataDir,
    url: config.databaseUrl,
    reserveBytes: config.diskReserveBytes,
    connections: Math.min(most, Math.max(fewest, Math.floor(connectionsOfAll / config.processes))),
    onProblem: (err) => log.error({ err }, 'database connection lost'),
    onLog: (line) => log[/^(?:FATAL|PANIC)/.test(line) ? 'error' : 'info']({ line }, 'postgresql'),
  };
}
