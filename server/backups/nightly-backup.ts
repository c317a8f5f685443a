/** A backup every night, by the process that does the timed work. What fails is told to the owner once a night, and tried again. */
import { backupHour, isBackupDue } from '#rules/backups/kept-backups.ts';
import { lastHour } from '#rules/time/next-hour.ts';
import type { Market } from '#contract/market.ts';
import type { Log } from '#server/log/log.ts';
import type { Audit } from '#services/people/audit.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { BackupShelf } from './backup-shelf.ts';
import { whyNoBackup } from './why-no-backup.ts';

type Options = {
  shelf: Pick<BackupShelf, 'list' | 'make'>;
  audit: Pick<Audit, 'record'>;
  orders: Pick<Orders, 'tellOwner'>;
  /** Whose clock it is. */
  market: Market;
  clock: () => Date;
  log: Log;
};

const everyMs = 60_000;

export function createNightlyBackup({ shelf, audit, orders, market, clock, log }: Options) {
  const startedAt = clock();
  const { timeZone } = market;
  let failedAt: Date | null = null;

  /** Resolves to whether one was made or tried. */
  async function look(): Promise<boolean> {
    const now = clock();
    const newest = (await shelf.list()).find(({ isNightly }) => isNightly)?.at ?? null;
    if (!isBackupDue({ now, timeZone, startedAt, newest, failedAt })) return false;
    try {
      const { name, bytes } = await shelf.make('nightly');
      failedAt = null;
      log.info({ name, bytes }, 'backup of the night is made and read again');
    } catch (err) {
      const isNews = failedAt === null || failedAt < lastHour(now, backupHour, timeZone);
      failedAt = now;
      log.error({ err }, 'backup of the night failed');
      await audit.record({ personId: null, what: 'backup.failed', about: { why: whyNoBackup(err) } });
      if (isNews) await orders.tellOwner({ market, kind: 'backupFailed', facts: {} });
    }
    return true;
  }

  return {
    look,
    /** The returned function ends it. */
    start(): () => Promise<void> {
      let running: Promise<unknown> = Promise.resolve();
      let isRunning = false;
      const timer = setInterval(() => {
        if (isRunning) return;
        isRunning = true;
        running = look()
          .catch((err: unknown) => log.error({ err }, 'backup of the night failed'))
          .finally(() => (isRunning = false));
      }, everyMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
