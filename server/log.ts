import pino from 'pino';
import type { Log } from '#services/kit/log.ts';
import type { Config } from './config.ts';

export type { Log } from '#services/kit/log.ts';

/** One JSON line for each event, on standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: pino.stdSerializers.err },
  });
}
