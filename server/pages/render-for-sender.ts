import { CallError } from '#contract/errors.ts';
import { QueueRefusal } from '#services/kit/limit.ts';
import type { RenderQueue } from '#server/cache/render-queue.ts';

type Draw<More extends unknown[]> = (request: Request, ...more: More) => Promise<Response>;
type Options = {
  queue: RenderQueue;
  senderOf: (request: Request) => string | null;
  /** The answer to a request that gets no page: 429 where its sender asked for too much, 503 where others did. */
  refuse: (request: Request, status: 429 | 503) => Response;
};

/**
 * Pages for one visitor wait in line with all others, and are paid from what may be made for their sender. Not so the answer to a form:
 * what it asked for is done by then.
 */
export function renderForSender<More extends unknown[]>(
  draw: Draw<More>,
  { queue, senderOf, refuse }: Options,
): Draw<More> {
  return async (request, ...more) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return draw(request, ...more);
    const sender = senderOf(request);
    try {
      const { giveBack } = queue.spend(sender);
      const answer = await queue.run(() => draw(request, ...more), { sender });
      // A redirect cost no render.
      if (answer.headers.has('location')) giveBack();
      return answer;
    } catch (error) {
      const isTooMany = error instanceof CallError && error.code === 'too_many';
      const isTurnedAway = error instanceof CallError && error.cause instanceof QueueRefusal;
      if (!isTooMany && !isTurnedAway) throw error;
      return refuse(request, isTooMany ? 429 : 503);
    }
  };
}
