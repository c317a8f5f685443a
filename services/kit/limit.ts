/** Why a task was not begun: no place in the queue, no turn in time, or nobody there any more who wants it. */
export class QueueRefusal extends Error {
  override name = 'QueueRefusal';
  readonly reason: 'full' | 'late' | 'left';

  constructor(reason: QueueRefusal['reason']) {
    super(`not begun: ${reason}`);
    this.reason = reason;
  }
}

type Bounds = {
  atOnce: number;
  waiting?: number;
  waitingPerSender?: number;
  /** Longest wait for a turn. */
  waitMs?: number;
};

type Asked = {
  sender?: string;
  /** Whether somebody still waits for it. */
  isWanted?: () => boolean;
  /** Behind everybody who cannot. */
  canWait?: boolean;
};

type Waiting = Required<Asked> & { begin: () => void; refuse: (reason: QueueRefusal['reason']) => void };
type Limit = <T>(task: () => Promise<T>, asked?: Asked) => Promise<T>;

/** Runs at most `atOnce` tasks at the same time, the others in the order they came. Rejects with a `QueueRefusal`. */
export function createLimit(bounds: Bounds): Limit {
  const { atOnce, waiting: longest = Infinity, waitingPerSender = Infinity, waitMs } = bounds;
  let queue: Waiting[] = [];
  let running = 0;

  /** Those who left make room for others. */
  function dropUnwanted() {
    const left = queue.filter(({ isWanted }) => !isWanted());
    queue = queue.filter((entry) => !left.includes(entry));
    for (const entry of left) entry.refuse('left');
  }

  function turn({ sender = '', isWanted = () => true, canWait = false }: Asked): Promise<void> {
    dropUnwanted();
    const ofSender = queue.filter((entry) => entry.sender === sender).length;
    if (queue.length >= longest || ofSender >= waitingPerSender) return Promise.reject(new QueueRefusal('full'));
    return new Promise((resolve, reject) => {
      const refuse: Waiting['refuse'] = (reason) => {
        clearTimeout(timer);
        reject(new QueueRefusal(reason));
      };
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const entry = { sender, isWanted, canWait, begin, refuse };
      queue.push(entry);
      const timer = waitMs === undefined ? undefined : setTimeout(() => leave(entry), waitMs);
    });
  }

  function leave(entry: Waiting) {
    queue = queue.filter((other) => other !== entry);
    entry.refuse('late');
  }

  function next(): Waiting | undefined {
    dropUnwanted();
    const entry = queue.find(({ canWait }) => !canWait) ?? queue[0];
    queue = queue.filter((other) => other !== entry);
    return entry;
  }

  return async (task, asked = {}) => {
    if (running < atOnce) running += 1;
    else await turn(asked);
    try {
      return await task();
    } finally {
      // A place is handed on, not given back, so that nobody can slip in between.
      const following = next();
      if (following) following.begin();
      else running -= 1;
    }
  };
}
