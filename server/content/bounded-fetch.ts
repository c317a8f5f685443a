/** Asks another service and takes its whole answer, within bounds: it may be broken, or not be itself at all. */
import { readUpTo } from '#services/kit/read-up-to.ts';

/** The longest list of ours is a tenth of this. */
const largestBytes = 16 * 1024 * 1024;

export async function boundedFetch(url: string, init: RequestInit, most = largestBytes): Promise<Response> {
  // A service that speaks API v1 has no reason to send us elsewhere; one that does may mean any address inside our network.
  const response = await fetch(url, { ...init, headers: withAccept(init.headers), redirect: 'manual' });
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > most) {
    await response.body?.cancel();
    throw new AnswerTooLarge(most);
  }
  const body = await readUpTo(response.body, most);
  if (body === null) throw new AnswerTooLarge(most);
  // A Response can only be made with some of the statuses a service can send.
  const status = response.status >= 200 && response.status <= 599 ? response.status : 502;
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, { status, headers: response.headers });
}

class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
  constructor(most: number) {
    super(`an answer of more than ${most} bytes`);
  }
}

function withAccept(given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  headers.set('accept', 'application/json');
  return headers;
}
