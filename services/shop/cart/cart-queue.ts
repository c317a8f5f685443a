/** One request after the other for each key, in order of arrival. In this process only. */

/** Why somebody is sent away: the line is as long as it may be, or did not move for too long. */
export class LineError extends Error {
  override name = 'LineError';
}

type Line = { tail: Promise<void>; length: number };
type Options = {
  /** Longest wait for those before, in milliseconds. */
  longestWaitMs: number;
  /** Most that stand in one line, the first included. */
  longestLine?: number;
};

export type Turn = {
  /** Rejects with a `LineError`; whoever took the turn leaves all the same. */
  begun: Promise<void>;
  leave: () => void;
};

/** For those who need not wait. */
export const noTurn: Turn = { begun: Promise.resolve(), leave() {} };

/** A wait may end badly before anybody looks. */
function handled(begun: Promise<void>): Promise<void> {
  begun.catch(() => {});
  return begun;
}

export type CartQueue = ReturnType<typeof createCartQueue>;

export function createCartQueue({ longestWaitMs, longestLine = 32 }: Options) {
  const lines = new Map<string, Line>();

  async function inTime(before: Promise<void>): Promise<void> {
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
      const line = lines.get(key) ?? { tail: Promise.resolve(), length: 0 };
      if (line.length >= longestLine) return { ...noTurn, begun: handled(Promise.reject(new LineError('too many'))) };
      const { promise: left, resolve } = Promise.withResolvers<void>();
      const before = line.tail;
      line.tail = before.then(() => left);
      line.length += 1;
      lines.set(key, line);
      let isIn = true;
      function leave() {
        if (!isIn) return;
        isIn = false;
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
        resolve();
      }
      return { begun: handled(inTime(before)), leave };
    },

    /** Waits for those who stand in line now, without standing in it. */
    afterThose(key: string): Turn {
      const line = lines.get(key);
      return line ? { ...noTurn, begun: handled(inTime(line.tail)) } : noTurn;
    },

    /** How many lines there are, for tests. */
    get size(): number {
      return lines.size;
    },
  };
}
