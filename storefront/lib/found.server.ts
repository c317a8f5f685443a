import { data } from 'react-router';

/** Errors cross from the server into the storefront's bundle, which has a class of its own, so the name decides. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && error.name === 'CallError' && 'status' in error ? Number(error.status) : undefined;
}

/** The main content of a page: when it does not exist neither does the page, when it is out of reach the page says so. */
export async function found<T>(content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) throw data(null, { status: 404, statusText: 'Not Found' });
    if (status === undefined) throw error;
    throw data(null, { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '10' } });
  }
}
