import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { AfterPause } from './after-pause.tsx';
import { giveUpPresses } from './early-presses.ts';

type LoadView<Props> = () => Promise<ComponentType<Props>>;

/**
 * A view with a chunk of its own. No boundary stands around it, so React waits: the server's HTML stays as it is until the chunks of
 * all views of the page are there, and after a navigation the page before stays in view.
 */
export function lazyScreen<Props extends object>(load: LoadView<Props>) {
  let loading: ReturnType<LoadView<Props>> | undefined;
  const start = () => (loading ??= load());
  /** React comes to one `lazy` after the other and waits at each: whoever knows what the page will need fetches all of it at once. */
  const preload = () => void start().catch(() => {});
  return Object.assign(memo(lazy(async () => ({ default: await start().catch(leaveToServer<Props>) }))), { preload });
}

/** The screen of a page that has no other: its chunk is fetched as soon as the page's own code is there. */
export function onlyScreen<Props extends object>(load: LoadView<Props>) {
  const Screen = lazyScreen(load);
  if (typeof document !== 'undefined') Screen.preload();
  return Screen;
}

/** A view that React hydrates by itself: its boundary comes with its chunk, and never has to wait for it. */
export function lazyPart<Props extends object>(load: LoadView<Props>, Boundary: typeof Hydrated = Hydrated) {
  return lazyScreen<Props>(async () => {
    const View = await load();
    return function Part(props: Props) {
      return (
        <Boundary>
          <View {...props} />
        </Boundary>
      );
    };
  });
}

function Hydrated({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <AfterPause>{children}</AfterPause>
    </Suspense>
  );
}

/** A view that nothing waits for; without its chunk another stands for it. */
export function lazyExtra<Props extends object>(load: LoadView<Props>, Instead: ComponentType<Props> = () => null) {
  return lazy(async () => ({ default: await load().catch(() => Instead) }));
}

/** A view that the server does not render. */
export function clientOnly<Props extends object = object>(load: LoadView<Props>) {
  const Extra = memo(lazyExtra<Props>(load));
  return function ClientOnly(props: Props) {
    return useIsHydrated() ? (
      <Hydrated>
        <Extra {...props} />
      </Hydrated>
    ) : null;
  };
}

/** A chunk could not be had: the page in view stays as the server wrote it; the next one is loaded as a document. */
function leaveToServer<Props>(): Promise<ComponentType<Props>> {
  giveUpPresses();
  return new Promise(() => {});
}
