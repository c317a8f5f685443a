import { STATUS_CODES } from 'node:http';
import { data } from 'react-router';
import type { Log } from '#storefront/request-context.ts';

/** Why a main load failed: what its service answered, if it answered. The error screen shows it. */
export type Reason = { status: number | null; text: string };

/** Errors cross from the server into the storefront's bundle, which has a class of its own, so the name decides. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && error.name === 'CallError' && 'status' in error ? Number(error.status) : undefined;
}

/** The service answered, and has no such thing. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** To be thrown where an address names nothing. */
export function notFound() {
  return data(null, { status: 404, statusText: 'Not Found' });
}

/** The main content of a page: when it does not exist neither does the page, when it is out of reach the page says so. */
export async function orNotFound<T>(content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    const status = statusOf(error);
    // An address the service cannot even ask for (too long, odd signs) names nothing either.
    if (status === 404 || status === 400) throw notFound();
    if (status === undefined) throw error;
    throw outOfReach(error);
  }
}

/** Ours is always a 503, which browsers and search engines take for a passing thing; the screen shows what the service answered. */
function outOfReach(error: unknown) {
  const status = error instanceof Error && 'isAnswer' in error && error.isAnswer ? (statusOf(error) ?? null) : null;
  const reason: Reason = { status, text: STATUS_CODES[status ?? 503] ?? '' };
  return data(reason, { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '10' } });
}

/** Content a page can do without: null when there is none, and when it is out of reach, which is logged. */
export async function orNull<T>(content: Promise<T>, log: Log): Promise<T | null> {
  try {
    return await content;
  } catch (err) {
    if (!isNotFound(err)) log.warn({ err }, 'a part of a page is missing: its content is out of reach');
    return null;
  }
}
