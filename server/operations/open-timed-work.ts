import type { Market } from '#contract/market.ts';
import type { OpenDatabase } from '#database/client.ts';
import { defaultMarket } from '#markets/index.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Payments } from '#services/payments/payments.ts';
import { createAudit } from '#services/people/audit.ts';
import type { BackupShelf } from '#server/backups/backup-shelf.ts';
import { createNightlyBackup } from '#server/backups/nightly-backup.ts';
import type { Config } from '#server/config.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import { runPlans } from '#server/content/run-plans.ts';
import { createHerdWatch } from '#server/herd/watch-herd.ts';
import { startAskingProviders } from './ask-providers.ts';
import { startPlanned } from './start-planned.ts';
import { startTimedWork, type TimedWork } from './timed-work.ts';
import type { Worker } from './worker.ts';

type Options = Omit<
  Parameters<typeof startTimedWork>[0],
  'startAsking' | 'startBackups' | 'startPlans' | 'herd' | 'orders' | 'isClusterWorker'
> & {
  /** Null where this process serves alone. */
  worker: Worker | null;
  config: Pick<Config, 'nightlyBackup'>;
  database: Pick<OpenDatabase, 'db' | 'connect'>;
  orders: Pick<Orders, 'doTimedWork' | 'tellOwner' | 'mailsMayBeDue'>;
  backups: BackupShelf;
  payments: Payments;
  editor: Pick<ContentEditor, 'ask'>;
  markets: readonly Market[];
};

/** The work of the clock, with a backup every night where the settings want one. */
export function openTimedWork({ config, backups, worker, payments, editor, markets, ...given }: Options): TimedWork {
  const { database, orders, clock, log } = given;
  const isClusterWorker = worker !== null;
  const audit = createAudit({ db: database.db, clock });
  const herd = createHerdWatch({ db: database.db, markets, orders, audit, clock });
  const planned = { db: database.db, markets, editor, orders, audit, clock, log };
  const options = {
    ...given,
    herd,
    startAsking: () => startAskingProviders({ payments, markets, log }),
    startPlans: () => startPlanned(() => runPlans(planned), log),
  };
  if (!config.nightlyBackup) return startTimedWork({ ...options, isClusterWorker });
  const nightly = createNightlyBackup({ shelf: backups, audit, orders, market: defaultMarket, clock, log });
  return startTimedWork({ ...options, isClusterWorker, startBackups: () => nightly.start() });
}
