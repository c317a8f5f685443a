import { isRouteErrorResponse } from 'react-router';

/** What went wrong, as far as it is known: without an answer there is no status. */
export type Failure = { status: number | null; text: string; isNetwork: boolean };

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What browsers say when a request got no answer. */
const noAnswer = /failed to fetch|load failed|networkerror/i;
/** What React Router puts in the place of errors of ours, whose words are for nobody's eyes. */
const serverError = 'Unexpected Server Error';

/** Bodies of answers are never shown. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) return { status: error.status, text: error.statusText, isNetwork: false };
  const text = error instanceof Error ? error.message : '';
  return { status: text === serverError ? 500 : null, text, isNetwork: noAnswer.test(text) };
}
