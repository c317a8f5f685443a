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
import { giveEarlyClicks } from './replay-clicks.ts';
import { firstViewOver } from './when-idle-or-used.ts';
import { codeOfShown } from './pending-chunks.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type LatePart<Props> = ComponentType<Props> & {
  /** Fetches its code now. Fails when that cannot be had; the next call tries again. */
  load: () => Promise<unknown>;
  /** While rendering: suspends until the code is there. */
  wait: () => void;
};

/**
 * A part of a page whose code comes after the page. The server renders it whole; in the browser what the server wrote stays as it
 * is until the code is there. It stands inside a Suspense that must not render again meanwhile, nor a context above it change
 * outside of a transition: React would empty it.
 */
export function latePart<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | undefined;
  let shown: Promise<ComponentType<Props>> | undefined;
  let awaited: Promise<ComponentType<Props>> | undefined;

  async function fetchOnce() {
    try {
      Loaded = await fetchCode();
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
    useEffect(giveEarlyClicks, []);
    // One component all along: it is only not at hand at first. React wants to see a promise again that it once waited for.
    return createElement(Loaded && !shown ? Loaded : use((shown ??= codeOfShown(load))), props);
  }
  Part.load = load;
  Part.wait = () => {
    if (Loaded && !awaited) return;
    awaited ??= load().catch(loadPageWhole);
    use(awaited);
  };
  return Part;
}

/** The address is that of the next page by now. It may still be had, from a server that has other code since. */
function loadPageWhole(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => {});
}

/** A late part with a Suspense of its own. On the way to another page it is waited for, so that the page is shown whole. */
export function lateView<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> & LatePart<Props> = latePart(fetchCode);
  return memo(function LateView(props: Props) {
    const [isNextPage] = useState(useIsHydrated());
    const view = useMemo(() => {
      const part = <Part {...props} />;
      // On the way to another page nothing may catch what parts inside wait for: it would show an empty page meanwhile.
      return isNextPage ? part : <Suspense fallback={null}>{part}</Suspense>;
    }, [props, isNextPage]);
    useWaitOnNextPage([Part]);
    return view;
  });
}

/** A part that the server never renders, and that is there when its code is. */
export function lateExtra(fetchCode: () => Promise<ComponentType>) {
  return memo(function LateExtra() {
    const [Extra, setExtra] = useState<ComponentType | null>(null);
    useEffect(() => {
      void firstViewOver()
        .then(fetchCode)
        .then((code) => setExtra(() => code))
        .catch(() => {});
    }, []);
    return Extra && <Extra />;
  });
}

/** Suspends until the code of all these is there, except in a page that came with its HTML. The last hook of its component. */
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
