/** Why a request was given up; its name is that of the platform's own time-outs. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The answer of `run`, or a `TimeoutError` when there is none in time; the signal then ends the request. */
export async function withTimeout<T>(run: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(`no answer within ${timeoutMs} ms`);
      reject(error);
      controller.abort(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
