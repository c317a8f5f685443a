/** What was typed and is not with the server yet, kept by the browser: a tab may be closed, and a machine may stop. */
import { isRecord, jsonOf } from '#contract/fields/json.ts';

/** `body`: the form as it would have been sent. `names`: the fields that said something else than when the page was opened. */
export type TypedCopy = { at: number; body: string; names: string[] };

const prefix = 'kudde-typed:';
const keptMs = 30 * 24 * 60 * 60_000;

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type TypedCopies = ReturnType<typeof createTypedCopies>;

/** A browser may refuse to keep anything: then nothing is. */
export function createTypedCopies(storage: Shelf | null, nameNow: () => string, now: () => number = Date.now) {
  // A page may go on to another thing, or its thing may be renamed.
  const key = () => `${prefix}${nameNow()}`;
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  const read = (from: string): TypedCopy | null => {
    const said = jsonOf(storage?.getItem(from) ?? '');
    if (!isRecord(said) || typeof said.at !== 'number' || typeof said.body !== 'string') return null;
    const names = Array.isArray(said.names) ? said.names.filter((each) => typeof each === 'string') : [];
    return { at: said.at, body: said.body, names };
  };
  return {
    found: (): TypedCopy | null =>
      attempt(() => {
        const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
        for (const other of keys)
          if (other.startsWith(prefix) && now() - (read(other)?.at ?? 0) > keptMs) storage?.removeItem(other);
        return read(key());
      }),
    keep: (body: URLSearchParams, names: string[]): void =>
      void attempt(() => storage?.setItem(key(), JSON.stringify({ at: now(), body: String(body), names }))),
    drop: (): void => void attempt(() => storage?.removeItem(key())),
  };
}

/** Whether a form says already what was typed then. */
export function saysTheSame({ body, names }: TypedCopy, form: URLSearchParams): boolean {
  const typed = new URLSearchParams(body);
  return names.every((name) => sameValues(typed.getAll(name), form.getAll(name)));
}

/** Names of fields of which another form says something else. */
export function changedNames(before: URLSearchParams, after: URLSearchParams): string[] {
  const names = new Set([...before.keys(), ...after.keys()].filter((name) => name.startsWith('f:')));
  return [...names].filter((name) => !sameValues(before.getAll(name), after.getAll(name)));
}

function sameValues(one: string[], other: string[]): boolean {
  const lines = (values: string[]) => values.join('\n').replaceAll('\r\n', '\n').trim();
  return lines(one) === lines(other);
}
