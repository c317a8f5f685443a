import {
  type ComponentType,
  createElement,
  memo,
  type ReactElement,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { firstViewOver } from './first-view.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches its code now. Fails when that cannot be had; the next call tries again. */
  load: () => Promise<unknown>;
  /** While rendering: suspends until the code is there, or cannot be had. */
  wait: () => void;
};

/**
 * A part of a page whose code comes after the page. The server renders it whole; in the browser what the server wrote stays as it
 * is until the code is there. It stands inside a Suspense that must not render again meanwhile: React would empty it.
 */
export function latePart<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | undefined;
  let shown: Promise<ComponentType<Props>> | undefined;
  let tried: Promise<unknown> | undefined;

  async function fetchOnce() {
    try {
      Loaded = await fetchCode();
      return Loaded;
    } catch (error) {
      loading = undefined;
      tried = undefined;
      throw error;
    }
  }

  function load() {
    loading ??= fetchOnce();
    return loading;
  }

  /** Without the code the server's writing stays: better a part that does nothing than none. */
  async function loadAfterFirstView(): Promise<ComponentType<Props>> {
    await firstViewOver();
    return load().catch(() => new Promise<never>(() => {}));
  }

  function Part(props: Props) {
    shown ??= loadAfterFirstView();
    // One component all along: it is only not at hand at first.
    return createElement(Loaded ?? use(shown), props);
  }
  Part.load = load;
  Part.wait = () => {
    tried ??= load().catch(() => null);
    if (!Loaded) use(tried);
  };
  return Part;
}

/** A late part with a Suspense of its own. On the way to another page it is waited for, so that the page is shown whole. */
export function lateView<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> & LatePart<Props> = latePart(fetchCode);
  return memo(function LateView(props: Props) {
    useWaitOnNextPage([Part]);
    return useMemo(
      () => (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      ),
      [props],
    );
  });
}

/** Suspends until the code of all these is there, except in a page that came with its HTML. */
export function useWaitOnNextPage(parts: readonly Pick<LatePart<never>, 'load' | 'wait'>[]): void {
  const [isNextPage] = useState(useIsHydrated());
  if (!isNextPage) return;
  for (const part of parts) void part.load().catch(() => {});
  for (const part of parts) part.wait();
}

/** The late parts among these elements. */
export function latePartsOf(elements: readonly ReactElement[]): LatePart<never>[] {
  return elements.map(({ type }): unknown => type).filter(isLatePart);
}

function isLatePart(type: unknown): type is LatePart<never> {
  return typeof type === 'function' && 'wait' in type;
}

/** Fetches the code of a part that is not shown yet, once the first view is over: its moment may come without a connection. */
export function useEarlyCode(part: Pick<LatePart<never>, 'load'>): void {
  useEffect(() => {
    void firstViewOver()
      .then(part.load)
      .catch(() => {});
  }, [part]);
}
