import { isUnavailable } from '#contract/errors.ts';
import { NoRoomLeft } from '#database/disk-room.ts';

/** The message of an error for the person who typed a command: never the statement it went wrong in, nor the values of that. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = lastCause(error);
  if (cause instanceof NoRoomLeft) return `${cause.message}. Nothing was changed.`;
  if (isUnavailable(error)) return `The database is out of reach: ${cause.message}`;
  return error.message.startsWith('Failed query') ? cause.message : error.message;
}

export function lastCause(error: Error): Error {
  if (error.cause instanceof AggregateError && error.cause.errors[0] instanceof Error) return error.cause.errors[0];
  return error.cause instanceof Error ? lastCause(error.cause) : error;
}
