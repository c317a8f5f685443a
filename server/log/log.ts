import pino from 'pino';
import { maskEmails } from '#services/kit/email.ts';
import type { Log } from '#services/kit/log.ts';
import type { Config } from '#server/config.ts';
import { loggedError } from './logged-error.ts';
import { loggedPath } from './logged-path.ts';

export type { Log } from '#services/kit/log.ts';

const standardOutput = 1;
/** Of lines that could not be written yet; what comes beyond is dropped. */
const keptBytes = 1_000_000;

/** One JSON line for each event. Errors and paths are written by rules of their own, and no line ever names an e-mail address. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: pino.DestinationStream = toStandardOutput(),
  worker: number | null = null,
): Log {
  return pino(
    {
      level: logLevel,
      base: worker === null ? null : { worker },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => loggedError(error), path: loggedPath },
      hooks: { streamWrite: maskEmails },
    },
    destination,
  );
}

function toStandardOutput(): pino.DestinationStream {
  const destination = pino.destination({ fd: standardOutput, sync: true, maxLength: keptBytes });
  // pino would end the process, and that hangs while it still wants to write. A full disk must not take the shop with it.
  destination.removeAllListeners('error');
  destination.on('error', () => {});
  return destination;
}
