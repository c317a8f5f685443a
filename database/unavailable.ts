/** A database that is out of reach for a while, told apart from a mistake of ours. */
import { CallError } from '#contract/errors.ts';

class DatabaseUnavailable extends CallError {
  constructor(cause: unknown) {
    super('unavailable', 'The database is out of reach', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** A standby that has not been made the main server yet, or one that was told to take no changes. */
export class DatabaseReadOnly extends CallError {
  constructor() {
    super('unavailable', 'The database takes no changes');
    this.name = 'DatabaseReadOnly';
  }
}

/**
 * By PostgreSQL's codes: connections (08), no room, memory or connections left (53), stopped by somebody or by time (57), input
 * and output (58), a server that only reads (25006).
 */
const serverCodes = /^(?:08|53|57|58)...$|^25006$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Of the driver, which has no codes for them. */
const driverWords = /^(?:Query read timeout|Connection terminated|timeout e|Client (?:has encountered|was closed))/;

export const queryTimeout = 'Query read timeout';

function isGone(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isGone);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return serverCodes.test(code) || systemCodes.has(code) || driverWords.test(error.message);
}

/** The same error, or one that says that it may be well again soon. */
export function asUnavailable(error: unknown): unknown {
  return !(error instanceof CallError) && isGone(error) ? new DatabaseUnavailable(error) : error;
}
