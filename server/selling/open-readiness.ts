import type { Market } from '#contract/market.ts';
import type { OpenDatabase } from '#database/client.ts';
import { createAudit } from '#services/people/audit.ts';
import { createBackupShelf } from '#server/backups/backup-shelf.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { createReadiness } from './readiness.ts';

type Options = {
  /** As the environment has it. */
  given: Config;
  /** With what is set in the studio. */
  config: Config;
  database: Pick<OpenDatabase, 'db' | 'connect'>;
  clock: () => Date;
  log: Log;
};

/** Backups, and whether a market may sell, which asks for one. */
export function openReadiness({ given, config, database, clock, log }: Options) {
  const backups = createBackupShelf({ config, connect: () => database.connect(), clock });
  const audit = createAudit({ db: database.db, clock });
  const { accounts } = config.orders;
  const parts = { config: given, accounts, db: database.db, shelf: backups, audit };
  const readiness = createReadiness({ ...parts, clock, log });
  return { backups, readiness, isReady: (market: Market) => readiness.takesOrders(market) };
}
