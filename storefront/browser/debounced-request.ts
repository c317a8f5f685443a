type LatestSender<T> = {
  /** Sends `value` once nothing newer came for the waiting time. */
  request: (value: T) => void;
  /** Whether something waits or is under way. */
  isBusy: () => boolean;
  /** Drops what waits and aborts what is under way. */
  cancel: () => void;
};

type LatestSenderOptions<T> = {
  waitMs: number;
  send: (value: T, signal: AbortSignal) => Promise<void>;
  /** Called when a request ends by itself. One that a newer request aborted has nothing to say any more. */
  onEnd?: (result: { isOk: true } | { isOk: false; error: unknown }) => void;
};

/** Only the last wish counts: it waits for quiet, and takes the place of the request under way when it goes out. */
export function createDebouncedRequest<T>({ waitMs, send, onEnd }: LatestSenderOptions<T>): LatestSender<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;

  function end(controller: AbortController, result: Parameters<NonNullable<typeof onEnd>>[0]) {
    if (underWay !== controller) return;
    underWay = undefined;
    onEnd?.(result);
  }

  async function start(value: T) {
    timer = undefined;
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    try {
      await send(value, controller.signal);
    } catch (error) {
      end(controller, { isOk: false, error });
      return;
    }
    end(controller, { isOk: true });
  }

  return {
    request(value) {
      clearTimeout(timer);
      timer = setTimeout(() => void start(value), waitMs);
    },
    isBusy: () => timer !== undefined || underWay !== undefined,
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      const controller = underWay;
      underWay = undefined;
      controller?.abort();
    },
  };
}
