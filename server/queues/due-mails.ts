/** Sends what is due, and tries again later what could not be sent. */
import { createDueWork, type DueWork } from './due-work.ts';
import type { Log } from '#server/log/log.ts';

type Options = {
  /** Resolves to whether everything went out. */
  send: () => Promise<boolean>;
  log: Log;
  retryMs?: number;
};

const usualRetryMs = 10 * 60_000;

export function createDueMails({ send, log, retryMs = usualRetryMs }: Options): DueWork {
  return createDueWork({ work: send, failed: 'due mails not sent', log, retryMs });
}
