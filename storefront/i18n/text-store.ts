import type { Messages } from '#contract/locales.ts';
import type { LazyTranslations } from './lazy-translations.ts';

/** What was read after the page arrived. A namespace that is neither loaded nor failed is on its way. */
export type LateTexts = { loaded: Messages; failed: ReadonlySet<string> };

export type TextStore = {
  subscribe: (listener: () => void) => () => void;
  late: () => LateTexts;
  /** A text of a namespace that is not in the page was asked for. */
  want(namespace: string): void;
  /** A text was asked for that is not in its namespace. */
  report(missing: { namespace: string; path: string }): void;
};

/**
 * `open` loads the lazy translations; null where there are none, as while rendering on the server. Asking is allowed while
 * rendering: it only notes what is wanted, once, and nothing changes before the next turn.
 */
export function createTextStore(open: (() => Promise<LazyTranslations>) | null): TextStore {
  let late: LateTexts = { loaded: {}, failed: new Set() };
  let opened: Promise<LazyTranslations> | undefined;
  const begun = new Set<string>();
  const listeners = new Set<() => void>();

  function change(next: LateTexts) {
    late = next;
    for (const listener of listeners) listener();
  }

  function once(name: string, act: (lazy: LazyTranslations) => unknown, fail: () => void) {
    if (!open || begun.has(name)) return;
    begun.add(name);
    opened ??= Promise.resolve().then(open);
    opened.then(act).catch(fail);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    late: () => late,
    want(namespace) {
      const fail = () => change({ ...late, failed: new Set([...late.failed, namespace]) });
      const load = async (lazy: LazyTranslations) => {
        const tree = await lazy.load(namespace);
        if (tree) change({ ...late, loaded: { ...late.loaded, [namespace]: tree } });
        else fail();
      };
      once(namespace, load, fail);
    },
    report(missing) {
      once(
        `${missing.namespace}:${missing.path}`,
        (lazy) => lazy.reportMissing(missing),
        () => {},
      );
    },
  };
}
