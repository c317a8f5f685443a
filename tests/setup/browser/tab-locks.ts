/** Web Locks as the tabs of one browser have them: first come, first served, `shared` together, and `steal` as browsers do it. */

type Mode = 'shared' | 'exclusive';
type Holder = { mode: Mode; lose: (error: DOMException) => void };
type Waiter = { mode: Mode; begin: () => void };
type Work<T> = (lock: Lock | null) => Promise<T> | T;

export type TabLocks = Pick<LockManager, 'request'>;

const abortError = (text: string) => new DOMException(text, 'AbortError');

function createLine(name: string) {
  let holders: Holder[] = [];
  let waiting: Waiter[] = [];

  const isFree = (mode: Mode) =>
    holders.length === 0 || (mode === 'shared' && holders.every((holder) => holder.mode === 'shared'));

  function next() {
    const [first] = waiting;
    if (!first || !isFree(first.mode)) return;
    waiting = waiting.slice(1);
    first.begin();
    next();
  }

  function hold<T>(mode: Mode, work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const holder: Holder = { mode, lose: reject };
      holders.push(holder);
      const leave = () => {
        if (!holders.includes(holder)) return;
        holders = holders.filter((other) => other !== holder);
        next();
      };
      void Promise.resolve()
        .then(() => work({ name, mode }))
        .then(resolve, reject)
        .finally(leave);
    });
  }

  return function request<T>(options: LockOptions, work: Work<T>): Promise<T> {
    const { mode = 'exclusive', ifAvailable = false, steal = false, signal } = options;
    if (steal) {
      for (const holder of holders) holder.lose(abortError('the lock was stolen'));
      holders = [];
      return hold(mode, work);
    }
    if (isFree(mode) && waiting.length === 0) return hold(mode, work);
    if (ifAvailable) return Promise.resolve(work(null));
    return new Promise<T>((resolve, reject) => {
      const waiter: Waiter = { mode, begin: () => void hold(mode, work).then(resolve, reject) };
      waiting.push(waiter);
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(waiter)) return;
        waiting = waiting.filter((other) => other !== waiter);
        reject(abortError('no longer wanted'));
        next();
      });
    });
  };
}

export function createTabLocks(): TabLocks {
  const lines = new Map<string, ReturnType<typeof createLine>>();
  const lineOf = (name: string) => {
    const line = lines.get(name) ?? createLine(name);
    lines.set(name, line);
    return line;
  };
  const request = <T>(name: string, ...rest: [Work<T>] | [LockOptions, Work<T>]) =>
    rest.length === 1 ? lineOf(name)({}, rest[0]) : lineOf(name)(rest[0], rest[1]);
  return { request };
}
