import { isRouteErrorResponse } from 'react-router';
import type { Reason } from '#storefront/data/or-not-found.server.ts';

/** What went wrong, as far as it is known: without an answer there is no status. */
export type Failure = {
  status: number | null;
  text: string;
  isNetwork: boolean;
  /** Likely well again soon. */
  isPassing: boolean;
};

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What browsers say when a request got no answer. */
const noAnswer = /failed to fetch|load failed|networkerror/i;
/** What React Router puts in the place of errors of ours, whose words are for nobody's eyes. */
const serverError = 'Unexpected Server Error';

/** Bodies of answers are never shown, but for the reason our own loaders give. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const isPassing = error.status === 503;
    return { ...(reasonIn(error.data) ?? ownReason(error)), isNetwork: false, isPassing };
  }
  const text = error instanceof Error ? error.message : '';
  return { status: text === serverError ? 500 : null, text, isNetwork: noAnswer.test(text), isPassing: false };
}

function ownReason({ status, statusText }: { status: number; statusText: string }): Reason {
  return { status, text: statusText };
}

function reasonIn(data: unknown): Reason | null {
  if (typeof data !== 'object' || data === null || !('status' in data) || !('text' in data)) return null;
  const { status, text } = data;
  return (typeof status === 'number' || status === null) && typeof text === 'string' ? { status, text } : null;
}
