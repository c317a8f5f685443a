/** One change after the other for each key, in order of arrival, and readings between them. In this process only. */

/** Why somebody is sent away: the line is as long as it may be, or did not move for too long. */
export class LineError extends Error {
  override name = 'LineError';
}

type Line = {
  /** When the last change of those in line has ended. */
  tail: Promise<void>;
  /** Changes in line, the one under way included. */
  changes: number;
  /** Readings under way. */
  reading: Set<Promise<void>>;
  /** Readings that wait for the changes. */
  waiting: number;
};
type Options = {
  /** Longest wait for those before, in milliseconds. */
  longestWaitMs: number;
  /** Most changes that stand in one line, the first included, and most readings that wait for them. */
  longestLine?: number;
};

export type Turn = {
  /** Rejects with a `LineError`; the request that had the turn gives it up all the same. */
  begun: Promise<void>;
  leave: () => void;
};

/** For requests that need no turn. */
export const noTurn: Turn = { begun: Promise.resolve(), leave() {} };

/** A wait may end badly before anybody looks. */
function handled(begun: Promise<void>): Promise<void> {
  begun.catch(() => {});
  return begun;
}

const refused = (): Turn => ({ ...noTurn, begun: handled(Promise.reject(new LineError('too many'))) });

export type CartQueue = ReturnType<typeof createCartQueue>;

export function createCartQueue({ longestWaitMs, longestLine = 32 }: Options) {
  const lines = new Map<string, Line>();

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { tail: Promise.resolve(), changes: 0, reading: new Set(), waiting: 0 };
    lines.set(key, line);
    return line;
  }

  function tidy(key: string, { changes, reading, waiting }: Line) {
    if (changes === 0 && waiting === 0 && reading.size === 0) lines.delete(key);
  }

  async function inTime(before: Promise<unknown>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new LineError(`no turn within ${longestWaitMs} ms`)), longestWaitMs);
    });
    try {
      await Promise.race([before, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** A place at the end of the line, taken at once: it is kept until somebody leaves, also before the turn begins. */
    enter(key: string): Turn {
      const line = lineOf(key);
      if (line.changes >= longestLine) return refused();
      const { promise: left, resolve } = Promise.withResolvers<void>();
      // No reading begins while a change is in line, so those under way are all there is to wait for.
      const before = line.tail.then(() => Promise.all(line.reading));
      line.tail = line.tail.then(() => left);
      line.changes += 1;
      let isIn = true;
      function leave() {
        if (!isIn) return;
        isIn = false;
        line.changes -= 1;
        tidy(key, line);
        resolve();
      }
      return { begun: handled(inTime(before)), leave };
    },

    /** A reading: it waits until no change is in line, keeps no other reading waiting, and a change only while it is under way. */
    read(key: string): Turn {
      const line = lineOf(key);
      if (line.waiting >= longestLine) return refused();
      const { promise: left, resolve } = Promise.withResolvers<void>();
      let isIn = true;
      async function untilFree(): Promise<void> {
        if (!isIn) return;
        if (line.changes === 0) return void line.reading.add(left);
        await line.tail;
        await untilFree();
      }
      async function begin() {
        line.waiting += 1;
        try {
          await inTime(untilFree());
        } finally {
          line.waiting -= 1;
          tidy(key, line);
        }
      }
      return {
        begun: handled(begin()),
        leave() {
          isIn = false;
          line.reading.delete(left);
          tidy(key, line);
          resolve();
        },
      };
    },

    /** Waits for the changes that stand in line now, without standing in it. */
    afterThose(key: string): Turn {
      const line = lines.get(key);
      return line && line.changes > 0 ? { ...noTurn, begun: handled(inTime(line.tail)) } : noTurn;
    },

    /** How many lines there are, for tests. */
    get size(): number {
      return lines.size;
    },
  };
}
