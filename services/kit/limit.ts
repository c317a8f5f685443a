type Limit = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `size` tasks at the same time, the others in the order they came. */
export function createLimit(size: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running < size) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      // A place is handed on, not given back, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
