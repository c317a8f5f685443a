import type { Log } from './log.ts';

/**
 * An error nobody caught ends the process, as it would anyway. Node would print all of it, with the statement and the address in
 * it; the log says what it says of any error.
 */
export function endWithLastWords(log: Pick<Log, 'error'>): void {
  process.on('uncaughtException', (err, origin) => {
    log.error({ err, origin }, 'this process ends: nobody caught an error');
    process.exit(1);
  });
}
