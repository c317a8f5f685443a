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

type TaskTerms = {
  /** Who it is for; absent for what nobody in particular asked for. */
  sender?: string | undefined;
  /** Whether somebody still waits for it. */
  isWanted?: () => boolean;
  /** Behind everybody who cannot. */
  canWait?: boolean;
};

type Waiting = TaskTerms &
  Required<Pick<TaskTerms, 'isWanted' | 'canWait'>> & {
    begin: () => void;
    refuse: (reason: QueueRefusal['reason']) => void;
  };
type Limit = {
  <T>(task: () => Promise<T>, asked?: TaskTerms): Promise<T>;
  sizes: () => { running: number; waiting: number };
};

/**
 * Runs at most `atOnce` tasks at the same time. The others wait: the sender with the fewest under way is next, and among equals who came
 * first. Rejects with a `QueueRefusal`.
 */
export function createLimit(bounds: Bounds): Limit {
  const { atOnce, waiting: longest = Infinity, waitingPerSender = Infinity, waitMs } = bounds;
  let queue: Waiting[] = [];
  let running = 0;
  const runningOf = new Map<string, number>();

  /** Tasks that nobody waits for any more make room for others. */
  function dropUnwanted() {
    const left = queue.filter(({ isWanted }) => !isWanted());
    queue = queue.filter((entry) => !left.includes(entry));
    for (const entry of left) entry.refuse('left');
  }

  function turn({ sender, isWanted = () => true, canWait = false }: TaskTerms): Promise<void> {
    dropUnwanted();
    const ofSender = sender === undefined ? 0 : queue.filter((entry) => entry.sender === sender).length;
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
    const hurried = queue.filter(({ canWait }) => !canWait);
    const entry = (hurried.length > 0 ? hurried : queue).reduce<Waiting | undefined>(
      (best, other) => (best && underWay(best.sender) <= underWay(other.sender) ? best : other),
      undefined,
    );
    queue = queue.filter((other) => other !== entry);
    return entry;
  }

  const underWay = (sender: string | undefined) => (sender === undefined ? 0 : (runningOf.get(sender) ?? 0));

  function count(sender: string | undefined, more: 1 | -1) {
    if (sender === undefined) return;
    const left = underWay(sender) + more;
    if (left > 0) runningOf.set(sender, left);
    else runningOf.delete(sender);
  }

  async function limit<T>(task: () => Promise<T>, asked: TaskTerms = {}): Promise<T> {
    if (running < atOnce) running += 1;
    else await turn(asked);
    count(asked.sender, 1);
    try {
      return await task();
    } finally {
      count(asked.sender, -1);
      // A place is handed on, not given back, so that nobody can slip in between.
      const following = next();
      if (following) following.begin();
      else running -= 1;
    }
  }

  return Object.assign(limit, { sizes: () => ({ running, waiting: queue.length }) });
}
