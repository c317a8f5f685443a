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
import { replayClicks } from './replay-clicks.ts';
import { whenIdleOrUsed } from '#storefront/browser/when-idle-or-used.ts';
import { loadVisibleChunk } from './pending-chunks.ts';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';

type DeferredPart<Props> = ComponentType<Props> & {
  /** Fetches its chunk now. Rejects when that fails; the next call tries again. */
  load: () => Promise<unknown>;
  /** While rendering: suspends until the chunk is there. */
  wait: () => void;
};

/**
 * A component whose chunk is fetched after the page. The server renders it whole; in the browser the server's HTML stays until the
 * chunk is there and React hydrates it. The Suspense boundary around it must not render again meanwhile, and no context above it may
 * change outside of a transition: React would show the fallback.
 */
export function deferHydration<Props extends object>(
  fetchChunk: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | undefined;
  let shown: Promise<ComponentType<Props>> | undefined;
  let awaited: Promise<ComponentType<Props>> | undefined;

  async function fetchOnce() {
    try {
      Loaded = await fetchChunk();
      return Loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function load() {
    loading ??= fetchOnce();
    return loading;
  }

  function Part(props: Props) {
    useEffect(replayClicks, []);
    // `use` must see the promise again that it suspended on.
    return createElement(Loaded && !shown ? Loaded : use((shown ??= loadVisibleChunk(load))), props);
  }
  Part.load = load;
  Part.wait = () => {
    if (Loaded && !awaited) return;
    awaited ??= load().catch(loadPageWhole);
    use(awaited);
  };
  return Part;
}

/** The address is that of the next page by now; a server with a newer build may still send it. */
function loadPageWhole(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => {});
}

/** A deferred part with a Suspense boundary of its own. A client-side navigation waits for it, so that the next page is shown whole. */
export function deferredScreen<Props extends object>(fetchChunk: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> & DeferredPart<Props> = deferHydration(fetchChunk);
  return memo(function DeferredScreen(props: Props) {
    const [isNavigation] = useState(useIsHydrated());
    const view = useMemo(() => {
      const part = <Part {...props} />;
      // A boundary would catch the suspension and show an empty page during a navigation.
      return isNavigation ? part : <Suspense fallback={null}>{part}</Suspense>;
    }, [props, isNavigation]);
    useWaitForChunks([Part]);
    return view;
  });
}

/** A component that the server never renders. */
export function clientOnly(fetchChunk: () => Promise<ComponentType>) {
  return memo(function ClientOnly() {
    const [Extra, setExtra] = useState<ComponentType | null>(null);
    useEffect(() => {
      void whenIdleOrUsed()
        .then(fetchChunk)
        .then((code) => setExtra(() => code))
        .catch(() => {});
    }, []);
    return Extra && <Extra />;
  });
}

/** Suspends a client-side navigation until the chunks of all these are there. The last hook of its component. */
export function useWaitForChunks(parts: readonly Pick<DeferredPart<never>, 'load' | 'wait'>[]): void {
  const [isNavigation] = useState(useIsHydrated());
  if (!isNavigation) return;
  for (const part of parts) void part.load().catch(() => {});
  for (const part of parts) part.wait();
}

/** The deferred parts among these elements. */
export function deferredPartsOf(elements: readonly ReactElement[]): DeferredPart<never>[] {
  return elements.map(({ type }): unknown => type).filter(isDeferredPart);
}

function isDeferredPart(type: unknown): type is DeferredPart<never> {
  return typeof type === 'function' && 'wait' in type;
}

/** Fetches the chunk of a part that is not shown yet, after the first view: when it is needed there may be no connection. */
export function usePreloadedChunk(part: Pick<DeferredPart<never>, 'load'>): void {
  useEffect(() => {
    void whenIdleOrUsed()
      .then(part.load)
      .catch(() => {});
  }, [part]);
}
