import pino from 'pino';
import type { Log } from '#services/kit/log.ts';
import type { Config } from '#server/config.ts';

export type { Log } from '#services/kit/log.ts';

const standardOutput = 1;
/** Of lines that could not be written yet; what comes beyond is dropped. */
const keptBytes = 1_000_000;

/** One JSON line for each event, on standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const destination = pino.destination({ fd: standardOutput, sync: true, maxLength: keptBytes });
  // pino would end the process, and that hangs while it still wants to write. A full disk must not take the shop with it.
  destination.removeAllListeners('error');
  destination.on('error', () => {});
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: pino.stdSerializers.err },
    },
    destination,
  );
}
